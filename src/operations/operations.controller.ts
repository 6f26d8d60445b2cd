import { timingSafeEqual } from 'node:crypto';
import { Controller, ForbiddenException, Get, Inject, Req, Res } from '@nestjs/common';
import { SERVICE, type Service } from '../service.js';
import { Metrics } from './metrics.js';

interface Request {
  readonly ip: string;
  readonly headers: { readonly authorization?: string };
}
interface Reply {
  status(code: number): Reply;
  header(name: string, value: string): Reply;
  send(body: unknown): void;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** For whoever keeps the service running. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(SERVICE) private readonly service: Service,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  /** The process lives. */
  @Get('/health')
  health(@Res() reply: Reply): void {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  }

  /** It may be sent people: the log answers, and what was written before it started can be read. */
  @Get('/ready')
  async ready(@Res() reply: Reply): Promise<void> {
    const { shell, projector, role } = this.service;
    const behind = await shell.tables.events.head().then(
      (head) => (role === 'mail' ? 0 : Math.max(0, head - projector.position)),
      () => null,
    );
    const why =
      behind === null ? 'the log does not answer' : behind > NEARLY ? `${behind} events behind the log` : null;
    reply
      .status(why === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(why === null ? { status: 'ready' } : { status: 'not ready', why });
  }

  @Get('/metrics')
  async read(@Req() { ip, headers }: Request, @Res() reply: Reply): Promise<void> {
    const { metricsToken } = this.service;
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (metricsToken === undefined ? !LOOPBACK.test(ip) : !isSame(given, metricsToken))
      throw new ForbiddenException('metrics are for this machine, or for whoever shows METRICS_TOKEN');
    reply.header('content-type', this.metrics.contentType).send(await this.metrics.read());
  }
}

/** Under way, the read models are always an instant behind: that does not make a server unfit. */
const NEARLY = 50;
