import { type Offer, type Option, type Question, type Seat } from '../../kernel/game-definition.js';
import { type GalacticAction } from '../actions.js';
import { galaxyOf, type Hex } from '../components/galaxy.js';
import { eraOf, type People } from '../components/pieces.js';
import { ownerIn, type GalacticView } from '../view.js';

/** A sensible movement turn: one ship for each planet that could be gained, visions on the nearest unknown ones. */
const hasShips = (view: GalacticView, seat: Seat, hex: Hex): boolean =>
  view.nations[seat].basics[hex] !== undefined || view.nations[seat].fleets.some((fleet) => fleet.hex === hex);

/** Neutral planets that this seat could gain with one ship, as far as it knows. */
export const isWanted = (view: GalacticView, seat: Seat, hex: Hex): boolean => {
  if (ownerIn(view, hex) !== null) return false;
  const { ethics, people } = view.nations[seat];
  const kind = hex in view.neutrals ? view.neutrals[hex] : 'uninhabited';
  if (kind === null || kind === 'uninhabited') return true;
  return kind === 'primitive' ? ethics === 'dark' : ethics === 'light' || people === 'plejars' || people === 'orion';
};
const wantedFree = (view: GalacticView, seat: Seat): Hex[] =>
  galaxyOf(view.tiles).planets.filter((hex) => isWanted(view, seat, hex) && !hasShips(view, seat, hex));

const reachedBy = (question: Question<GalacticAction>, { inputs }: Offer): readonly Option[] => {
  const { to } = inputs;
  return to?.kind === 'pick' ? ('list' in to.from ? (question.lists?.[to.from.list] ?? []) : to.from) : [];
};

/** Peoples that are stronger on their dark side. */
export const DARK_BY_NATURE: readonly (People | null)[] = ['dracos', 'orion', 'felines', 'annunaki', 'cosmic-mayans'];

/** The hex to sail to: a wanted planet, or the one that brings the ship nearest to one. */
const goalOf = (view: GalacticView, seat: Seat, from: Hex, options: readonly Option[]): Hex | null => {
  const map = galaxyOf(view.tiles);
  const wanted = wantedFree(view, seat);
  const away = map.distances(from);
  const near = [...wanted].sort((a, b) => away[a] - away[b] || (a < b ? -1 : 1));
  const open = options.filter(({ warning }) => warning === undefined).map(({ id }) => id);
  const reached = near.find((hex) => open.includes(hex));
  if (reached !== undefined || near.length === 0) return reached ?? null;
  const left = map.distances(near[0]);
  const best = [...open].sort((a, b) => left[a] - left[b] || (a < b ? -1 : 1))[0];
  return best !== undefined && left[best] < left[from] ? best : null;
};

/** In the dark era a dark seat at peace takes on the weakest of those that are ahead of it. */
const warOn = (view: GalacticView, seat: Seat, { offers }: Question<GalacticAction>): Seat | undefined => {
  const on = offers.find(({ action }) => action.type === 'DeclareWar')?.inputs.on;
  if (on?.kind !== 'pick' || 'list' in on.from || eraOf(view.round) !== 'dark') return undefined;
  if (view.wars.some((war) => war.split('-').includes(seat))) return undefined;
  const force = (one: Seat): number => view.nations[one].ships * view.nations[one].levels.military;
  return on.from
    .map(({ id }) => id)
    .filter((one) => force(one) <= force(seat) && view.nations[one].points >= view.nations[seat].points)
    .sort((a, b) => force(a) - force(b))[0];
};

export const nextMove = (view: GalacticView, seat: Seat, question: Question<GalacticAction>): GalacticAction | null => {
  const see = question.offers.find(({ action }) => action.type === 'See')?.inputs.target;
  if (see?.kind === 'pick' && !('list' in see.from)) {
    const away = galaxyOf(view.tiles).distances(view.nations[seat].capital);
    const unknown = see.from
      .filter(({ id }) => id.startsWith('neutral:') && view.neutrals[id.slice(8)] === null)
      .sort((a, b) => away[a.id.slice(8)] - away[b.id.slice(8)]);
    if (unknown.length > 0) return { type: 'See', target: unknown[0].id };
  }
  const victim = warOn(view, seat, question);
  if (victim !== undefined) return { type: 'DeclareWar', on: victim };
  for (const offer of question.offers) {
    const { action } = offer;
    if (action.type === 'SailBasics') {
      const from = action.from as Hex;
      const { ships, spent } = view.nations[seat].basics[from];
      // One stays on a planet that may be gained, and at home.
      const stays = isWanted(view, seat, from) || ownerIn(view, from) === seat ? 1 : 0;
      if (ships - spent <= stays) continue;
      const to = goalOf(view, seat, from, reachedBy(question, offer));
      if (to !== null) return { type: 'SailBasics', from, ships: 1, to };
    } else if (action.type === 'SailFleet') {
      const fleet = view.nations[seat].fleets.find(({ handle }) => handle === action.fleet)!;
      if (isWanted(view, seat, fleet.hex)) continue;
      const to = goalOf(view, seat, fleet.hex, reachedBy(question, offer));
      if (to !== null) return { type: 'SailFleet', fleet: fleet.handle, to };
    }
  }
  return question.offers.some(({ action }) => action.type === 'Done') ? { type: 'Done' } : null;
};
