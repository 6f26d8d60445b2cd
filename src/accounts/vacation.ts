import { type Rest } from '../clock/resting.js';
import { type AccountStore } from './account-store.js';
import { type Account, type Vacation } from './account.js';

/** So many days of a calendar year may be rested: enough for holidays, not for holding a table up for ever. */
export const VACATION_DAYS = 45;
const DAY = 86_400_000;

const daysIn = ({ from, to }: Vacation, year: number): number => {
  const begin = Math.max(Date.parse(from), Date.UTC(year, 0, 1));
  const end = Math.min(Date.parse(to), Date.UTC(year + 1, 0, 1));
  return Math.max(0, end - begin) / DAY;
};

/** What is left of a year's budget. */
export const vacationLeft = ({ vacations }: Pick<Account, 'vacations'>, year: number): number =>
  Math.max(0, VACATION_DAYS - vacations.reduce((sum, one) => sum + daysIn(one, year), 0));

export type VacationFault =
  { readonly fault: 'vacationOrder' | 'inThePast' } | { readonly fault: 'vacationSpent'; readonly left: number };

/** Whether a vacation may be taken: it lies ahead, ends after it begins, and fits the budget of each year it touches. */
export const vacationFault = (account: Account, vacation: Vacation, now: Date): VacationFault | null => {
  if (vacation.to <= vacation.from) return { fault: 'vacationOrder' };
  // Yesterday's clock cannot be stopped today.
  if (Date.parse(vacation.from) < now.getTime() - 60_000) return { fault: 'inThePast' };
  for (const year of [new Date(vacation.from).getUTCFullYear(), new Date(vacation.to).getUTCFullYear()]) {
    const left = vacationLeft(account, year);
    if (daysIn(vacation, year) > left) return { fault: 'vacationSpent', left: Math.floor(left) };
  }
  return null;
};

/** When a person's clock stands still. */
export const restOf = ({ settings, vacations }: Account): Rest => ({
  zone: settings.zone,
  quietFrom: settings.quietFrom,
  quietTo: settings.quietTo,
  weekendsOff: settings.weekendsOff,
  vacations: vacations.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
});

/** The rests of many players; bots and departed players have none. */
export const restsFrom =
  (store: AccountStore) =>
  async (players: readonly string[]): Promise<ReadonlyMap<string, Rest>> => {
    const accounts = await Promise.all(players.map((player) => store.load(player)));
    return new Map(accounts.flatMap((account) => (account ? [[account.player, restOf(account)] as const] : [])));
  };
