import { z } from 'zod';
import { LOCALES } from '../games/kernel/game-definition.js';

const hours = z
  .number()
  .positive()
  .max(24 * 60);

/** How long a seat may take; the clock itself is in src/clock. */
export const paceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('decision'), hours }),
  z.strictObject({ kind: z.literal('bank'), hours, increment: hours, cap: hours }),
]);

/** What happens when a clock has run out: the bot answers this once, the rules' default does, or the seat is given up. */
export const AT_END = ['bot', 'silent', 'vacate'] as const;

/** How a table is run, which no game cares about. */
export const arrangementSchema = z.strictObject({
  /** The language of the table: of its talk, and of letters to whoever has chosen none. */
  locale: z.enum(LOCALES).default('en'),
  /** Whether strangers find it in lists and may sit down. */
  listed: z.boolean().default(true),
  /** Whether those who do not sit at it may watch. */
  spectators: z.boolean().default(true),
  pace: paceSchema.default({ kind: 'none' }),
  atEnd: z.enum(AT_END).default('silent'),
  /** Whether people keep the seats they chose, or are mixed when the table begins. */
  seating: z.enum(['chosen', 'drawn']).default('chosen'),
  startsWhenFull: z.boolean().default(false),
  /** The table that this one repeats. */
  rematchOf: z.string().max(100).nullable().default(null),
});
export type Arrangement = z.infer<typeof arrangementSchema>;

/** Of a table that never said. */
export const PRESET: Arrangement = arrangementSchema.parse({});
