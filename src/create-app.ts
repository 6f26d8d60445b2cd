import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { LIMITS } from './graphql/limits.js';
import { type Service } from './service.js';
import { SECURITY_HEADERS } from './web/security.js';

/** The web application as it is served, and as the end-to-end tests serve it. */
export const createApp = async (service: Service, logger: ('error' | 'warn')[]): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(service),
    new FastifyAdapter({ bodyLimit: LIMITS.bodyBytes }),
    { logger },
  );
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (_request, reply, _payload, done) => {
      // A page that shows something foreign in a frame has a policy of its own.
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        if (!reply.hasHeader(name)) reply.header(name, value);
      done();
    });
  return app;
};
