import { z } from 'zod';
import { type StoredEvent } from '../event-store/event-store.js';
import { type Account } from '../accounts/account.js';
import { choiceAt } from '../accounts/letter-choices.js';
import { policyOf } from '../tables/bot-names.js';
import { type Table } from '../tables/table.js';
import { turnKey } from './keys.js';
import { answerersOf, type Mailroom } from './mailroom.js';
import { type NoticeKind, noticesOf } from './news-of.js';
import { type Note } from './outbox.js';
import { dueAt } from './when.js';

/** Of what events carry, what letters need. */
const metaSchema = z.object({ at: z.string(), player: z.string().nullable().default(null) });

/** News older than this are not sent any more; a question is, as long as it is open. */
const NEWS_LAST = 3 * 86_400_000;
const ASKING: ReadonlySet<string> = new Set(['asks', 'offered']);
/** So many events without a letter are worth a note of how far we are. */
const EVERY = 200;
const TRIES = 4;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * Follows the log and notes which letters are to be written, each under a key that the same facts always give: so it may
 * read the log again from anywhere, and after any crash, and nobody gets a letter twice or not at all.
 */
export class LetterReactor {
  readonly #stopping = new AbortController();
  /** How far each table was looked at: an answer adds several facts, and one look is enough for all of them. */
  readonly #seen = new Map<string, number>();
  #done: Promise<void> | undefined;
  #position: number;
  #unnoted = 0;

  constructor(
    private readonly room: Mailroom,
    private readonly wake: (due: number) => void,
  ) {
    this.#position = room.outbox.position;
  }

  get position(): number {
    return this.#position;
  }

  start(): void {
    this.#done ??= this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    for await (const event of this.room.shell.tables.events.follow(this.#position, { signal })) {
      const notes = await this.#patiently(event);
      // Stopped in the middle of trouble: the next start reads it again.
      if (notes === null) return;
      this.#unnoted += 1;
      if (notes.length > 0 || this.#unnoted >= EVERY) {
        this.room.outbox.follow(event.position, notes);
        this.#unnoted = 0;
        if (notes.length > 0) this.wake(Math.min(...notes.map(({ due }) => due)));
      }
      this.#position = event.position;
    }
  }

  /** Trouble that passes must lose no letter; trouble that stays, at one table, must not stop the letters of all others. */
  async #patiently(event: StoredEvent): Promise<Note[] | null> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.notesFor(event);
      } catch (error) {
        if (this.#stopping.signal.aborted) return null;
        if (attempt === TRIES) {
          this.room.onError(error);
          return [];
        }
        await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
      }
  }

  async notesFor(event: StoredEvent): Promise<Note[]> {
    if (event.type === 'talk.Said') return this.#talk(event);
    if (!event.stream.startsWith('table-')) return [];
    const id = event.stream.slice('table-'.length);
    const isSeen = (this.#seen.get(id) ?? -1) >= event.revision;
    // Whom the table waits for now has been looked at with the first of its facts.
    if (isSeen && (!event.type.startsWith('table.') || event.type === 'table.Awaiting')) return [];
    const { table } = await this.room.shell.tables.load(id);
    const notes: Note[] = [];
    // What is asked is looked at once for all that has happened by now; what happened, fact by fact.
    if (!isSeen) {
      notes.push(...(await this.#questions(table)));
      this.#seen.set(id, table.revision);
    }
    if (event.type.startsWith('table.')) notes.push(...(await this.#notices(event, table)));
    return notes;
  }

  async #questions(table: Table): Promise<Note[]> {
    const notes: Note[] = [];
    const dues = new Map<string, number | null>();
    const dueFor = async (player: string): Promise<number | null> => {
      const account = await this.room.accounts.load(player);
      return account && this.#due(account, table.id);
    };
    const asked = table.started ? table.game.questions(table.state).filter(({ waits }) => waits) : [];
    for (const { id: question, seat } of asked)
      for (const player of answerersOf(table, seat, this.room.now())) {
        if (!dues.has(player)) dues.set(player, await dueFor(player));
        const due = dues.get(player) ?? null;
        if (due === null) continue;
        notes.push({
          key: turnKey(table, question, seat, player),
          kind: 'turn',
          player,
          table: table.id,
          seat,
          question,
          data: {},
          due,
          until: null,
        });
      }
    return notes;
  }

  async #notices({ stream, revision, meta }: StoredEvent, table: Table): Promise<Note[]> {
    const { at, player: by } = metaSchema.parse(meta);
    const authorOf = async (position: number): Promise<string | null> => {
      const [record] = await this.room.shell.tables.events.read(stream, { from: position, limit: 1 });
      return metaSchema.parse(record.meta).player;
    };
    const notes: Note[] = [];
    for (const { kind, player, data } of await noticesOf(table, revision, by, authorOf)) {
      // These come once in the life of a table.
      const key = kind === 'started' || kind === 'over' ? kind : `${revision}:${kind}`;
      notes.push(...(await this.#news(kind, `${table.id}:${key}:${player}`, player, table, data, Date.parse(at))));
    }
    return notes;
  }

  async #talk({ stream, id, meta }: StoredEvent): Promise<Note[]> {
    const table = UUID.exec(stream.slice('talk-'.length))?.[0];
    if (table === undefined) return [];
    const author = stream.slice('talk-'.length + table.length + 1);
    const { at } = metaSchema.parse(meta);
    const loaded = (await this.room.shell.tables.load(table)).table;
    const notes: Note[] = [];
    for (const player of new Set([...Object.values(loaded.players), loaded.opened!.host]))
      if (player !== author)
        notes.push(
          ...(await this.#news(
            'talk',
            `${table}:talk:${id}:${player}`,
            player,
            loaded,
            { player: author, at },
            Date.parse(at),
          )),
        );
    return notes;
  }

  async #news(
    kind: NoticeKind | 'talk',
    key: string,
    player: string,
    table: Table,
    data: Note['data'],
    at: number,
  ): Promise<Note[]> {
    // What asks something is worth sending as long as it is open; the sender looks.
    const until = ASKING.has(kind) ? null : at + NEWS_LAST;
    if (policyOf(player) !== null || (until !== null && until < this.room.now().getTime())) return [];
    const account = await this.room.accounts.load(player);
    if (!account) return [];
    const seat = Object.keys(table.players).find((one) => table.players[one] === player) ?? null;
    const due = this.#due(account, table.id);
    return [{ key, kind, player, table: table.id, seat, question: null, data, due, until }];
  }

  #due(account: Account, table: string): number {
    return dueAt(this.room.now().getTime(), this.room.holdMs, choiceAt(account.letters, table), account.settings);
  }
}
