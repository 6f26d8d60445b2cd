import { type EventStore } from '../event-store/event-store.js';
import { policyOf } from './bot-names.js';
import { letBotsAnswer } from './let-bots-answer.js';
import { type TableFact } from './records.js';
import { type Shell } from './shell.js';

/**
 * Follows the log and lets bots answer where a table waits for one. What was left undone by a crash is found again by
 * asking the read model who is owed an answer, not by remembering what was in flight.
 */
export class BotsAtWork {
  readonly #stopping = new AbortController();
  #done: Promise<void> | undefined;

  constructor(
    private readonly shell: Shell,
    private readonly events: EventStore,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(after: number, waiting: readonly string[]): void {
    this.#done ??= this.#work(after, waiting);
  }

  async #work(after: number, waiting: readonly string[]): Promise<void> {
    for (const table of waiting) await this.#answer(table);
    for await (const { type, stream, data } of this.events.follow(after, { signal: this.#stopping.signal })) {
      if (type !== 'table.Awaiting') continue;
      const table = stream.slice('table-'.length);
      const { seats } = data as unknown as Extract<TableFact, { type: 'Awaiting' }>;
      await this.#answer(table, Object.keys(seats));
    }
  }

  /** One table's trouble must not stop the bots of all others. */
  async #answer(table: string, awaited?: readonly string[]): Promise<void> {
    try {
      const { players } = (await this.shell.tables.load(table)).table;
      if (awaited?.some((seat) => policyOf(players[seat] ?? '') !== null) ?? true)
        await letBotsAnswer(this.shell, table);
    } catch (error) {
      this.onError(error);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
  }
}
