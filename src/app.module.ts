import { join } from 'node:path';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { type EventStore } from './event-store/event-store.js';
import { GamesResolver } from './graphql/games.resolver.js';
import { type Shell } from './tables/shell.js';
import { TableStore } from './tables/table-store.js';
import { PagesController } from './web/pages.controller.js';

/** The one token for what every use case stands on. */
export const SHELL = Symbol('shell');

class ClosingStore implements OnApplicationShutdown {
  constructor(private readonly events: EventStore) {}

  async onApplicationShutdown(): Promise<void> {
    await this.events.close();
  }
}

@Module({})
export class AppModule {
  static with(events: EventStore): DynamicModule {
    const shell: Shell = { tables: new TableStore(events), now: () => new Date() };
    return {
      module: AppModule,
      imports: [
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          typePaths: [join(import.meta.dirname, '..', 'schema.graphql')],
          playground: false,
          introspection: true,
        }),
      ],
      controllers: [PagesController],
      providers: [
        GamesResolver,
        { provide: SHELL, useValue: shell },
        { provide: ClosingStore, useValue: new ClosingStore(events) },
      ],
    };
  }
}
