import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { LIMITS } from './graphql/limits.js';
import { Metrics } from './operations/metrics.js';
import { frameworkLog, newRequestId, watchRequests } from './operations/watch.js';
import { type Service } from './service.js';
import { SECURITY_HEADERS } from './web/security.js';

/** The web application as it is served, and as the end-to-end tests serve it. */
export const createApp = async (service: Service): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    service.role === 'mail' ? AppModule.ofLetters(service) : AppModule.with(service),
    new FastifyAdapter({ bodyLimit: LIMITS.bodyBytes, genReqId: newRequestId, trustProxy: service.trustsProxy }),
    { logger: frameworkLog(service.log) },
  );
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  watchRequests(server, service, app.get(Metrics));
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // A page that needs another policy has said so itself.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
  return app;
};
