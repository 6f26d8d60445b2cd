import {
  type Inputs,
  type Json,
  type Offer,
  type Option,
  type PickInput,
  type Ref,
  type Seat,
} from '../kernel/game-definition.js';
import { type KernelFact, type StepRules } from '../kernel/game-of-steps.js';
import { type GalacticAction } from './actions.js';
import { type Board, type Fleet } from './board.js';
import { type Hex } from './components/galaxy.js';
import { type GalacticFact } from './facts.js';
import { type GalacticStep } from './steps.js';

/** Shorthand in which the chapters write their offers. */
export type AnyFact = GalacticFact | KernelFact<GalacticStep>;
export type StepOf<K extends GalacticStep['step']> = Extract<GalacticStep, { step: K }>;
export type RulesOf<K extends GalacticStep['step']> = StepRules<Board, StepOf<K>, GalacticAction, AnyFact>;
export type Wanted<Type extends GalacticAction['type']> = Extract<GalacticAction, { type: Type }>;

interface Details {
  readonly fixed?: Readonly<Record<string, Json>>;
  readonly inputs?: Inputs;
  readonly refs?: readonly Ref[];
  readonly values?: Readonly<Record<string, Json>>;
  readonly secret?: true;
}

export const offer = (type: GalacticAction['type'], rule: string, details: Details = {}): Offer<GalacticAction> => {
  const { fixed = {}, inputs = {}, refs = [], values = {}, secret } = details;
  return {
    action: { ...fixed, type },
    label: { ...fixed, ...values, say: `offer.${type}` },
    rule,
    notation: { ...fixed, ...values, say: `type.${type}` },
    refs,
    inputs,
    ...(secret ? { private: true } : {}),
  };
};

/** A planet by its name, any other hex by its number (2.11). */
export const hexOption = (hex: Hex): Option => ({ id: hex, label: { say: `hex.${hex}` }, ref: `hex:${hex}` });
/** A fleet as everybody knows it (6.6). */
export const fleetOption = (seat: Seat, handle: number, id = `${seat}.${handle}`): Option => ({
  id,
  label: { say: 'fleet', seat, handle },
  ref: `stack:${seat}.${handle}`,
});
/** What its owner reads about a fleet in the label of an offer. */
export const ownFleet = ({ letter, chips }: Pick<Fleet, 'letter' | 'chips'>): Readonly<Record<string, Json>> => ({
  letter,
  size: chips.reduce((a, b) => a + b, 0),
});
export const named = (kind: string, id: string, ref?: Ref): Option => ({
  id,
  label: { say: `${kind}.${id}` },
  ...(ref === undefined ? {} : { ref }),
});
export const seatOption = (seat: Seat): Option => named('seat', seat, `seat:${seat}`);
export const oneOf = (from: PickInput['from'], preset?: string): PickInput => ({
  kind: 'pick',
  from,
  min: 1,
  max: 1,
  ...(preset === undefined ? {} : { preset }),
});
export const someOf = (from: readonly Option[], min: number, max: number, preset?: readonly string[]): PickInput => ({
  kind: 'pick',
  from,
  min,
  max,
  many: true,
  ...(preset === undefined ? {} : { preset }),
});
