import { join } from 'node:path';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Catch, type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule, type GqlExceptionFilter } from '@nestjs/graphql';
import { GraphQLError, type GraphQLFormattedError, GraphQLScalarType } from 'graphql';
import { GamesResolver } from './graphql/games.resolver.js';
import { LIMITS, withinLimits } from './graphql/limits.js';
import { LettersResolver } from './graphql/letters.resolver.js';
import { MeResolver } from './graphql/me.resolver.js';
import { PlayResolver } from './graphql/play.resolver.js';
import { TableResolver } from './graphql/table.resolver.js';
import { TablesResolver } from './graphql/tables.resolver.js';
import { SeatsResolver } from './graphql/seats.resolver.js';
import { subscriptionsOf, SubscriptionsResolver } from './graphql/subscriptions.resolver.js';
import { FeedResolver, StatisticsResolver } from './graphql/statistics.resolver.js';
import { contextFor, type ContextSource, tooMany } from './graphql/viewer.js';
import { Metrics } from './operations/metrics.js';
import { OperationsController } from './operations/operations.controller.js';
import { TooMany } from './rate-limit.js';
import { SERVICE, type Service } from './service.js';
import { AssetsController } from './web/assets.controller.js';
import { InvitationController } from './web/invitation.controller.js';
import { PageApi } from './web/page-api.js';
import { PagesController } from './web/pages.controller.js';
import { LettersController } from './web/letters.controller.js';
import { PlayerController } from './web/player.controller.js';
import { PostboxController } from './web/postbox.controller.js';
import { RulesController } from './web/rules.controller.js';
import { SettingsController } from './web/settings.controller.js';
import { SignInController } from './web/sign-in.controller.js';
import { TableController } from './web/table.controller.js';

/** Ends in the order in which things lean on each other: no more projecting, then the files. */
class Closing implements OnApplicationShutdown {
  constructor(private readonly service: Service) {}

  async onApplicationShutdown(): Promise<void> {
    await this.service.live.stop();
    await this.service.clocks.stop();
    await this.service.letters.stop();
    await this.service.bots.stop();
    await this.service.projector.stop();
    this.service.readModels.close();
    await this.service.shell.tables.events.close();
  }
}

const json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });

/** What we did not mean to say is not said: internals never leak. */
const formatError = (error: GraphQLFormattedError): GraphQLFormattedError =>
  error.extensions?.code === 'INTERNAL_SERVER_ERROR'
    ? { message: 'something went wrong on our side', extensions: { code: 'INTERNAL' }, path: error.path }
    : {
        message: error.message,
        path: error.path,
        locations: error.locations,
        extensions: { code: error.extensions?.code },
      };

/** What a door refuses goes to whoever knocked, not into the log: only our own mistakes belong there. */
@Catch(GraphQLError, TooMany)
class Refusals implements GqlExceptionFilter<GraphQLError | TooMany> {
  catch(refusal: GraphQLError | TooMany): GraphQLError {
    return refusal instanceof TooMany ? tooMany(refusal) : refusal;
  }
}

@Module({})
export class AppModule {
  static with(service: Service): DynamicModule {
    return {
      module: AppModule,
      imports: [
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          typePaths: [join(import.meta.dirname, '..', 'schema.graphql')],
          resolvers: { JSON: json },
          context: (request: ContextSource) => contextFor(service, request),
          subscriptions: { 'graphql-ws': subscriptionsOf(service) },
          validationRules: [withinLimits],
          parseOptions: { maxTokens: LIMITS.tokens },
          playground: false,
          introspection: true,
          includeStacktraceInErrorResponses: false,
          formatError,
        }),
      ],
      controllers: [
        OperationsController,
        PagesController,
        SignInController,
        SettingsController,
        InvitationController,
        PlayerController,
        RulesController,
        TableController,
        PostboxController,
        LettersController,
        AssetsController,
      ],
      providers: [
        PageApi,
        GamesResolver,
        LettersResolver,
        MeResolver,
        TablesResolver,
        TableResolver,
        PlayResolver,
        SeatsResolver,
        SubscriptionsResolver,
        StatisticsResolver,
        FeedResolver,
        { provide: SERVICE, useValue: service },
        { provide: Metrics, useFactory: () => new Metrics(service) },
        { provide: APP_FILTER, useClass: Refusals },
        { provide: Closing, useValue: new Closing(service) },
      ],
    };
  }

  /** Of a process that only writes letters the world sees no more than that it lives. */
  static ofLetters(service: Service): DynamicModule {
    return {
      module: AppModule,
      controllers: [OperationsController],
      providers: [
        { provide: SERVICE, useValue: service },
        { provide: Metrics, useFactory: () => new Metrics(service) },
        { provide: Closing, useValue: new Closing(service) },
      ],
    };
  }
}
