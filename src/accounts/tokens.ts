import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type EventStore, type Json, NO_STREAM } from '../event-store/event-store.js';
import { StreamDeleted, WrongRevision } from '../event-store/refusals.js';
import { eventIdFor } from '../fairness/luck.js';

/**
 * Links, sessions and personal tokens: 256 random bits that we keep only as a hash, bound to a purpose and to what they
 * are about, expiring and revocable. Each has a stream of its own named by its hash, so that looking one up is one read on
 * any node, and using one up is an append that only one can win.
 */
export const PURPOSES = ['sign-in', 'session', 'api', 'invitation', 'seat', 'question', 'unsubscribe'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const SCOPES = ['read', 'play', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

const issuedSchema = z.object({
  purpose: z.enum(PURPOSES),
  /** What it opens: a player, or whatever its purpose needs. Never an address or a name. */
  about: z.record(z.string(), z.string()),
  scopes: z.array(z.enum(SCOPES)),
  expires: z.iso.datetime(),
});
export type Issued = z.infer<typeof issuedSchema>;

export interface Token extends Issued {
  /** The hash: safe to keep, to show and to revoke by. */
  readonly id: string;
  readonly spent: boolean;
}

const idOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const streamOf = (id: string): string => `token-${id}`;
/** What a token looks like; anything else need not be looked up. */
const SHAPE = /^pp_[A-Za-z0-9_-]{43}$/;

const event = (id: string, type: string, ordinal: number, data: Json) => ({
  id: eventIdFor(streamOf(id), type, ordinal),
  type: `token.${type}`,
  data,
  meta: { version: 1 },
});

export const issueToken = async (
  events: EventStore,
  issued: Issued,
  /** Given where the same token must come out again when its letter is written again; 256 bits nobody can guess. */
  bits: Buffer = randomBytes(32),
): Promise<{ readonly secret: string; readonly id: string }> => {
  const secret = `pp_${bits.toString('base64url')}`;
  const id = idOf(secret);
  await events.append(streamOf(id), NO_STREAM, [event(id, 'Issued', 0, issued)]);
  return { secret, id };
};

const readToken = async (events: EventStore, id: string): Promise<Token | null> => {
  const [first, ...rest] = await events.read(streamOf(id), { limit: 2 });
  const issued = first && issuedSchema.safeParse(first.data);
  return issued?.success ? { ...issued.data, id, spent: rest.length > 0 } : null;
};

/** The token behind a secret, if it is for one of these purposes and still good. Looking changes nothing: mail scanners look too. */
export const findToken = async (
  events: EventStore,
  secret: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<Token | null> => {
  if (!SHAPE.test(secret)) return null;
  const token = await readToken(events, idOf(secret));
  return token && purposes.includes(token.purpose) && !token.spent && Date.parse(token.expires) > now.getTime()
    ? token
    : null;
};

/** Uses a token up, or takes it back: whoever comes second is told false. */
export const spendToken = async (events: EventStore, id: string): Promise<boolean> => {
  try {
    await events.append(streamOf(id), 0, [
      { ...event(id, 'Spent', 0, {}), id: eventIdFor(streamOf(id), randomBytes(16).toString('hex'), 0) },
    ]);
    return true;
  } catch (error) {
    if (error instanceof WrongRevision || error instanceof StreamDeleted) return false;
    throw error;
  }
};
