import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database, openDatabase } from '../../src/event-store/open-database.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

describe('opening a database', () => {
  let migrations: TemporaryFolder;
  let data: TemporaryFolder;
  let opened: Database[];

  beforeEach(() => {
    [migrations, data, opened] = [temporaryFolder(), temporaryFolder(), []];
  });
  afterEach(() => {
    opened.forEach((db) => db.close());
    migrations.remove();
    data.remove();
  });

  const migration = (name: string, sql: string) => writeFileSync(join(migrations.path, name), sql);
  const open = () => {
    const db = openDatabase(join(data.path, 'x.db'), { migrations: migrations.path });
    opened.push(db);
    return db;
  };
  const names = (db: Database) => db.prepare('SELECT name FROM t ORDER BY rowid').pluck().all();

  it('runs the migrations in the order of their numbers, each once', () => {
    migration('002_second.sql', "INSERT INTO t VALUES ('second')");
    migration('001_first.sql', "CREATE TABLE t (name TEXT); INSERT INTO t VALUES ('first')");
    migration('notes.md', 'not SQL');
    expect(names(open())).toEqual(['first', 'second']);
    migration('010_third.sql', "INSERT INTO t VALUES ('third')");
    expect(names(open())).toEqual(['first', 'second', 'third']);
    expect(names(open())).toEqual(['first', 'second', 'third']);
  });

  it('leaves nothing of a migration that fails, and keeps those before it', () => {
    migration('001_first.sql', 'CREATE TABLE t (name TEXT)');
    migration('002_second.sql', "INSERT INTO t VALUES ('half'); INSERT INTO nowhere VALUES (1)");
    expect(open).toThrow('nowhere');
    migration('002_second.sql', "INSERT INTO t VALUES ('whole')");
    expect(names(open())).toEqual(['whole']);
  });

  it('refuses a database that a newer program has changed', () => {
    migration('001_first.sql', 'CREATE TABLE t (name TEXT)');
    open().exec("INSERT INTO migrations VALUES ('002_from_the_future.sql')");
    expect(open).toThrow('002_from_the_future.sql');
  });

  it('makes commits durable, and wipes what is deleted', () => {
    const db = open();
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('secure_delete', { simple: true })).toBe(1);
  });
});
