import { createHmac, hash, randomBytes } from 'node:crypto';
import { type Chance, type Seat } from '../games/kernel/game-definition.js';

/**
 * Luck that can be proved. The table commits to a secret seed when it opens; every seat adds a nonce when somebody sits
 * down, so that nobody, the host included, could choose the outcome; each draw follows from both and from its place in the
 * stream, and the seed is shown at the end.
 */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** Each part with its length, so that no two lists of parts run together into the same text. */
const sha256 = (...parts: readonly string[]): string =>
  hash('sha256', parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(''));

export const commitmentTo = (seed: string): string => sha256('parsec-post seed', seed);

/** What all luck of a table is derived from. */
export const luckKey = (seed: string, nonces: Readonly<Record<Seat, string>>): string =>
  sha256(
    'parsec-post luck',
    seed,
    ...Object.keys(nonces)
      .sort()
      .flatMap((seat) => [seat, nonces[seat]]),
  );

/** The luck of the answer whose first fact stands at this position of the stream. Positions are never used twice. */
export const luckAt = (key: string, position: number): Chance => {
  let block = Buffer.alloc(0);
  let used = 0;
  let blocks = 0;
  const next = (): number => {
    if (used + 4 > block.length) {
      block = createHmac('sha256', key).update(`${position}:${blocks++}`).digest();
      used = 0;
    }
    used += 4;
    return block.readUInt32BE(used - 4);
  };
  return {
    below: (n) => {
      const limit = Math.floor(0x1_0000_0000 / n) * n;
      let value = next();
      while (value >= limit) value = next();
      return value % n;
    },
  };
};

const saltAt = (seed: string, position: number): string =>
  createHmac('sha256', seed).update(`salt:${position}`).digest('hex');

/** A commitment to what only some may read: without the salt, a card or a letter would be a few guesses away. */
export const sealOf = (seed: string, position: number, secret: string): string =>
  sha256('parsec-post seal', saltAt(seed, position), secret);

/** The chain: each link takes in the one before, what all may read, and the seal of the rest. */
export const linkOf = (previous: string, open: string, seal: string): string =>
  sha256('parsec-post link', previous, sha256(open), seal);

export const FIRST_LINK = '0'.repeat(64);

/** An event id that follows from the command, so that a repeated command repeats it. Version and variant bits as RFC 9562 wants them. */
export const eventIdFor = (stream: string, command: string, ordinal: number): string => {
  const hex = sha256('parsec-post event', stream, command, String(ordinal));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
