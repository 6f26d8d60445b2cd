import { type ClockFact } from '../clock/clock.js';
import { type Seat } from '../games/kernel/game-definition.js';
import { type TableFact, type TableRecord } from './records.js';
import { type Table, without } from './table.js';

const omit = <T>(record: Readonly<Record<Seat | number, T>>, key: Seat | number): Record<string, T> => {
  const { [key]: _gone, ...rest } = record as Record<string, T>;
  return rest;
};

/** What follows the people who were given other seats. */
export const drawn = (
  given: Readonly<Record<Seat, string>>,
  from: Readonly<Record<Seat, Seat>>,
): Record<Seat, string> => Object.fromEntries(Object.entries(from).map(([seat, old]) => [seat, given[old]]));

/** What a clock cares about of a fact. */
export const clockFactOf = (fact: TableFact, at: number): ClockFact | null => {
  switch (fact.type) {
    case 'Awaiting':
      return { at, awaiting: Object.keys(fact.seats) };
    case 'TablePaused':
      return { at, paused: true };
    case 'TableResumed':
      return { at, paused: false };
    case 'TimeGiven':
      return { at, seat: fact.seat, hours: fact.hours };
    default:
      return null;
  }
};

/** The table's own bookkeeping. */
export const afterTableFact = (
  table: Table,
  fact: TableFact,
  { at, player }: Pick<TableRecord, 'at' | 'player'>,
): Partial<Table> => {
  switch (fact.type) {
    case 'Opened':
      return { opened: fact };
    case 'Arranged':
      return { arrangement: fact.arrangement };
    case 'Invited':
      return { invitations: { ...table.invitations, [fact.invitation]: fact.seat } };
    case 'SeatTaken':
      return {
        players: { ...table.players, [fact.seat]: fact.player },
        nonces: { ...table.nonces, [fact.seat]: fact.nonce },
      };
    case 'SeatLeft':
      return { players: omit(table.players, fact.seat), nonces: omit(table.nonces, fact.seat) };
    case 'SeatsDrawn':
      return { players: drawn(table.players, fact.from), nonces: drawn(table.nonces, fact.from) };
    case 'Started':
      return { started: true };
    case 'Forked':
      return { started: true, forkOf: { table: fact.of, at: fact.at } };
    case 'SeatVacated':
      return {
        players: omit(table.players, fact.seat),
        seatOffers: omit(table.seatOffers, fact.seat),
        delegations: omit(table.delegations, fact.seat),
      };
    case 'SeatOffered':
      return { seatOffers: { ...table.seatOffers, [fact.seat]: fact.to } };
    case 'SeatTakenOver':
      return {
        players: { ...table.players, [fact.seat]: fact.player },
        seatOffers: omit(table.seatOffers, fact.seat),
        delegations: omit(table.delegations, fact.seat),
      };
    case 'Delegated':
      return {
        delegations:
          fact.to === null
            ? omit(table.delegations, fact.seat)
            : { ...table.delegations, [fact.seat]: { to: fact.to, until: fact.until } },
      };
    case 'Proposed':
      return {
        proposals: {
          ...table.proposals,
          [table.revision]: { proposal: fact.proposal, by: player ?? '', consents: [player ?? ''] },
        },
      };
    case 'Consented': {
      const open = table.proposals[fact.to];
      return {
        proposals: { ...table.proposals, [fact.to]: { ...open, consents: [...open.consents, player ?? ''] } },
      };
    }
    case 'Declined':
      return { proposals: omit(table.proposals, fact.to) };
    case 'TablePaused':
      return { paused: { until: fact.until }, proposals: withoutKind(table, 'pause') };
    case 'TableResumed':
      return { paused: null };
    case 'TimeGiven':
    case 'ClockRanOut':
    case 'OperatorActed':
    case 'Ended':
      return {};
    case 'Awaiting':
      return {
        awaiting: Object.fromEntries(
          Object.entries(fact.seats).map(([seat, about]) => [
            seat,
            { about, since: table.awaiting[seat]?.since ?? at },
          ]),
        ),
      };
    case 'SeedRevealed':
      return { seed: fact.seed };
    case 'Undone':
      return { ...without(table, fact), proposals: withoutKind(table, 'undo') };
  }
};

/** What was proposed is done, or has been overtaken. */
const withoutKind = (table: Table, kind: 'undo' | 'pause'): Table['proposals'] =>
  Object.fromEntries(Object.entries(table.proposals).filter(([, { proposal }]) => proposal.kind !== kind));
