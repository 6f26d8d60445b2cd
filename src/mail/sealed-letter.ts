import { z } from 'zod';
import { type Letter, Refused } from './letter.js';
import { type Mailroom } from './mailroom.js';
import { messageIdOf, type Row } from './outbox.js';
import { GIVE_UP_AFTER, retryAt } from './when.js';

/** Letters to addresses that belong to nobody yet: they are kept whole, but so that only we can read them. */
export const SEALED = 'sealed';

const dataSchema = z.object({ sealed: z.string() });
const letterSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});

/**
 * Sends at once, because somebody waits for it; if the mail server is away, the letter waits in the outbox as all others do.
 * Once it is settled nothing of it is left.
 */
export const sendSealed = async (room: Mailroom, key: string, letter: Letter, until: Date): Promise<void> => {
  const { accounts, outbox, domain, retryMs } = room;
  const now = room.now().getTime();
  const { to, subject, text, html } = letter;
  const isNew = outbox.add({
    key,
    kind: SEALED,
    player: '',
    table: null,
    seat: null,
    question: null,
    data: { sealed: accounts.seal(JSON.stringify({ to, subject, text, html })) },
    // Not before this attempt has failed.
    due: now + retryMs + 60_000,
    until: until.getTime(),
  });
  if (isNew)
    await attempt(room, { key, attempts: 0, written: now }, { ...letter, messageId: messageIdOf(key, domain) });
};

const attempt = async (
  { outbox, post, now, retryMs }: Mailroom,
  { key, attempts, written }: Pick<Row, 'key' | 'attempts' | 'written'>,
  letter: Letter,
): Promise<void> => {
  try {
    await post.send(letter);
    outbox.sent([{ key, offers: [] }], null);
    outbox.blank(key);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const at = now().getTime();
    if (error instanceof Refused || at - written > GIVE_UP_AFTER) {
      outbox.settle(key, error instanceof Refused && error.badAddress ? 'bounced' : 'dead', why);
      outbox.blank(key);
    } else outbox.failed(key, why, retryAt(at, attempts, retryMs));
  }
};

/** Tries one again that could not be sent at first. */
export const sendSealedRow = async (room: Mailroom, row: Row): Promise<void> => {
  if (row.until !== null && row.until < room.now().getTime()) {
    room.outbox.settle(row.key, 'dropped', 'too old');
    room.outbox.blank(row.key);
    return;
  }
  const letter = letterSchema.parse(JSON.parse(room.accounts.unseal(dataSchema.parse(row.data).sealed)));
  await attempt(room, row, {
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    ...(letter.html === undefined ? {} : { html: letter.html }),
    messageId: row.messageId,
  });
};
