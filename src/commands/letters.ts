import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { openOutbox, Outbox } from '../mail/outbox.js';
import { readArguments } from './arguments.js';

/**
 * For whoever looks after the service: letters that were given up, and sending them again; beside the running service.
 * And for whoever works on letters: all of them as pictures and texts in a folder.
 */
const USAGE =
  'npm run -s letters -- [--data FOLDER] [--resend KEY] [--json]   or   npm run -s letters -- --look FOLDER [--only planet-steam-en]';
const { data, resend, look, only, json } = readArguments(
  z.object({
    data: z.string().default(process.env.DATA_DIR ?? 'data'),
    resend: z.string().optional(),
    look: z.string().optional(),
    only: z.string().optional(),
    json: z.boolean().default(false),
  }),
  process.argv.slice(2),
  USAGE,
);

const file = join(resolve(data), 'outbox.sqlite');
if (look !== undefined) {
  const { lookAtLetters } = await import('./look-at-letters.js');
  for (const picture of await lookAtLetters(resolve(look), only)) console.log(picture);
} else if (!existsSync(file)) {
  console.error(`there is no outbox at ${file}: say where the data is with --data`);
  process.exitCode = 1;
} else {
  const db = openOutbox(file);
  const outbox = new Outbox(db, '', Date.now);
  if (resend !== undefined) {
    const isQueued = outbox.resend(resend);
    console.log(isQueued ? `queued again: ${resend}` : `no letter was given up under the key ${resend}`);
    process.exitCode = isQueued ? 0 : 1;
  } else {
    const dead = outbox.dead().map(({ key, kind, player, table, why, attempts, settled }) => ({
      key,
      kind,
      player,
      table,
      attempts,
      why,
      givenUp: settled === null ? null : new Date(settled).toISOString(),
    }));
    if (json) console.log(JSON.stringify(dead));
    else if (dead.length === 0) console.log('no letter was given up');
    else
      for (const { key, givenUp, attempts, why } of dead)
        console.log(`${key}\n  given up ${givenUp} after ${attempts} tries: ${why}`);
  }
  db.close();
}
