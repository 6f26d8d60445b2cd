import {
  type Ask,
  type Barred,
  type Inputs,
  type Json,
  type Offer,
  type Option,
  type PickInput,
  type Ref,
  refuse,
  type Seat,
} from '../kernel/game-definition.js';
import { type KernelFact, type StepRules } from '../kernel/game-of-steps.js';
import { type PlanetSteamAction } from './actions.js';
import { type Board, lacking } from './board.js';
import { type Zone } from './components/map.js';
import { type Cost } from './components/tables.js';
import { type Resource } from './components/terminal.js';
import { type PlanetSteamFact } from './facts.js';
import { type PlanetSteamStep } from './steps.js';

/** Shorthand in which the chapters write their offers. */
export type AnyFact = PlanetSteamFact | KernelFact<PlanetSteamStep>;
export type StepOf<K extends PlanetSteamStep['step']> = Extract<PlanetSteamStep, { step: K }>;
export type RulesOf<K extends PlanetSteamStep['step']> = StepRules<Board, StepOf<K>, PlanetSteamAction, AnyFact>;
export type Wanted<Type extends PlanetSteamAction['type']> = Extract<PlanetSteamAction, { type: Type }>;

interface Details {
  /** Fields of the action that tell this offer from others of its type. */
  readonly fixed?: Readonly<Record<string, Json>>;
  readonly inputs?: Inputs;
  readonly refs?: readonly Ref[];
  /** Further values for the label's sentence. */
  readonly values?: Readonly<Record<string, Json>>;
}

export const offer = (
  type: PlanetSteamAction['type'],
  rule: string,
  details: Details = {},
): Offer<PlanetSteamAction> => {
  const { fixed = {}, inputs = {}, refs = [], values = {} } = details;
  return {
    action: { ...fixed, type },
    label: { ...fixed, ...values, say: `offer.${type}` },
    rule,
    notation: { ...fixed, say: `type.${type}` },
    refs,
    inputs,
  };
};

export const barred = (
  type: PlanetSteamAction['type'],
  rule: string,
  why: string,
  values: Readonly<Record<string, Json>> = {},
  fixed?: Readonly<Record<string, Json>>,
): Barred => ({
  type,
  label: { say: `barred.${type}` },
  refusal: refuse(rule, why, values),
  ...(fixed ? { fixed } : {}),
});

/** A purchase is offered when it can be paid, and otherwise named with what is missing. */
export const ifPaid = (
  board: Board,
  seat: Seat,
  cost: Cost,
  bid: Offer<PlanetSteamAction>,
): Offer<PlanetSteamAction> | Barred => {
  const short = lacking(board, seat, cost);
  return short.length === 0
    ? bid
    : {
        type: bid.action.type,
        label: { say: `barred.${bid.action.type}` },
        refusal: refuse(bid.rule, 'why.lacking', { short }),
      };
};

export const sorted = (
  possible: readonly (Offer<PlanetSteamAction> | Barred | null)[],
): Required<Pick<Ask<PlanetSteamAction>, 'offers' | 'barred'>> => ({
  offers: possible.filter((one): one is Offer<PlanetSteamAction> => one !== null && 'action' in one),
  barred: possible.filter((one): one is Barred => one !== null && 'refusal' in one),
});

export const resourceOption = (resource: Resource): Option => ({
  id: resource,
  label: { say: `resource.${resource}` },
  ref: `meter:${resource}`,
});
export const zoneOption = (zone: Zone): Option => ({ id: zone, label: { say: 'zone', zone }, ref: `zone:${zone}` });
export const seatOption = (seat: Seat): Option => ({ id: seat, label: { say: `seat.${seat}` }, ref: `seat:${seat}` });

export const oneOf = (from: readonly Option[], preset?: string): PickInput => ({
  kind: 'pick',
  from,
  min: 1,
  max: 1,
  ...(preset === undefined ? {} : { preset }),
});
export const someOf = (from: readonly Option[], min: number, max: number): PickInput => ({
  kind: 'pick',
  from,
  min,
  max,
  many: true,
});
export const zoneRefs = (zones: readonly Zone[]): Ref[] => zones.map((zone) => `zone:${zone}`);
