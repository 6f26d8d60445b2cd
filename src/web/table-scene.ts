import { seatMark } from '../games/drawing/seats.js';
import { type Html, html, trusted } from './html.js';
import { type Reader } from './layout.js';
import {
  type Outcome,
  type Person,
  type SaidOffer,
  type SaidQuestion,
  type SeatOrders,
  type TableHead,
  type TablePlay,
} from './table-data.js';
import { moment } from './when.js';

/** What the parts of the table page are drawn from, and what they all say the same way. */

/** An offer with its number: the same on the board, in the list and in the letter. */
export interface NumberedOffer {
  readonly number: number;
  readonly offer: SaidOffer;
  readonly question: SaidQuestion;
}

/** What was chosen so far, and what it would lead to. */
export interface Choice {
  readonly number: number;
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly preview: Outcome | null;
}

export interface TableScene {
  readonly reader: Reader;
  readonly table: TableHead;
  readonly play: TablePlay;
  readonly offers: readonly NumberedOffer[];
  readonly mine: readonly string[];
  readonly seat: string | null;
  /** The fact that is looked at; null for now. */
  readonly at: number | null;
  /** The fact with which the board was laid out. */
  readonly first: number;
  readonly choice: Choice | null;
  readonly refused: Outcome | null;
  readonly orders: SeatOrders | null;
  /** The secret of a letter's link, where that is how the reader came. */
  readonly key: string | null;
  /** The reader came by a link whose question has closed. */
  readonly linkOver: boolean;
  /** On a narrow screen too, the board as a wide one shows it. */
  readonly whole: boolean;
  readonly colourOf: (seat: string) => string;
  /** How the service is reached from outside, for addresses that are passed on. */
  readonly origin: string;
}

export const nameOf = ({ reader }: TableScene, person: Person | null): string =>
  person === null ? reader.say('table.nobody') : (person.name ?? reader.say('table.departed'));

export const seatName = (scene: TableScene, seat: string): string =>
  nameOf(scene, scene.table.seats.find((one) => one.seat === seat)?.player ?? null);

export const seatSign = (seat: string): Html =>
  html`<svg class="seat" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    ${trusted(seatMark(seat, 12, 12, 9))}
  </svg>`;

/** Keeps the way the reader came (a letter's link, a seat looked from) in every address of the page. */
export const hidden = ({ key, seat, table }: TableScene, command: string): Html =>
  html`<input
      type="hidden"
      name="command"
      value="${command}-${table.revision}"
    />${seat !== null && html`<input type="hidden" name="seat" value="${seat}" />`}${key !== null && html`<input type="hidden" name="key" value="${key}" />`}`;

export const addressOf = (
  { table, key, seat, whole }: Pick<TableScene, 'table' | 'key' | 'seat'> & Partial<Pick<TableScene, 'whole'>>,
  more: Readonly<Record<string, string | number>> = {},
): string => {
  const query = new URLSearchParams();
  if (key !== null) query.set('key', key);
  if (seat !== null) query.set('seat', seat);
  if (whole) query.set('board', 'whole');
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  const text = query.toString();
  return `/t/${encodeURIComponent(table.id)}${text === '' ? '' : `?${text}`}`;
};

export const ruleLink = ({ reader, table }: TableScene, rule: string | undefined): Html | null =>
  rule ? html`<a class="rule" href="/rules/${table.game.id}#r${rule}">${reader.say('page.rule', { rule })}</a>` : null;

export const clockLine = ({ reader, table, at }: TableScene, seat: string): string | null => {
  const { say } = reader;
  const clock = table.clock.find((one) => one.seat === seat);
  if (at !== null || table.status !== 'running' || !clock || clock.hoursLeft === null) return null;
  const hours = Math.floor(clock.hoursLeft);
  if (clock.deadline === null) return say('table.clockRests', { hours });
  const when = moment(reader, clock.deadline);
  return hours < 1 ? say('table.lessThanHour', { when }) : say('table.timeLeft', { hours, when });
};
