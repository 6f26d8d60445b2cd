import { type Account } from '../accounts/account.js';
import { choiceAt } from '../accounts/letter-choices.js';
import { mayAnswerFor } from '../tables/people.js';
import { NoSuchTable } from '../tables/table-store.js';
import { type Table } from '../tables/table.js';
import { bounceAddress, replyAddress } from './addresses.js';
import { composeNotice } from './compose.js';
import { SEALED, sendSealedRow } from './sealed-letter.js';
import { isStillAwaited, noLongerAsked } from './still-open.js';
import { htmlForm } from './html-form.js';
import { isAskedAgain } from './keys.js';
import { type Letter, Refused } from './letter.js';
import { askedOf, type Mailroom } from './mailroom.js';
import { messageIdOf, type Row, type ShownOffer } from './outbox.js';
import { lettersPage } from './table-letter.js';
import { textForm } from './text-form.js';
import { type Composed, digestLetter, turnLetter } from './turn-letter.js';
import { failingAddress } from './undeliverable.js';
import { GIVE_UP_AFTER, retryAt } from './when.js';

/** How many letters are under way at a time: as many as the pool to the mail server has connections. */
const AT_A_TIME = 5;
/** However quiet it is, look again after this long: the clock may have been set. */
const LONGEST_NAP = 30_000;

/** What goes in one letter. */
interface Bundle {
  readonly rows: readonly Row[];
  readonly account: Account;
  readonly table: Table | null;
  readonly compose: () => Promise<Composed | null>;
  /** What each row showed, where it is not the same for all. */
  readonly offersOf?: (row: Row) => readonly ShownOffer[];
}

/** Sends what is due. A row is settled only after the mail server has taken the letter, and never before. */
export class LetterSender {
  #stopped = false;
  #wake: () => void = () => undefined;
  /** When it looks again by itself; in the past while it is at work. */
  #until = 0;
  #done: Promise<void> | undefined;

  constructor(
    private readonly room: Mailroom,
    private readonly writeNotice = composeNotice,
  ) {}

  start(): void {
    this.#done ??= this.#work();
  }

  /** Something is to go out, at once or at a moment: then a nap that ends before it may go on. */
  wake(due = 0): void {
    if (due < this.#until) this.#wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#done;
  }

  /** Of several processes on one outbox exactly one sends; another takes over when that one ends, or dies. */
  async #work(): Promise<void> {
    let letGo: (() => void) | null = null;
    while (!this.#stopped) {
      let sent = 0;
      try {
        letGo ??= this.room.outbox.holdSending();
        if (letGo) sent = await this.sendDue();
      } catch (error) {
        this.room.onError(error);
      }
      if (sent === 0) await this.#nap(letGo === null);
    }
    letGo?.();
  }

