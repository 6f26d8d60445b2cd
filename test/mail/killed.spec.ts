import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openOutbox } from '../../src/mail/outbox.js';

/** The long form: LETTERS_KILLS=200 LETTERS_TABLES=50 npm run -s jest -- test/mail/killed */
const KILLS = Number(process.env.LETTERS_KILLS ?? 5);
const TABLES = Number(process.env.LETTERS_TABLES ?? 4);

const folder = mkdtempSync(join(tmpdir(), 'parsec-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Which life of the service a letter was accepted in. */
let life = 0;
let isKind = false;
const accepted: { readonly id: string; readonly life: number }[] = [];
/** Whose connection it is: a letter that stalled is accepted when its sender is dead and the next life has begun. */
const lifeOf = new Map<string, number>();
/** What each killed life left marked as sent. */
const markedAfter = new Map<number, ReadonlySet<string>>();
const marked = (): ReadonlySet<string> => {
  const db = openOutbox(join(folder, 'outbox.sqlite'));
  const ids = db
    .prepare<[], string>(`SELECT message_id FROM letters WHERE state = 'sent' AND carrier = key`)
    .pluck()
    .all();
  db.close();
  return new Set(ids);
};
const tally = { refused: 0, stalled: 0, dropped: 0, accepted: 0 };

/** A mail server in a bad mood: it refuses for now, stalls, drops the line, or accepts, as it likes. */
const moody = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onConnect: ({ id }, callback) => {
    lifeOf.set(id, life);
    callback();
  },
  onMailFrom: (_address, _session, callback) => {
    if (isKind || Math.random() > 0.15) return callback();
    tally.refused += 1;
    callback(Object.assign(new Error('not now'), { responseCode: 451 }));
  },
  onData: (stream, { id: session }, callback) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const mood = isKind ? 1 : Math.random();
      const take = () => {
        const id = /^message-id:\s*(<[^>]+>)/im.exec(Buffer.concat(chunks).toString('latin1'))![1];
        accepted.push({ id, life: lifeOf.get(session)! });
        tally.accepted += 1;
        callback();
      };
      if (mood < 0.1) {
        // Nothing was accepted, and nobody is told.
        tally.dropped += 1;
        (stream as unknown as { destroy(): void }).destroy();
        callback(Object.assign(new Error('the line is bad'), { responseCode: 421 }));
      } else if (mood < 0.25) {
        tally.stalled += 1;
        setTimeout(take, 300);
      } else take();
    });
  },
});
moody.on('error', () => undefined);

const child = (port: number, mode: string) =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, 'letters-until-killed.mjs'), folder, String(port), String(TABLES), mode],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

const output = (one: ReturnType<typeof child>): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    one.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    one.on('exit', () => resolve(text));
  });

describe('a service that is killed', () => {
  it(`loses no letter and doubles none in ${KILLS} lives of ${TABLES} tables`, async () => {
    const port = await new Promise<number>((resolve) => {
      const server = moody.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    await output(child(port, 'open'));
    for (let kill = 0; kill < KILLS; kill++) {
      life += 1;
      const one = child(port, 'play');
      const ended = output(one);
      await new Promise<void>((resolve, reject) => {
        one.stdout.once('data', () => resolve());
        one.once('exit', (code) => reject(new Error(`it died by itself, with ${code}`)));
      });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2500));
      one.kill('SIGKILL');
      await ended;
      markedAfter.set(life, marked());
    }
    life += 1;
    isKind = true;
    const { owed } = JSON.parse((await output(child(port, 'settle'))).split('\n').at(-2)!) as {
      owed: { state: string; messageId: string | null }[];
    };
    await new Promise<void>((resolve) => moody.close(() => resolve()));
    expect(owed.length).toBeGreaterThan(0);
    const ids = new Set(accepted.map(({ id }) => id));
    expect(
      owed.filter(({ state, messageId }) => state !== 'sent' || messageId === null || !ids.has(messageId)),
    ).toEqual([]);
    const lives = Map.groupBy(accepted, ({ id }) => id);
    const doubled = [...lives.values()].filter((all) => all.length > 1);
    // Only a kill between acceptance and mark excuses a second copy: then the outbox it left says nothing of the first.
    // Twice in one life, or again after it was marked, would be our mistake.
    const isExcused = (all: readonly (typeof accepted)[number][]): boolean =>
      new Set(all.map((one) => one.life)).size === all.length &&
      all.slice(0, -1).every((one) => markedAfter.get(one.life)?.has(one.id) === false);
    expect(doubled.filter((all) => !isExcused(all))).toEqual([]);
    process.stderr.write(
      `killed ${KILLS} times: ${JSON.stringify({ ...tally, letters: ids.size, owed: owed.length, doubledByAKill: doubled.length, secondCopies: accepted.length - ids.size })}\n`,
    );
  }, 3_600_000);
});
