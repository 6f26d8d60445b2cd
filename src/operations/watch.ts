import { randomUUID } from 'node:crypto';
import { type LoggerService } from '@nestjs/common';
import { type FastifyInstance } from 'fastify';
import { type Log } from '../log.js';
import { TooMany } from '../rate-limit.js';
import { type Service } from '../service.js';
import { type Metrics } from './metrics.js';

/** Asked by machines that look after us, often and from one place. */
const UNCOUNTED = new Set(['/health', '/ready', '/metrics']);

export const newRequestId = (): string => randomUUID();

/**
 * Counts, limits and logs every request. A line names the route as it is declared, never the address that was asked for:
 * those hold secrets, and so may queries, bodies and headers.
 */
export const watchRequests = (server: FastifyInstance, { limits, log }: Service, metrics: Metrics): void => {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const route = request.routeOptions.url ?? '';
    try {
      if (!UNCOUNTED.has(route)) limits.ofAddress.take(request.ip);
      done();
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      void reply.code(429).header('retry-after', String(error.seconds)).send({ error: error.message });
    }
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    metrics.answered(request.method, route, reply.statusCode, ms / 1000);
    log.info({ request: request.id, method: request.method, route, status: reply.statusCode, ms }, 'answered');
    done();
  });
};

/** What the framework has to say, in our log. */
export const frameworkLog = (log: Log): LoggerService => {
  const said =
    (level: 'debug' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      const err =
        message instanceof Error ? message : Object.assign(new Error(String(message)), { stack: String(rest[0]) });
      if (level === 'debug') log.debug(String(message));
      else log[level]({ err }, 'the framework reports');
    };
  return { log: said('debug'), warn: said('warn'), error: said('error'), fatal: said('fatal') };
};