  #nap(isIdle: boolean): Promise<void> {
    const next = isIdle ? this.room.now().getTime() + this.room.retryMs : this.room.outbox.nextDue();
    const wait = next === null ? LONGEST_NAP : Math.max(50, Math.min(LONGEST_NAP, next - this.room.now().getTime()));
    this.#until = this.room.now().getTime() + wait;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** One round: how many rows were dealt with. */
  async sendDue(): Promise<number> {
    const rows = this.room.outbox.due();
    for (const row of rows.filter(({ kind }) => kind === SEALED)) await sendSealedRow(this.room, row);
    const bundles = await this.#bundle(rows.filter(({ kind }) => kind !== SEALED));
    for (let i = 0; i < bundles.length && !this.#stopped; i += AT_A_TIME)
      await Promise.all(bundles.slice(i, i + AT_A_TIME).map((bundle) => this.#send(bundle)));
    return rows.length;
  }

  async #bundle(rows: readonly Row[]): Promise<Bundle[]> {
    const bundles: Bundle[] = [];
    for (const [player, mine] of Map.groupBy(rows, (row) => row.player)) {
      const account = await this.room.accounts.load(player);
      if (!account || account.failed) {
        for (const { key } of mine) this.#drop(key, account ? `address ${account.failed!.why}` : 'the person has left');
        continue;
      }
      bundles.push(...(await this.#bundlesFor(account, mine)));
    }
    return bundles;
  }

  async #bundlesFor(account: Account, rows: readonly Row[]): Promise<Bundle[]> {
    const now = this.room.now().getTime();
    const tables = new Map<string, Table | null>();
    for (const { table } of rows) if (table !== null && !tables.has(table)) tables.set(table, await this.#table(table));
    const wanted = rows.filter((row) => {
      const why = this.#needless(row, account, row.table === null ? null : (tables.get(row.table) ?? null), now);
      if (why !== null) this.#drop(row.key, why);
      return why === null;
    });
    // A reminder tells the question too: it stands first, and what waits beside it travels with it.
    const turns = wanted
      .filter(({ kind }) => kind === 'turn' || kind === 'reminder')
      .sort((a, b) => Number(b.kind === 'reminder') - Number(a.kind === 'reminder'));
    const reminded = new Set(
      turns.filter(({ kind }) => kind === 'reminder').map(({ table, seat }) => `${table}:${seat}`),
    );
    const gathered = turns.filter(
      ({ table, seat }) => choiceAt(account.letters, table).cadence !== 'once' && !reminded.has(`${table}:${seat}`),
    );
    const digest = new Set(gathered.map(({ table, seat }) => `${table}:${seat}`)).size > 1 ? gathered : [];
    const bundles: Bundle[] = digest.length > 0 ? [this.#digest(account, digest, tables)] : [];
    const single = turns.filter((row) => !digest.includes(row));
    const told = new Set<string>();
    for (const mine of Map.groupBy(single, ({ table, seat }) => `${table}:${seat}`).values()) {
      const [{ table: id, seat }] = mine;
      const table = tables.get(id!)!;
      // A question that is still held joins this letter, and whoever is asked learns from it that the game has begun.
      const joining = this.room.outbox
        .queuedAt(id!)
        .filter(
          (row) =>
            row.player === account.player &&
            (row.kind === 'started' || (row.kind === 'turn' && row.seat === seat)) &&
            !mine.some(({ key }) => key === row.key),
        );
      for (const { key } of joining) told.add(key);
      const compose = () => turnLetter(this.room, table, { account, seat: seat! }, mine[0].kind === 'reminder');
      bundles.push({ rows: [...mine, ...joining], account, table, compose });
    }
    const news = wanted.filter((row) => !turns.includes(row) && !told.has(row.key));
    const groups = Map.groupBy(news, ({ kind, table, key }) =>
      kind === 'talk' || kind === 'news' ? `${kind}:${table}` : key,
    );
    for (const mine of groups.values()) {
      const table = tables.get(mine[0].table!)!;
      bundles.push({ rows: mine, account, table, compose: () => this.writeNotice(this.room, mine, account, table) });
    }
    return bundles;
  }

  #digest(account: Account, rows: readonly Row[], tables: ReadonlyMap<string, Table | null>): Bundle {
    const groups = [...Map.groupBy(rows, ({ table, seat }) => `${table}:${seat}`).values()];
    const seats = groups.map(([{ table, seat }]) => ({ table: tables.get(table!)!, seat: seat! }));
    return {
      rows,
      account,
      table: null,
      compose: () => digestLetter(this.room, account, seats),
      offersOf: ({ table, seat }) =>
        askedOf(tables.get(table!)!, seat!).flatMap(({ id, offers }) =>
          offers.map(({ action }) => ({ question: id, action })),
        ),
    };
  }

  async #table(id: string): Promise<Table | null> {
    try {
      return (await this.room.shell.tables.load(id)).table;
    } catch (error) {
      if (error instanceof NoSuchTable) return null;
      throw error;
    }
  }

  /** Why a letter need not be sent any more; null: it must. */
  #needless(row: Row, account: Account, table: Table | null, now: number): string | null {
    if (!table) return 'the table is gone';
    if (row.kind !== 'answer' && choiceAt(account.letters, row.table).muted) return 'unsubscribed';
    if (row.until !== null && row.until < now) return 'too old';
    if (row.kind === 'started' && this.room.outbox.lastInThread(row.player, table.id) !== null)
      return 'told with the first question';
    if (row.kind === 'turn' || row.kind === 'reminder') {
      if (!mayAnswerFor(table, row.seat!, row.player, new Date(now))) return 'the seat has changed hands';
      if (row.kind === 'reminder') return isStillAwaited(row, table) ? null : 'answered';
      if (!askedOf(table, row.seat!).some(({ id }) => id === row.question)) return 'answered';
      return this.#wasShown(row, table) ? 'shown with the answer to a reply' : null;
    }
    return noLongerAsked(row, table);
  }

  /** The answer to a reply may have shown the question before the log told us of it. */
  #wasShown({ seat, question, player, key }: Row, table: Table): boolean {
    const last = this.room.outbox.lastShown(table.id, seat!);
    if (last?.kind !== 'answer' || last.player !== player || isAskedAgain(key)) return false;
    const isOfNow = last.settled! >= Date.parse(table.awaiting[seat!]?.since ?? '');
    return isOfNow && last.offers.some((one) => one.question === question);
  }

  #drop(key: string, why: string): void {
    this.room.outbox.settle(key, 'dropped', why);
  }

