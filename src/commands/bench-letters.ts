import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createTransport } from 'nodemailer';
import { AccountStore, newKey } from '../accounts/account-store.js';
import { SqliteEventStore } from '../event-store/sqlite.event-store.js';
import { htmlForm } from '../mail/html-form.js';
import { type Letter } from '../mail/letter.js';
import { type Mailroom } from '../mail/mailroom.js';
import { openOutbox, Outbox } from '../mail/outbox.js';
import { LetterSender } from '../mail/sender.js';
import { mailOf, SmtpPost } from '../mail/smtp.post.js';
import { textForm } from '../mail/text-form.js';
import { turnLetter } from '../mail/turn-letter.js';
import { TableStore } from '../tables/table-store.js';
import { playedOn } from './played-on.js';
import { median, round } from './bench-figures.js';

const FROM = 'Parsec Post <post@play.test>';
const BATCH = 100;
const ROUNDS = 7;

const openServer = (): Promise<{ readonly port: number; readonly worker: Worker }> => {
  const worker = new Worker(new URL('./bench-smtp-server.js', import.meta.url));
  return new Promise((resolve) => worker.once('message', (port: number) => resolve({ port, worker })));
};

/** Everything on disk, as in earnest: a table of four in the middle of a game, and people with addresses. */
const openRoom = async (folder: string, port: number) => {
  const events = SqliteEventStore.open(join(folder, 'events.sqlite'));
  const now = () => new Date();
  const shell = { tables: new TableStore(events), now };
  const accounts = new AccountStore(events, newKey());
  const { table, people } = await playedOn(shell, accounts, 'planet-steam', 4, 150);
  const db = openOutbox(join(folder, 'outbox.sqlite'));
  const room: Mailroom = {
    shell,
    accounts,
    outbox: new Outbox(db, 'play.test', Date.now),
    post: new SmtpPost({ url: `smtp://127.0.0.1:${port}`, from: FROM }),
    publicUrl: 'https://play.test',
    domain: 'play.test',
    holdMs: 0,
    retryMs: 60_000,
    now,
    onError: (error) => {
      throw error as Error;
    },
    deadlineOf: () => Promise.resolve(null),
  };
  const close = async (): Promise<void> => {
    await room.post.close?.();
    db.close();
    await events.close();
  };
  return { room, table, people, close };
};

/** Fills the outbox with letters of one seat; each has its own key and so its own Message-ID. */
const queue = ({ outbox }: Mailroom, table: string, player: string): void => {
  for (let i = 0; i < BATCH; i++)
    outbox.add({
      key: `${table}:bench-${randomUUID()}:A:answer`,
      kind: 'answer',
      player,
      table,
      seat: 'A',
      question: null,
      data: {},
      due: 0,
      until: null,
    });
};

const emptied = async (sender: LetterSender): Promise<number> => {
  const began = performance.now();
  while ((await sender.sendDue()) > 0);
  return performance.now() - began;
};

/** The same letters by nodemailer alone, over as many connections. */
const bare = async (port: number, letter: Letter): Promise<number> => {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, pool: true, maxConnections: 5 });
  await transport.sendMail(mailOf(letter, FROM));
  const began = performance.now();
  await Promise.all(
    Array.from({ length: BATCH }, () =>
      transport.sendMail({ ...mailOf(letter, FROM), messageId: `<${randomUUID()}@play.test>` }),
    ),
  );
  const took = performance.now() - began;
  transport.close();
  return took;
};

/** Building one turn letter with its pictures; and sending, from the row in the outbox to the mark that it is sent. */
export const letters = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parsec-bench-letters-'));
  const { port, worker } = await openServer();
  const { room, table: id, people, close } = await openRoom(folder, port);
  const { table } = await room.shell.tables.load(id);
  const reader = { account: people[0], seat: 'A' };
  const building: number[] = [];
  let composed = await turnLetter(room, table, reader);
  for (let i = 0; i < 15; i++) {
    const began = performance.now();
    composed = await turnLetter(room, table, reader);
    htmlForm(composed.written);
    textForm(composed.written);
    building.push(performance.now() - began);
  }
  const sender = new LetterSender(room, () => Promise.resolve(composed));
  const whole = new LetterSender(room, () => turnLetter(room, table, reader));
  const { player } = people[0];
  queue(room, id, player);
  const [row] = room.outbox.due(1);
  const letter = sender.letterOf(row, people[0], table, composed);
  await emptied(sender);
  const rounds: { readonly ours: number; readonly bare: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const alone = await bare(port, letter);
    queue(room, id, player);
    rounds.push({ ours: await emptied(sender), bare: alone });
  }
  queue(room, id, player);
  const wholeMs = await emptied(whole);
  await close();
  await worker.terminate();
  rmSync(folder, { recursive: true });
  const perSecond = (ms: number): number => Math.round((BATCH / ms) * 1000);
  const bareMs = median(rounds.map((r) => r.bare));
  return {
    htmlBytes: Buffer.byteLength(letter.html!),
    textBytes: Buffer.byteLength(letter.text),
    pictureBytes: (letter.pictures ?? []).map(({ png }) => png.length),
    buildingMs: round(median(building)),
    barePerSecond: perSecond(bareMs),
    /** From the row in the outbox to the mark, the letter being built already. */
    sending: {
      perSecond: perSecond(median(rounds.map((r) => r.ours))),
      ratio: round(median(rounds.map((r) => r.bare / r.ours))),
      target: 'at least 0.5',
    },
    /** With building: pictures are by far the most of it, and bare nodemailer draws none. */
    buildingAndSending: { perSecond: perSecond(wholeMs), ratio: round(bareMs / wholeMs) },
  };
};
