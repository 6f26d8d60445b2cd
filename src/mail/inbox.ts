import { createHash } from 'node:crypto';
import { type Account } from '../accounts/account.js';
import { normalAddress } from '../accounts/account-store.js';
import { NoSuchTable } from '../tables/table-store.js';
import { bouncedPlayer, claimedBy, isGenuine } from './addresses.js';
import { type Outcome } from './answer-letter.js';
import { carryOut } from './carry-out.js';
import { answerersOf, type Mailroom, mailWords } from './mailroom.js';
import { textOfHtml, typedLines } from './reply-text.js';
import { concernSchema } from './still-open.js';
import { failingAddress } from './undeliverable.js';
import { choiceAt } from '../accounts/letter-choices.js';

/** A letter that came in, taken apart. Nothing in it is believed but the address that it was sent to. */
export interface Incoming {
  readonly to: string;
  /** Of the envelope; empty for bounces. */
  readonly envelopeFrom: string;
  readonly from: string;
  readonly messageId: string | null;
  /** In-Reply-To and References, the nearest first. */
  readonly answers: readonly string[];
  /** By their names in lower case; all values of each. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text: string | null;
  readonly html: string | null;
  /** Everything, for telling letters without a Message-ID apart and for reading reports. */
  readonly raw: string;
}

export type Received = 'carried out' | 'seen before' | 'automatic' | 'bounce' | 'too many' | 'unknown address';

export interface InboxOptions {
  /** The name under which the site's own mail server writes Authentication-Results; without one, none is believed. */
  readonly authority?: string;
  readonly perHour?: number;
}

/** Programs that answer programs never stop: what is not from a person is not answered. */
export const isAutomatic = ({ headers, envelopeFrom, from }: Incoming): boolean => {
  const value = (name: string): string => (headers.get(name)?.[0] ?? '').trim().toLowerCase();
  return (
    (value('auto-submitted') !== '' && !value('auto-submitted').startsWith('no')) ||
    /^(bulk|junk|list|auto_reply)$/.test(value('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'x-parsec-post'].some((name) => headers.has(name)) ||
    value('content-type').startsWith('multipart/report') ||
    envelopeFrom === '' ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(from)
  );
};

/** Deals with letters that come in. */
export class Inbox {
  readonly #recent = new Map<string, number[]>();

  constructor(
    private readonly room: Mailroom,
    private readonly wake: () => void,
    private readonly options: InboxOptions = {},
  ) {}

  /** Whether anybody lives there: a mail server asks before it sends the whole letter. */
  async knows(address: string): Promise<boolean> {
    return (await this.#seatOf(address)) !== null || bouncedPlayer(this.room.accounts, address) !== null;
  }

  async receive(incoming: Incoming): Promise<Received> {
    const bounced = bouncedPlayer(this.room.accounts, incoming.to);
    if (bounced !== null) return this.#bounce(bounced, incoming);
    const seat = await this.#seatOf(incoming.to);
    if (!seat) return 'unknown address';
    if (isAutomatic(incoming)) return 'automatic';
    const { outbox, accounts, now } = this.room;
    const id = createHash('sha256')
      .update(`${incoming.to.toLowerCase()}\n${incoming.messageId ?? incoming.raw}`)
      .digest('hex')
      .slice(0, 32);
    if (outbox.wasRead(id)) return 'seen before';
    if (this.#tooMany(incoming.to)) return 'too many';
    const account = (await accounts.load(seat.player))!;
    const outcome = this.#isFrom(account, seat.table, incoming)
      ? await this.#carryOut(id, seat, account, incoming)
      : await this.#refusedSender(account, seat.table);
    const answer = {
      key: `${seat.table}:reply-${id}:${seat.seat}:answer`,
      kind: 'answer',
      player: seat.player,
      table: seat.table,
      seat: seat.seat,
      question: null,
      data: outcome,
      due: now().getTime(),
      until: null,
    };
    outbox.read(id, [answer]);
    this.wake();
    return 'carried out';
  }

  async #carryOut(
    id: string,
    { table, seat, player }: { table: string; seat: string; player: string },
    { settings: { locale } }: Account,
    { text, html, answers }: Incoming,
  ): Promise<Outcome> {
    const rows = answers
      .map((one) => this.room.outbox.byMessageId(one))
      .filter((row) => row !== null && row.table === table && row.seat === seat);
    const asking = rows[0]?.kind === 'asks' ? concernSchema.parse(rows[0].data).position : null;
    const named = rows.find((row) => row !== null && row.offers.length > 0) ?? undefined;
    const shown = named ?? this.room.outbox.lastShown(table, seat);
    const plain = text !== null && text.trim() !== '' ? text : textOfHtml(html ?? '');
    return carryOut(this.room, {
      id,
      table,
      seat,
      player,
      locale,
      lines: typedLines(plain),
      shown: shown?.offers ?? [],
      bound: named !== undefined,
      proposal: asking,
    });
  }

  async #seatOf(address: string): Promise<{ table: string; seat: string; player: string } | null> {
    const claimed = claimedBy(address);
    if (!claimed) return null;
    try {
      const { table } = await this.room.shell.tables.load(claimed.table);
      const player = answerersOf(table, claimed.seat, this.room.now()).find((one) =>
        isGenuine(this.room.accounts, claimed, one),
      );
      return player === undefined ? null : { table: claimed.table, seat: claimed.seat, player };
    } catch (error) {
      if (error instanceof NoSuchTable) return null;
      throw error;
    }
  }

  /** The secret address decides, unless its owner wants more: the own address as sender, and signed by its provider. */
  #isFrom(account: Account, table: string, { from, headers }: Incoming): boolean {
    if (!choiceAt(account.letters, table).strictReplies) return true;
    if (normalAddress(from) !== account.address) return false;
    const domain = account.address.split('@')[1];
    const { authority } = this.options;
    return (headers.get('authentication-results') ?? []).some((result) => {
      const [by, ...verdicts] = result.split(';');
      if (authority === undefined || by.trim().toLowerCase() !== authority.toLowerCase()) return false;
      return verdicts.some((verdict) => {
        const signer = /dkim\s*=\s*pass\b.*header\.(?:d|i)\s*=\s*@?([\w.-]+)/is.exec(verdict)?.[1].toLowerCase();
        return signer !== undefined && (signer === domain || domain.endsWith(`.${signer}`));
      });
    });
  }

  async #refusedSender({ settings: { locale } }: Account, table: string): Promise<Outcome> {
    const { revision } = (await this.room.shell.tables.load(table)).table;
    return {
      lines: [{ line: '…', done: 'not', why: mailWords(locale)('mail.why.sender') }],
      help: false,
      before: revision,
    };
  }

  #tooMany(address: string): boolean {
    const now = this.room.now().getTime();
    const recent = (this.#recent.get(address) ?? []).filter((at) => now - at < 3_600_000);
    this.#recent.set(address, [...recent, now]);
    if (this.#recent.size > 10_000) this.#recent.delete(this.#recent.keys().next().value!);
    return recent.length >= (this.options.perHour ?? 120);
  }

  /** A report that says for good: the address does not take letters, or its owner does not want them. */
  async #bounce(player: string, { raw }: Incoming): Promise<Received> {
    if (/^feedback-type:\s*abuse/im.test(raw)) await failingAddress(this.room, player, 'complained');
    else if (/^status:\s*5\.\d+\.\d+/im.test(raw)) await failingAddress(this.room, player, 'bounced');
    this.wake();
    return 'bounce';
  }
}
