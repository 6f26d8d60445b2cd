import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import WebSocket from 'ws';
import { Client } from './client.js';

/** The process as a host runs it: `dist/main.js` with an environment, signals, exit codes. */
const folder = mkdtempSync(join(tmpdir(), 'parsec-process-'));
const running: ChildProcess[] = [];
const environment = (more: Record<string, string>) => ({ ...process.env, PORT: '0', DATA_DIR: folder, ...more });

const start = async (more: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['dist/main.js'], {
    env: environment(more),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(complained)));
  });
  return { child, url, said: () => said };
};

const stop = async (child: ChildProcess): Promise<number | null> => {
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await gone)[0];
};

afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Signs in by the letter in the postbox, as a person on a fresh machine does. */
const signIn = async (url: string): Promise<Client> => {
  const stranger = new Client(url);
  await stranger.ask('mutation { askForSignIn(address: "ana@example.org") }');
  const box = await (await fetch(`${url}/postbox`)).text();
  const number = /postbox\/(\d+)/.exec(box)![1];
  const letter = await (await fetch(`${url}/postbox/${number}`)).text();
  const secret = /secret=([\w.~-]+)/.exec(letter)![1];
  const { signIn: session } = await stranger.ask<{ signIn: { secret: string } }>(
    'mutation ($secret: String!) { signIn(secret: $secret) { secret } }',
    { secret },
  );
  return new Client(url, session.secret);
};

describe('the process', () => {
  it('stops gracefully with a socket open and answers under way, and knows everything when it comes back', async () => {
    const first = await start({ LOG_LEVEL: 'info' });
    const ana = await signIn(first.url);
    const open = (n: number) =>
      ana.ask<{ openTable: { table: string } }>(
        `mutation { openTable(command: "o${n}", table: { game: "planet-steam", title: "T", seats: 2 }) { ... on TableOpened { table } } }`,
      );
    await open(0);
    const socket = new WebSocket(`${first.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const underWay = [1, 2, 3].map((n) =>
      open(n)
        .then(({ openTable }) => openTable.table)
        .catch(() => null),
    );
    expect(await stop(first.child)).toBe(0);
    const told = (await Promise.all(underWay)).filter((table) => table !== null);
    // One JSON object a line, behind the words for whoever starts it.
    const lines = first
      .said()
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('time');
    expect(first.said()).not.toContain('ana@example.org');

    const rebuilt = spawnSync(process.execPath, ['dist/commands/rebuild.js'], {
      env: environment({}),
      encoding: 'utf8',
    });
    expect(rebuilt.stderr).toBe('');
    expect((JSON.parse(rebuilt.stdout) as { tables: number }).tables).toBeGreaterThan(told.length);

    const again = await start();
    expect((await fetch(`${again.url}/ready`)).status).toBe(200);
    const { tables } = await new Client(again.url, ana.token).ask<{ tables: { tables: { id: string }[] } }>(
      '{ tables(filter: { mine: true }) { tables { id } } }',
    );
    for (const table of told) expect(tables.tables.map(({ id }) => id)).toContain(table);
    const inUse = spawnSync(process.execPath, ['dist/commands/rebuild.js'], { env: environment({}), encoding: 'utf8' });
    expect(inUse.status).toBe(1);
    expect(inUse.stderr).toContain('stop the service first');
    expect(await stop(again.child)).toBe(0);
  });

  it('one process for the web and one for the letters share the work', async () => {
    const web = await start({ ROLE: 'web' });
    const mail = await start({ ROLE: 'mail' });
    expect((await fetch(`${mail.url}/ready`)).status).toBe(200);
    expect((await fetch(`${mail.url}/`)).status).toBe(404);
    const ana = await signIn(web.url);
    // Tests run at night, too.
    await ana.ask('mutation { changeSettings(settings: { quietFrom: "00:00", quietTo: "00:00" }) { id } }');
    const { openTable } = await ana.ask<{ openTable: { table: string } }>(
      'mutation { openTable(command: "two", table: { game: "planet-steam", title: "Two processes", seats: 2 }) { ... on TableOpened { table } } }',
    );
    for (const [field, seat] of [
      ['takeSeat', 'A'],
      ['seatBot', 'B'],
    ])
      await ana.ask(`mutation { ${field}(command: "s", table: "${openTable.table}", seat: "${seat}") { __typename } }`);
    await ana.ask(`mutation { startTable(command: "g", table: "${openTable.table}") { __typename } }`);
    const sent = async () =>
      (
        await ana.ask<{ myLetters: { letters: { status: string; table: string }[] } }>(
          '{ myLetters { letters { status table kind } } }',
        )
      ).myLetters.letters.some(({ status, table }) => status === 'sent' && table === openTable.table);
    for (let n = 0; !(await sent()); n++) {
      expect(n).toBeLessThan(150);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await stop(web.child)).toBe(0);
    expect(await stop(mail.child)).toBe(0);
  });

  it('settings that are wrong are told with what to write', () => {
    const { status, stderr } = spawnSync(process.execPath, ['dist/main.js'], {
      env: environment({ PORT: 'many', ROLE: 'both', OPERATORS: 'nobody' }),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const hint of ['a port number such as 3000', 'web, mail or all', 'addresses with commas'])
      expect(stderr).toContain(hint);
  });
});
