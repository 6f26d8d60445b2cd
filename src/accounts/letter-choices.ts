import { z } from 'zod';

/** How a person wants letters, for all tables or for one of them. */
export const letterChoiceSchema = z.strictObject({
  /** At once (after a short hold), gathered every so many minutes, or one letter a day. */
  cadence: z.enum(['once', 'gathered', 'daily']),
  gatherMinutes: z.int().min(5).max(1440),
  /** The hour of the own zone at which the daily letter comes. */
  dailyHour: z.int().min(0).max(23),
  /** No letters at all but those one has asked for oneself. */
  muted: z.boolean(),
  /** The colours of the pictures: a picture cannot follow the reader's mail program. */
  theme: z.enum(['light', 'dark']),
  /** Take replies only from the account's own address, and only when its provider signed them (DKIM). */
  strictReplies: z.boolean(),
});
export type LetterChoice = z.infer<typeof letterChoiceSchema>;

export const FIRST_CHOICE: LetterChoice = {
  cadence: 'once',
  gatherMinutes: 60,
  dailyHour: 8,
  muted: false,
  theme: 'light',
  strictReplies: false,
};

export interface LetterChoices {
  readonly all: LetterChoice;
  readonly tables: Readonly<Record<string, Partial<LetterChoice>>>;
}

export const FIRST_CHOICES: LetterChoices = { all: FIRST_CHOICE, tables: {} };

/** What holds at a table; null asks about letters that belong to none. */
export const choiceAt = ({ all, tables }: LetterChoices, table: string | null): LetterChoice =>
  table !== null && Object.hasOwn(tables, table) ? { ...all, ...tables[table] } : all;

export const choosing = (
  choices: LetterChoices,
  table: string | null,
  choice: Partial<LetterChoice>,
): LetterChoices =>
  table === null
    ? { ...choices, all: { ...choices.all, ...choice } }
    : { ...choices, tables: { ...choices.tables, [table]: { ...choices.tables[table], ...choice } } };
