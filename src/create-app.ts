import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { LIMITS } from './graphql/limits.js';
import { type Service } from './service.js';

/** The web application as it is served, and as the end-to-end tests serve it. */
export const createApp = (service: Service, logger: ('error' | 'warn')[]): Promise<NestFastifyApplication> =>
  NestFactory.create<NestFastifyApplication>(
    AppModule.with(service),
    new FastifyAdapter({ bodyLimit: LIMITS.bodyBytes }),
    { logger },
  );
