import { type Outbox, type Row } from './outbox.js';

/** What became of a letter. What failed for good other than by its address counts as bounced: it did not arrive. */
export type Delivery = 'queued' | 'sent' | 'bounced' | 'dropped';

export interface MyLetter {
  readonly cursor: string;
  /** turn, reminder, answer, talk, asks, ... */
  readonly kind: string;
  readonly table: string | null;
  readonly seat: string | null;
  readonly status: Delivery;
  /** Why it was dropped, or what the mail server said; null when there is nothing to say. */
  readonly why: string | null;
  readonly attempts: number;
  readonly written: Date;
  /** When it will be sent, if nothing else makes it needless. */
  readonly due: Date | null;
  /** When it was sent, given up or dropped. */
  readonly settled: Date | null;
  readonly messageId: string;
}

const cursorOf = ({ written, key }: Row): string => Buffer.from(JSON.stringify([written, key])).toString('base64url');

/** Null for what is no cursor of ours: the first page then. */
const readCursor = (cursor: string): { readonly written: number; readonly key: string } | null => {
  try {
    const [written, key] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    return typeof written === 'number' && typeof key === 'string' ? { written, key } : null;
  } catch {
    return null;
  }
};

const shown = (row: Row): MyLetter => ({
  cursor: cursorOf(row),
  kind: row.kind,
  table: row.table,
  seat: row.seat,
  status: row.state === 'dead' ? 'bounced' : row.state,
  why: row.why,
  attempts: row.attempts,
  written: new Date(row.written),
  due: row.state === 'queued' ? new Date(row.due) : null,
  settled: row.settled === null ? null : new Date(row.settled),
  messageId: row.messageId,
});

const MOST = 100;

/** A person's letters with their delivery status, newest first, a page at a time. */
export const myLetters = (
  outbox: Outbox,
  player: string,
  page: { readonly first?: number; readonly after?: string | null; readonly table?: string | null } = {},
): { readonly letters: readonly MyLetter[]; readonly hasMore: boolean } => {
  const first = Math.min(Math.max(1, page.first ?? 20), MOST);
  const after = page.after ? readCursor(page.after) : null;
  const rows = outbox.pageOf(player, { limit: first + 1, after, table: page.table ?? null });
  return { letters: rows.slice(0, first).map(shown), hasMore: rows.length > first };
};
