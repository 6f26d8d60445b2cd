import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';

export type { Database } from 'better-sqlite3';

/** The folder lies beside `src` and beside `dist`, and this file equally deep in both. */
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Several processes may have the file open; a writer waits this long for another one's transaction. */
export const BUSY_TIMEOUT_MS = 5_000;

export interface DatabaseOptions {
  readonly migrations?: string;
  /** Is told every statement that is run. */
  readonly trace?: (sql: string) => void;
}

/** Opens the file (made if need be, `:memory:` for none) and brings its tables up to date. */
export const openDatabase = (file: string, options: DatabaseOptions = {}): Database.Database => {
  const db = new Database(file, {
    timeout: BUSY_TIMEOUT_MS,
    verbose: options.trace && ((sql) => options.trace?.(String(sql))),
  });
  try {
    db.pragma('journal_mode = WAL');
    // A commit has reached the disk when it returns. The driver's default for WAL could lose the last ones with the power.
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    migrate(db, options.migrations ?? MIGRATIONS);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/**
 * Takes a file as a lock between processes; null if another has it. The operating system lets it go when its holder dies,
 * however that happens, so nobody ever waits for a dead one.
 */
export const lockFile = (file: string): (() => void) | null => {
  const db = new Database(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return () => void db.close();
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
};

/** Runs `NNN_name.sql` in the order of their numbers, each once and in a transaction of its own. */
const migrate = (db: Database.Database, folder: string): void => {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const names = readdirSync(folder)
    .filter((name) => /^\d{3}_.*\.sql$/.test(name))
    .sort();
  const isDone = db.prepare('SELECT 1 FROM migrations WHERE name = ?');
  const markDone = db.prepare('INSERT INTO migrations (name) VALUES (?)');
  const run = db.transaction((name: string) => {
    // Looked up under the write lock: another process may have started at the same moment.
    if (isDone.get(name)) return;
    db.exec(readFileSync(join(folder, name), 'utf8'));
    markDone.run(name);
  });

  const done = db.prepare<[], string>('SELECT name FROM migrations ORDER BY name').pluck().all();
  const unknown = done.find((name) => !names.includes(name));
  if (unknown) throw new Error(`the database has had migration ${unknown}, which this program does not know`);
  for (const name of names) if (!done.includes(name)) run.immediate(name);
};

const statements = new WeakMap<Database.Database, Map<string, Database.Statement>>();

/** A statement made once for its database: making one costs as much as a look-up. Whoever plucks it, plucks it always. */
export const prepared = <P extends unknown[] = unknown[], R = unknown>(
  db: Database.Database,
  sql: string,
): Database.Statement<P, R> => {
  const known = statements.get(db) ?? new Map<string, Database.Statement>();
  statements.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement as Database.Statement<P, R>;
};
