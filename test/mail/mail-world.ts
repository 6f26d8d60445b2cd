import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { AccountStore, newKey } from '../../src/accounts/account-store.js';
import { type Account } from '../../src/accounts/account.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { type Locale } from '../../src/games/kernel/game-definition.js';
import { type Post } from '../../src/mail/letter.js';
import { openOutbox } from '../../src/mail/outbox.js';
import { type LetterSettings, openPostroom, type Postroom } from '../../src/mail/postroom.js';
import { BotsAtWork } from '../../src/tables/bots-at-work.js';
import { openTable } from '../../src/tables/open-table.js';
import { type Shell } from '../../src/tables/shell.js';
import { startTable } from '../../src/tables/start-table.js';
import { TableStore } from '../../src/tables/table-store.js';
import { seatBot, takeSeat } from '../../src/tables/take-seat.js';

/** A mail server that takes everything, and a place to wait for what it got. */
export interface Got {
  readonly to: string;
  readonly from: string;
  readonly raw: Buffer;
  readonly mail: Email;
}

export class TestMailServer {
  readonly got: Got[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          void PostalMime.parse(raw).then((mail) => {
            const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
            this.got.push({ to: envelope.rcptTo[0].address, from, raw, mail });
            callback();
            for (const wake of this.#waiting) wake();
          });
        });
      },
    });
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      const server = this.#server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  }

  /** Until a letter is there that fits. */
  async next(fits: (got: Got) => boolean, patience = 20_000): Promise<Got> {
    const until = Date.now() + patience;
    for (;;) {
      const found = this.got.find(fits);
      if (found) return found;
      if (Date.now() > until)
        throw new Error(
          `no such letter; there are: ${this.got.map(({ to, mail }) => `${to} ${mail.subject}`).join(' | ')}`,
        );
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          this.#waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, 15);
        this.#waiting.add(wake);
      });
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

export interface World {
  readonly shell: Shell;
  readonly accounts: AccountStore;
  readonly postroom: Postroom;
  readonly table: string;
  readonly people: readonly Account[];
  close(): Promise<void>;
}

/** People with addresses and bots at a started table, and a post room that sends to wherever `post` says. */
export const worldOf = async (
  post: Post,
  people: readonly { readonly address: string; readonly locale: Locale }[],
  {
    bots = 1,
    letters = {},
    now = () => new Date(),
    start = true,
    publicUrl = 'http://parsec.test',
    game = 'planet-steam',
  }: {
    bots?: number;
    letters?: LetterSettings;
    now?: () => Date;
    start?: boolean;
    publicUrl?: string;
    game?: string;
  } = {},
): Promise<World> => {
  const events = new InMemoryEventStore();
  const shell = { tables: new TableStore(events), now };
  const accounts = new AccountStore(events, newKey());
  const onError = (error: unknown): void => void process.stderr.write(`${(error as Error).stack}\n`);
  const postroom = openPostroom({ shell, accounts, post, publicUrl, now, onError }, openOutbox(':memory:'), {
    domain: 'play.test',
    holdMs: 0,
    ...letters,
  });
  const opened: Account[] = [];
  for (const { address, locale } of people)
    opened.push(
      await accounts.open({
        type: 'Opened',
        address,
        settings: {
          name: address.split('@')[0].replace(/^./, (first) => first.toUpperCase()),
          locale,
          zone: 'Europe/Madrid',
          quietFrom: '00:00',
          quietTo: '00:00',
          weekendsOff: false,
        },
        at: now().toISOString(),
      }),
    );
  const host = opened[0].player;
  const table = await openTable(shell, {
    game,
    title: 'Boiler Row',
    seats: people.length + bots,
    host,
    command: 'open',
    way: 'page',
  });
  if ('refused' in table) throw new Error(JSON.stringify(table));
  const id = table.table;
  for (const [i, { player }] of opened.entries())
    await takeSeat(shell, { table: id, seat: 'ABCDEF'[i], player, command: `sit-${i}`, way: 'page' });
  for (let i = 0; i < bots; i++)
    await seatBot(shell, {
      table: id,
      seat: 'ABCDEF'[people.length + i],
      policy: 'greedy',
      player: host,
      command: `bot-${i}`,
      way: 'page',
    });
  const working = new BotsAtWork(shell, events, onError);
  working.start(0, []);
  if (start) await startTable(shell, { table: id, player: host, command: 'start', way: 'page' });
  postroom.start();
  return {
    shell,
    accounts,
    postroom,
    table: id,
    people: opened,
    close: async () => {
      await postroom.stop();
      await working.stop();
      await events.close();
    },
  };
};

/** Writes a reply as a mail program would, and hands it to the listener. */
export const replyTo = async (
  port: number,
  { mail, to }: Got,
  text: string,
  id = crypto.randomUUID(),
): Promise<void> => {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  const quoted = (mail.text ?? '')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  await transport.sendMail({
    from: to,
    to: mail.replyTo![0].address!,
    subject: `Re: ${mail.subject}`,
    messageId: `<${id}@${to.split('@')[1]}>`,
    inReplyTo: mail.messageId,
    references: mail.messageId,
    text: `${text}\n\nOn Wed, 18 Nov 2026 at 15:04, Parsec Post <post@play.test> wrote:\n${quoted}\n`,
  });
  transport.close();
};
