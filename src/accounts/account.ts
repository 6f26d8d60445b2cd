import { z } from 'zod';
import { LOCALES } from '../games/kernel/game-definition.js';
import { choosing, FIRST_CHOICES, type LetterChoice, type LetterChoices } from './letter-choices.js';

/** Any name that the platform knows, old spellings too. */
export const isZone = (zone: string): boolean => {
  try {
    return zone.length <= 60 && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write it as 22:30');

export const settingsSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  locale: z.enum(LOCALES),
  zone: z.string().refine(isZone, 'write a time zone such as Europe/Madrid'),
  /** No clock runs and no letter comes in these hours of the own zone; equal ends mean none. */
  quietFrom: clockTime,
  quietTo: clockTime,
  weekendsOff: z.boolean(),
});
export type AccountSettings = z.infer<typeof settingsSchema>;

export interface Vacation {
  readonly from: string;
  readonly to: string;
}

export type AccountFact =
  | { readonly type: 'Opened'; readonly address: string; readonly settings: AccountSettings; readonly at: string }
  | { readonly type: 'SettingsChanged'; readonly settings: Partial<AccountSettings> }
  | { readonly type: 'VacationTaken'; readonly vacation: Vacation }
  | { readonly type: 'VacationEnded'; readonly at: string }
  | {
      readonly type: 'TokenIssued';
      readonly id: string;
      readonly purpose: 'session' | 'api';
      readonly name: string;
      readonly scopes: readonly string[];
      readonly expires: string;
    }
  | { readonly type: 'TokenRevoked'; readonly id: string }
  /** How letters shall come, at one table or (null) at all. */
  | { readonly type: 'LettersChosen'; readonly table: string | null; readonly choice: Partial<LetterChoice> }
  /** The address takes no letters, or its owner called them spam: none are sent until the owner says so. */
  | { readonly type: 'AddressFailed'; readonly why: 'bounced' | 'complained'; readonly at: string }
  | { readonly type: 'AddressWorks' };

export interface KeptToken {
  readonly id: string;
  readonly purpose: 'session' | 'api';
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expires: string;
}

/** A person, as their own stream tells it. Addresses and names live here and nowhere else. */
export interface Account {
  readonly player: string;
  readonly revision: number;
  readonly address: string;
  readonly settings: AccountSettings;
  readonly opened: string;
  readonly vacations: readonly Vacation[];
  readonly tokens: readonly KeptToken[];
  readonly letters: LetterChoices;
  /** Why letters do not reach this person; null: they do. */
  readonly failed: { readonly why: 'bounced' | 'complained'; readonly at: string } | null;
}

export const evolveAccount = (
  account: Account | null,
  player: string,
  revision: number,
  fact: AccountFact,
): Account | null => {
  if (fact.type === 'Opened')
    return {
      player,
      revision,
      address: fact.address,
      settings: fact.settings,
      opened: fact.at,
      vacations: [],
      tokens: [],
      letters: FIRST_CHOICES,
      failed: null,
    };
  if (!account) return null;
  const next = { ...account, revision };
  switch (fact.type) {
    case 'SettingsChanged':
      return { ...next, settings: { ...account.settings, ...fact.settings } };
    case 'VacationTaken':
      return { ...next, vacations: [...account.vacations, fact.vacation] };
    case 'VacationEnded':
      return {
        ...next,
        vacations: account.vacations
          .map((one) => (one.to > fact.at && one.from < fact.at ? { ...one, to: fact.at } : one))
          .filter((one) => one.from < fact.at),
      };
    case 'TokenIssued':
      return {
        ...next,
        tokens: [
          ...account.tokens,
          { id: fact.id, purpose: fact.purpose, name: fact.name, scopes: fact.scopes, expires: fact.expires },
        ],
      };
    case 'TokenRevoked':
      return { ...next, tokens: account.tokens.filter(({ id }) => id !== fact.id) };
    case 'LettersChosen':
      return { ...next, letters: choosing(account.letters, fact.table, fact.choice) };
    case 'AddressFailed':
      return { ...next, failed: { why: fact.why, at: fact.at } };
    case 'AddressWorks':
      return { ...next, failed: null };
  }
};
