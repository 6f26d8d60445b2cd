import {
  type Action,
  type Ask,
  type Fact,
  type Inputs,
  type Json,
  type Offer,
  type Seat,
} from '../../../src/games/kernel/game-definition.js';
import { begin, gameOfSteps, type KernelFact, type Rules } from '../../../src/games/kernel/game-of-steps.js';
import { en } from '../../../src/games/kernel/words/en.js';
import { es } from '../../../src/games/kernel/words/es.js';

/** The least game there can be, for a mechanism by itself: facts are notes, the board is a list of them. */
export type TinyStep = { readonly step: string } & { readonly [field: string]: Json };
export type TinyAction = Action & { readonly [field: string]: Json };
export type TinyFact = Fact & { readonly type: 'Noted'; readonly what: string };
export type TinyBoard = readonly string[];
export type TinyRules = Rules<TinyBoard, TinyStep, TinyAction, TinyFact | KernelFact<TinyStep>>;
type TinyView = { readonly notes: TinyBoard } & Json;

export const noted = (what: string): TinyFact => ({ type: 'Noted', what });

export const tinyOffer = (
  type: string,
  inputs: Inputs = {},
  more: Partial<Offer<TinyAction>> = {},
): Offer<TinyAction> => ({
  action: { type },
  label: { say: 'kernel.type.all' },
  rule: '1',
  notation: { say: 'kernel.type.all' },
  refs: [],
  inputs,
  ...more,
});

/** Two offers, so that nothing is answered by itself. */
export const yesOrNo = (seat: Seat): Ask<TinyAction> => ({
  seat,
  about: { say: 'kernel.nothing' },
  offers: [tinyOffer('Yes'), tinyOffer('No')],
});

export const tinyGame = (rules: TinyRules, ...first: readonly TinyStep[]) =>
  gameOfSteps<TinyBoard, TinyStep, TinyAction, TinyFact, TinyView, Action>({
    id: 'tiny',
    rulesVersion: '1',
    title: 'Tiny',
    players: { min: 1, max: 6 },
    options: [],
    words: { en, es },
    factVersions: { Noted: 1 },
    blank: [],
    setup: () => [begin(...first)],
    evolve: (notes, { what }) => [...notes, what],
    rules,
    irrevocable: () => false,
    view: ({ board }) => ({ notes: board }),
    orders: () => [],
    heed: () => null,
    describe: () => null,
    text: ({ notes }) => notes.join('\n'),
    outcome: () => null,
    rounds: () => 1,
    flaws: () => [],
  });
