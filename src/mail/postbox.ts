import { type Database } from '../event-store/open-database.js';
import { type Letter, type Post } from './letter.js';
import { openOutbox } from './outbox.js';

export type { Letter, Post } from './letter.js';

/** A letter in the postbox, with its number. */
export interface Kept extends Letter {
  readonly number: number;
}

const written = (letter: Letter): string =>
  JSON.stringify({
    ...letter,
    pictures: letter.pictures?.map(({ cid, png }) => ({ cid, png: png.toString('base64') })),
  });

const read = ({ number, letter }: { number: number; letter: string }): Kept => {
  const { pictures, ...rest } = JSON.parse(letter) as Omit<Letter, 'pictures'> & {
    pictures?: { cid: string; png: string }[];
  };
  return {
    ...rest,
    number,
    ...(pictures ? { pictures: pictures.map(({ cid, png }) => ({ cid, png: Buffer.from(png, 'base64') })) } : {}),
  };
};

/** Keeps the latest letters: for trying the service on a machine without a mail server, and for tests. */
export class Postbox implements Post {
  constructor(
    private readonly keep = 200,
    private readonly db: Database = openOutbox(':memory:'),
  ) {}

  send(letter: Letter): Promise<void> {
    const { lastInsertRowid } = this.db.prepare('INSERT INTO postbox (letter) VALUES (?)').run(written(letter));
    this.db.prepare('DELETE FROM postbox WHERE number <= ?').run(Number(lastInsertRowid) - this.keep);
    return Promise.resolve();
  }

  /** Oldest first. */
  get letters(): readonly Kept[] {
    return this.db
      .prepare<[], { number: number; letter: string }>('SELECT number, letter FROM postbox ORDER BY number')
      .all()
      .map(read);
  }

  letter(number: number): Kept | null {
    const row = this.db
      .prepare<[number], { number: number; letter: string }>('SELECT number, letter FROM postbox WHERE number = ?')
      .get(number);
    return row ? read(row) : null;
  }
}
