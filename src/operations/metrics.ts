import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Service } from '../service.js';

/** What is counted while the service runs, in the way Prometheus reads it. Nobody's name or address is in it. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'parsec_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.#registry],
  });

  constructor(service: Service) {
    collectDefaultMetrics({ register: this.#registry });
    const { readModels, projector, shell, letters } = service;
    const registers = [this.#registry];
    const gauge = (name: string, help: string, measure: () => number | Promise<number>): void =>
      void new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await measure());
        },
      });
    const count = (sql: string) => {
      const statement = readModels.prepare<[], number>(sql).pluck();
      return (): number => statement.get() ?? 0;
    };
    gauge('parsec_log_position', 'The newest event of the log', () => shell.tables.events.head());
    gauge('parsec_read_models_position', 'How far the read models have read the log', () => projector.position);
    gauge(
      'parsec_tables_running',
      'Tables being played',
      count(`SELECT count(*) FROM tables WHERE status = 'running'`),
    );
    gauge('parsec_obligations', 'Questions that wait for somebody', count('SELECT count(*) FROM obligations'));
    const byState = letters.room.outbox.db.prepare<[], { state: string; count: number }>(
      'SELECT state, count(*) AS count FROM letters GROUP BY state',
    );
    new Gauge({
      name: 'parsec_letters',
      help: 'Letters by what became of them',
      labelNames: ['state'],
      registers,
      collect() {
        for (const { state, count: letters } of byState.all()) this.set({ state }, letters);
      },
    });
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  read(): Promise<string> {
    return this.#registry.metrics();
  }
}
