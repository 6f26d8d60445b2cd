import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type DocumentNode, execute, GraphQLError, parse } from 'graphql';
import { contextFor, type Context } from '../graphql/viewer.js';
import { SERVICE, type Service } from '../service.js';
import { type Operation } from './operations.js';
import { type Request } from './reader.js';

/** Asks the same API that everybody has, without the way through the network: a page can do nothing that a program cannot. */
export type Ask = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => Promise<Result>;

@Injectable()
export class PageApi {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(
    @Inject(GraphQLSchemaHost) private readonly host: GraphQLSchemaHost,
    @Inject(SERVICE) readonly service: Service,
  ) {}

  contextOf(request: Request): Promise<Context> {
    return contextFor(this.service, request);
  }

  askAs(context: Context): Ask {
    return async <Result, Variables>({ text }: Operation<Result, Variables>, variables: Variables) => {
      const document = this.documents.get(text) ?? parse(text);
      this.documents.set(text, document);
      const result = await execute({
        schema: this.host.schema,
        document,
        contextValue: context,
        variableValues: variables as Record<string, unknown>,
      });
      const [error] = result.errors ?? [];
      if (error) throw error.originalError instanceof GraphQLError ? error.originalError : error;
      return result.data as Result;
    };
  }
}
