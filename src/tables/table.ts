import { FIRST_LINK } from '../fairness/luck.js';
import { type GameDefinition, type Phrase, type Seat } from '../games/kernel/game-definition.js';
import { type Recorded } from '../games/kernel/effective-history.js';
import { type ClockFact } from '../clock/clock.js';
import { type Arrangement, PRESET } from './arrangement.js';
import { afterTableFact, clockFactOf } from './after-table-fact.js';
import { type Proposal, TABLE_FACT_VERSIONS, type TableFact, type TableRecord } from './records.js';

/** A table as its stream tells it. Folding it is milliseconds, so nothing of this is stored. */
export interface Table {
  readonly id: string;
  readonly game: GameDefinition;
  /** Of the last record; -1 before the first. */
  readonly revision: number;
  /** The head of the hash chain. */
  readonly head: string;
  readonly opened: Extract<TableFact, { type: 'Opened' }> | null;
  readonly arrangement: Arrangement;
  /** Links that were mailed, and the seat each is for; gone once used. */
  readonly invitations: Readonly<Record<string, Seat | null>>;
  readonly players: Readonly<Record<Seat, string>>;
  readonly nonces: Readonly<Record<Seat, string>>;
  readonly started: boolean;
  /** The game's state, folded from what counts after undo. */
  readonly state: unknown;
  /** Every record, undone ones too. */
  readonly history: readonly Recorded[];
  /** The positions of the game's facts that count. */
  readonly positions: readonly number[];
  /** What a command led to, so that its repetition gets the same answer. */
  readonly commands: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  /** Standing orders that have answered. */
  readonly ordersUsed: ReadonlySet<string>;
  readonly seed: string | null;
  /** Whom play waits for, and since when. */
  readonly awaiting: Readonly<Record<Seat, { readonly about: Phrase; readonly since: string }>>;
  /** Seats that their players want to pass on, and to whom. */
  readonly seatOffers: Readonly<Record<Seat, string>>;
  readonly delegations: Readonly<Record<Seat, { readonly to: string; readonly until: string }>>;
  /** Open proposals by the number of their record. */
  readonly proposals: Readonly<Record<number, OpenProposal>>;
  readonly paused: { readonly until: string | null } | null;
  /** All that the clock is a function of. */
  readonly clockFacts: readonly ClockFact[];
  readonly forkOf: { readonly table: string; readonly at: number } | null;
}

export interface OpenProposal {
  readonly proposal: Proposal;
  readonly by: string;
  /** Who has agreed; whoever proposed it has. */
  readonly consents: readonly string[];
}

export const emptyTable = (id: string, game: GameDefinition): Table => ({
  id,
  game,
  revision: -1,
  head: FIRST_LINK,
  opened: null,
  arrangement: PRESET,
  invitations: {},
  players: {},
  nonces: {},
  started: false,
  state: game.blank,
  history: [],
  positions: [],
  commands: new Map(),
  ordersUsed: new Set(),
  seed: null,
  awaiting: {},
  seatOffers: {},
  delegations: {},
  proposals: {},
  paused: null,
  clockFacts: [],
  forkOf: null,
});

interface Growing extends Omit<Table, 'revision' | 'head' | 'state'> {
  revision: number;
  head: string;
  state: unknown;
  readonly history: Recorded[];
  readonly positions: number[];
  readonly commands: Map<string, { readonly from: number; readonly to: number }>;
  readonly ordersUsed: Set<string>;
  readonly clockFacts: ClockFact[];
}

const isTableFact = (record: TableRecord): boolean =>
  record.type.startsWith('table.') && Object.hasOwn(TABLE_FACT_VERSIONS, record.fact.type);

/**
 * Carries a table on by further records. What grows with history (records, positions, commands) is shared with the table
 * given, which must not be used any more: so an answer costs the same after ten thousand facts as after a hundred.
 */
export const carriedOn = (table: Table, records: readonly TableRecord[]): Table => {
  const next = { ...table } as Growing;
  for (const record of records) {
    const position = ++next.revision;
    const { fact, privately } = record;
    next.head = record.link;
    next.history.push({
      fact,
      answer: privately.command,
      seat: record.seat,
      ...(privately.order === undefined ? {} : { byOrder: true }),
    });
    const seen = next.commands.get(privately.command);
    next.commands.set(privately.command, { from: seen?.from ?? position, to: position });
    if (privately.order !== undefined) next.ordersUsed.add(privately.order);
    if (isTableFact(record)) {
      const clockFact = clockFactOf(fact as TableFact, Date.parse(record.at));
      if (clockFact) next.clockFacts.push(clockFact);
      Object.assign(next, afterTableFact(next, fact as TableFact, record));
    } else {
      next.positions.push(position);
      next.state = next.game.evolve(next.state, fact);
    }
  }
  return next;
};

/** What is left to count when a range is taken back, and the state that it folds to. */
export const without = (
  table: Table,
  { from, to }: { readonly from: number; readonly to: number },
): Pick<Table, 'positions' | 'state'> => {
  const positions = table.positions.filter((position) => position < from || position > to);
  return {
    positions,
    state: positions.reduce((s, position) => table.game.evolve(s, table.history[position].fact), table.game.blank),
  };
};
