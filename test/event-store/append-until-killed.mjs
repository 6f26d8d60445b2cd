// A process of its own, made to be killed: appends to three streams at once and says on its output what was
// acknowledged. Runs the built code, so it also shows that the migrations are found from there.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { SqliteEventStore } from '../../dist/event-store/sqlite.event-store.js';

const [file, pause] = process.argv.slice(2);
const store = SqliteEventStore.open(file);

const appendForEver = async (stream) => {
  for (let expected = -1; ;) {
    const batch = [1, 2].map((n) => ({ id: randomUUID(), type: 'test.Happened', data: { n }, meta: null }));
    const { revision } = await store.append(stream, expected, batch);
    writeSync(1, batch.map(({ id }, i) => `${stream} ${expected + 1 + i} ${id}\n`).join(''));
    expected = revision;
    if (pause) await delay(Number(pause));
  }
};

await Promise.all([1, 2, 3].map(() => appendForEver(`table-${randomUUID()}`)));
