import { z } from 'zod';
import { type Fact, type Json, type Phrase, type Seat, type Standing } from '../games/kernel/game-definition.js';
import { type Arrangement } from './arrangement.js';

/** By which door an answer came in. */
export const WAYS = ['page', 'link', 'reply', 'api', 'bot', 'clock', 'operator', 'table'] as const;
export type Way = (typeof WAYS)[number];

/** What all people at a table must agree to. */
export type Proposal =
  /** Takes everything back from that record on; lapses when anything is answered after `upTo`. */
  | { readonly kind: 'undo'; readonly from: number; readonly upTo: number }
  | { readonly kind: 'pause'; readonly until: string | null };

/** The table's own facts, which are no part of any game. */
export type TableFact = Fact &
  (
    | {
        readonly type: 'Opened';
        readonly table: string;
        readonly title: string;
        readonly game: string;
        readonly rulesVersion: string;
        readonly options: Readonly<Record<string, boolean | string>>;
        readonly seats: readonly Seat[];
        readonly host: string;
        /** The hash of the seed: chosen before anybody sat down, shown at the end. */
        readonly commitment: string;
      }
    /** How the table is run; the host may say it anew until it begins. */
    | { readonly type: 'Arranged'; readonly arrangement: Arrangement }
    /** A link was mailed. The address is nowhere: it travels in the letter, sealed. */
    | { readonly type: 'Invited'; readonly invitation: string; readonly seat: Seat | null }
    | { readonly type: 'SeatTaken'; readonly seat: Seat; readonly player: string; readonly nonce: string }
    /** Before the table begins: the seat is free again. */
    | { readonly type: 'SeatLeft'; readonly seat: Seat }
    /** Who sits where by lot: the seat, and the one it is taken from. */
    | { readonly type: 'SeatsDrawn'; readonly from: Readonly<Record<Seat, Seat>> }
    | { readonly type: 'Started' }
    /** A what-if table: the next `facts` facts are another table's, up to its record `at`. */
    | {
        readonly type: 'Forked';
        readonly of: string;
        readonly at: number;
        readonly head: string;
        readonly facts: number;
        readonly digest: string;
      }
    /** Nobody sits there any more; play goes on when somebody, or a bot, takes the seat over. */
    | { readonly type: 'SeatVacated'; readonly seat: Seat; readonly why: 'resigned' | 'lost' | 'departed' }
    | { readonly type: 'SeatOffered'; readonly seat: Seat; readonly to: string }
    | { readonly type: 'SeatTakenOver'; readonly seat: Seat; readonly player: string }
    /** Another player may answer for the seat until then; null: not any more. */
    | { readonly type: 'Delegated'; readonly seat: Seat; readonly to: string | null; readonly until: string }
    | { readonly type: 'Proposed'; readonly proposal: Proposal }
    /** `to`: the number of the record that proposed it. */
    | { readonly type: 'Consented'; readonly to: number }
    | { readonly type: 'Declined'; readonly to: number }
    | { readonly type: 'TablePaused'; readonly until: string | null }
    | { readonly type: 'TableResumed' }
    | { readonly type: 'TimeGiven'; readonly seat: Seat; readonly hours: number }
    | { readonly type: 'ClockRanOut'; readonly seat: Seat; readonly then: Arrangement['atEnd'] }
    /** Stands before whatever an operator does, so that the players can see it. */
    | { readonly type: 'OperatorActed'; readonly deed: string; readonly reason: string }
    /** Whom play waits for from now on, and the public reason: all that clocks, lists and letters need, without any rules. */
    | { readonly type: 'Awaiting'; readonly seats: Readonly<Record<Seat, Phrase>> }
    | { readonly type: 'Undone'; readonly from: number; readonly to: number }
    | { readonly type: 'Ended'; readonly standings: readonly Standing[] }
    | { readonly type: 'SeedRevealed'; readonly seed: string }
  );

export const TABLE_FACT_VERSIONS: Readonly<Record<TableFact['type'], number>> = {
  Opened: 1,
  Arranged: 1,
  Invited: 1,
  SeatTaken: 1,
  SeatLeft: 1,
  SeatsDrawn: 1,
  Started: 1,
  Forked: 1,
  SeatVacated: 1,
  SeatOffered: 1,
  SeatTakenOver: 1,
  Delegated: 1,
  Proposed: 1,
  Consented: 1,
  Declined: 1,
  TablePaused: 1,
  TableResumed: 1,
  TimeGiven: 1,
  ClockRanOut: 1,
  OperatorActed: 1,
  Awaiting: 1,
  Undone: 1,
  Ended: 1,
  SeedRevealed: 1,
};

/**
 * What only the author of an answer may read of it (all may, once the seed is shown): the action itself, the door it came
 * in by, the command, and whether a standing order spoke. An order must not show in public metadata either.
 */
export interface Privately {
  readonly way: Way;
  readonly command: string;
  /** The command that set this one off: an order answers what somebody else's answer asked. */
  readonly cause?: string;
  readonly question?: string;
  readonly action?: Json;
  readonly order?: string;
}

/** One fact with everything the table keeps about it. */
export interface TableRecord {
  readonly id: string;
  /** `planet-steam.BidMade`, `kernel.StepEnded`, `table.Opened`. */
  readonly type: string;
  readonly version: number;
  readonly fact: Fact;
  /** Who answered: the seat, and the player by id. null: nobody, it is the table's doing. */
  readonly seat: Seat | null;
  readonly player: string | null;
  readonly at: string;
  readonly privately: Privately;
  /** The hash chain up to and including this record. */
  readonly link: string;
}

const json: z.ZodType<Json> = z.json();

/** For records that come from outside: an import. Strict, so that nothing rides along unnoticed. */
export const recordSchema = z.strictObject({
  id: z.uuid(),
  type: z.string().max(100),
  version: z.int().min(1),
  fact: z.looseObject({ type: z.string().max(100) }),
  seat: z.string().max(20).nullable(),
  player: z.string().max(100).nullable(),
  at: z.iso.datetime(),
  privately: z.strictObject({
    way: z.enum(WAYS),
    command: z.string().max(300),
    cause: z.string().max(300).optional(),
    question: z.string().max(60).optional(),
    action: json.optional(),
    order: z.string().max(200).optional(),
  }),
  link: z.string().regex(/^[0-9a-f]{64}$/),
});
