import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../event-store/open-database.js';
import { projectionsOn } from '../read-models/projections.js';
import { openReadModels, Projector } from '../read-models/projector.js';
import { openEventStore, readSettings } from '../settings.js';

/** Read models are disposable: this throws them away and makes them again from the log. Nothing is sent. */
const settings = readSettings(process.env);
const file = join(resolve(settings.DATA_DIR), 'read-models.sqlite');

/** Whoever has the file open would go on reading the one that was thrown away. */
const isInUse = (): boolean => {
  const db = openDatabase(file, { migrations: join(import.meta.dirname, '..', '..', 'migrations', 'read-models') });
  try {
    db.pragma('busy_timeout = 0');
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    db.close();
  }
};

const rebuild = async (): Promise<number> => {
  const events = await openEventStore(settings);
  if (isInUse()) {
    await events.close();
    process.stderr.write('The read models are in use: stop the service first, then rebuild.\n');
    return 1;
  }
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  const readModels = openReadModels(file);
  const projector = new Projector(readModels, events, projectionsOn(readModels));
  const head = await events.head();
  projector.start();
  await projector.reached(head);
  await projector.stop();
  const count = (table: string): number =>
    readModels.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get()!;
  const report = { position: projector.position, tables: count('tables'), obligations: count('obligations') };
  readModels.close();
  await events.close();
  process.stdout.write(`${JSON.stringify(report)}\n`);
  return 0;
};

process.exitCode = await rebuild();
