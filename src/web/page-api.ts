import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type DocumentNode, execute, GraphQLError, parse } from 'graphql';
import { contextFor, type Context } from '../graphql/viewer.js';
import { SERVICE, type Service } from '../service.js';
import { type Request } from './reader.js';

/** Asks the same API that everybody has, without the way through the network: a page can do nothing that a program cannot. */
export type Ask = <T>(operation: string, variables?: Readonly<Record<string, unknown>>) => Promise<T>;

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
    return async <T>(operation: string, variables = {}): Promise<T> => {
      const document = this.documents.get(operation) ?? parse(operation);
      this.documents.set(operation, document);
      const result = await execute({
        schema: this.host.schema,
        document,
        contextValue: context,
        variableValues: variables,
      });
      const [error] = result.errors ?? [];
      if (error) throw error.originalError instanceof GraphQLError ? error.originalError : error;
      return result.data as T;
    };
  }
}