  async #send({ rows, account, table, compose, offersOf }: Bundle): Promise<void> {
    const { outbox, post } = this.room;
    try {
      const composed = await compose();
      if (!composed) {
        for (const { key } of rows) this.#drop(key, 'nothing left to say');
        return;
      }
      await post.send(this.letterOf(rows[0], account, table, composed));
      const went = rows.map((row) => ({ key: row.key, offers: offersOf?.(row) ?? composed.offers }));
      outbox.sent(went, table && { player: account.player, table: table.id });
      // An answer that shows the open question is its letter: no second one is needed.
      if (rows[0].kind === 'answer' && table)
        for (const row of outbox.queuedAt(table.id))
          if (
            row.kind === 'turn' &&
            row.seat === rows[0].seat &&
            composed.offers.some((one) => one.question === row.question)
          )
            outbox.sent([{ key: row.key, offers: composed.offers }], null);
    } catch (error) {
      await this.#failed(rows, account, error);
    }
  }

  letterOf({ key, seat }: Row, account: Account, table: Table | null, { written, pictures }: Composed): Letter {
    const { accounts, domain, outbox } = this.room;
    const { player } = account;
    const root = table ? `<table.${table.id}.${player}@${domain}>` : null;
    const last = table ? outbox.lastInThread(player, table.id) : null;
    return {
      to: account.address,
      subject: written.subject,
      text: textForm(written),
      html: htmlForm(written),
      pictures,
      messageId: messageIdOf(key, domain),
      returnPath: bounceAddress(accounts, player, domain),
      unsubscribe: lettersPage(this.room, player, table?.id ?? null),
      ...(table && seat !== null && mayAnswerFor(table, seat, player, this.room.now())
        ? { replyTo: replyAddress(accounts, { table: table.id, seat }, player, domain) }
        : {}),
      ...(root ? { inReplyTo: last ?? root, references: last ? [root, last] : [root] } : {}),
    };
  }

  async #failed(rows: readonly Row[], account: Account, error: unknown): Promise<void> {
    const { outbox } = this.room;
    const now = this.room.now().getTime();
    const why = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof Refused;
    for (const { key, attempts, written } of rows)
      if (isRefused) outbox.settle(key, error.badAddress ? 'bounced' : 'dead', why);
      else if (now - written > GIVE_UP_AFTER) outbox.settle(key, 'dead', why);
      else outbox.failed(key, why, retryAt(now, attempts, this.room.retryMs));
    if (isRefused && error.badAddress) await failingAddress(this.room, account.player, 'bounced');
  }
}
