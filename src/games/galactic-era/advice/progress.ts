import { type Offer, type Option, type Question, type Seat } from '../../kernel/game-definition.js';
import { type GalacticAction } from '../actions.js';
import { type Hex } from '../components/galaxy.js';
import { type Oval } from '../components/pieces.js';
import { TECHNOLOGIES, type Technology } from '../components/technologies.js';
import { ownerIn, type GalacticView } from '../view.js';
import { isWanted } from './moves.js';

/** Tokens and progress turns: gain what can be gained, grow, learn, and build when ships are few. */
type Asked = Question<GalacticAction>;
export const offered = ({ offers }: Asked, type: GalacticAction['type']): Offer<GalacticAction> | undefined =>
  offers.find(({ action }) => action.type === type);
export const optionsIn = (offer: Offer | undefined, input: string): readonly Option[] => {
  const found = offer?.inputs[input];
  return found?.kind === 'pick' && !('list' in found.from) ? found.from : [];
};

/** Planets that this seat knows it could gain with the ships there. */
const gainable = (view: GalacticView, seat: Seat): number => {
  const { basics, fleets } = view.nations[seat];
  const hexes = new Set([...Object.keys(basics), ...fleets.map(({ hex }) => hex)]);
  return [...hexes].filter((hex) => (view.neutrals[hex] ?? null) !== null && isWanted(view, seat, hex)).length;
};
const lowest = (view: GalacticView, seat: Seat): Technology => {
  const { levels, people } = view.nations[seat];
  const worth: readonly Technology[] = ['genetics', 'robotics', 'propulsion', 'military', 'spirituality'];
  return worth
    .filter((technology) => technology !== 'robotics' || people !== 'yowies')
    .reduce((best, technology) => (levels[technology] < levels[best] ? technology : best));
};

export const tokens = (view: GalacticView, seat: Seat, question: Asked): GalacticAction | null => {
  const ovals = offered(question, 'ChooseTokens')?.inputs.ovals;
  if (ovals?.kind !== 'amounts') return null;
  const gains = Math.min(2, gainable(view, seat));
  const poor = view.nations[seat].ships < 3 + view.round;
  const wishes: Oval[] = [
    ...Array.from({ length: gains }, (): Oval => 'gain'),
    ...(poor ? (['build', 'grow', 'research'] as const) : (['grow', 'research', 'build'] as const)),
  ];
  const chosen: Record<string, number> = {};
  for (const wish of wishes.slice(0, ovals.total.min)) chosen[wish] = (chosen[wish] ?? 0) + 1;
  return { type: 'ChooseTokens', ovals: chosen, squares: [lowest(view, seat)] };
};

/** The order in which a progress turn is resolved, and the planets to gain first. */
export interface Plan {
  readonly first: readonly string[];
  readonly at: readonly Hex[];
}
export const SENSIBLE: Plan = { first: ['gain', 'grow', 'research', 'build'], at: [] };

const gainFrom = (view: GalacticView, { at }: Plan, options: readonly Option[]): Hex | undefined => {
  const ids = options.map(({ id }) => id);
  // A planet of a seat at peace would be a war: only one that is named.
  return at.find((hex) => ids.includes(hex)) ?? ids.find((hex) => ownerIn(view, hex) === null);
};

/** The next answer of a progress turn by a plan; null for what the plan does not cover. */
export const nextProgress = (view: GalacticView, question: Asked, plan: Plan): GalacticAction | null => {
  const has = (type: GalacticAction['type']): boolean => offered(question, type) !== undefined;
  switch (question.about.say) {
    case 'about.growing':
      return has('PlaceDiscs') ? (question.silent ?? null) : has('Skip') ? { type: 'Skip' } : null;
    case 'about.building':
      return has('PlaceBasics') ? (question.silent ?? null) : null;
    case 'about.theft':
    case 'about.progressTurn':
      break;
    default:
      return null;
  }
  const raise = offered(question, 'Raise');
  if (raise) return raise.action as unknown as GalacticAction;
  const steal = offered(question, 'Steal');
  if (steal) {
    const known = optionsIn(steal, 'technology').map(({ id }) => id);
    const technology = TECHNOLOGIES.find((one) => known.includes(one))!;
    return { type: 'Steal', from: steal.action.from as Seat, technology };
  }
  if (!has('Done')) return null;
  for (const wish of [...plan.first, ...SENSIBLE.first]) {
    const hex = wish === 'gain' ? gainFrom(view, plan, optionsIn(offered(question, 'Gain'), 'hex')) : undefined;
    if (hex !== undefined) return { type: 'Gain', hex };
    if (wish === 'grow' && has('Grow')) return { type: 'Grow' };
    if (wish === 'research' && has('Research')) return { type: 'Research' };
    if (wish === 'build' && has('Build')) return { type: 'Build' };
  }
  return { type: 'Done' };
};
