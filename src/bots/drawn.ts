import { ARRANGEMENTS, type Drawing } from '../games/drawing/drawing.js';
import { THEMES } from '../games/drawing/tokens.js';
import { seededChance } from '../games/kernel/chance.js';
import { type Chance, type GameDefinition, LOCALES, type Question, type Ref } from '../games/kernel/game-definition.js';
import { optionsOf } from '../games/kernel/inputs.js';
import { blemishes } from './blemishes.js';
import { randomOptions } from './laws.js';
import { type Moment, playOut, seatsFor } from './play-out.js';
import { POLICIES } from './policies.js';

/** The refs of the offers of a question, and of the options inside their inputs: a drawing must have them all. */
export const refsToChoose = ({ offers, lists = {} }: Question): Ref[] =>
  offers.flatMap(({ refs, inputs }) => [
    ...refs,
    ...Object.values(inputs).flatMap((input) => {
      if (input.kind === 'number') return [];
      const options =
        input.kind === 'pick' ? optionsOf(input, lists) : input.kind === 'amounts' ? input.over : input.places;
      return options.flatMap(({ ref }) => (ref === undefined ? [] : [ref]));
    }),
  ]);

export interface Drawn {
  readonly positions: number;
  /** What a careful eye would object to, each with where it was seen. */
  readonly blemishes: readonly string[];
  readonly milliseconds: readonly number[];
}

/** Milliseconds that this thread itself has worked: what else the machine is doing does not count. Older Nodes know only the clock. */
const ownTime = (): number => {
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)];

/** How many moments of one game are drawn: neighbours look alike. */
const PER_GAME = 25;

/** Positions that random games reach, at any moment from the first question to the end, each drawn in one way of all. */
export const drawSome = (game: GameDefinition, positions: number, seed: number): Drawn => {
  const found: string[] = [];
  const milliseconds: number[] = [];
  const look = (chance: Chance, where: string, state: unknown, question: Question | null): void => {
    const locale = oneOf(chance, LOCALES);
    const arrangement = oneOf(chance, ARRANGEMENTS);
    const seat = chance.below(5) === 0 ? null : (question?.seat ?? null);
    const offers = seat === null || question === null ? [] : question.offers;
    const view = game.view(state, seat);
    const drawing: Drawing = {
      arrangement,
      theme: oneOf(chance, THEMES),
      offers: offers.map(({ refs }, i) => ({ number: i + 1, refs })),
      ...(offers.length > 0 && chance.below(3) === 0 ? { selected: offers[0].refs.slice(0, 1) } : {}),
    };
    const began = ownTime();
    const svg = game.draw!(view, locale, drawing);
    milliseconds.push(ownTime() - began);
    const wanted = seat === null || question === null ? [] : refsToChoose(question);
    for (const what of blemishes(svg, wanted)) found.push(`${where}, ${arrangement}, ${locale}: ${what}`);
  };
  for (let n = 0; milliseconds.length < positions; n++) {
    const chance = seededChance(seed * 1_000_003 + n);
    const { min, max } = game.players;
    const seats = seatsFor(min + (n % (max - min + 1)));
    const policies = Object.fromEntries(seats.map((one, i) => [one, (n + i) % 2 ? POLICIES.random : POLICIES.greedy]));
    const moments: Moment[] = [];
    const options = randomOptions(game, chance);
    const { state } = playOut({ game, seats, options, chance, policies, watch: (moment) => moments.push(moment) });
    const where = (moment: string): string => `game ${n} (seed ${seed}), ${seats.length} seats, ${moment}`;
    const wish = Math.min(PER_GAME, positions - milliseconds.length) - 1;
    for (let k = 0; k < wish; k++) {
      const at = chance.below(moments.length);
      look(chance, where(`decision ${at}`), moments[at].state, moments[at].question);
    }
    look(chance, where('the end'), state, null);
  }
  return { positions: milliseconds.length, blemishes: found, milliseconds };
};
