import { type Seat } from '../kernel/game-definition.js';
import { type Hex } from './components/galaxy.js';
import { HIGHEST_CHIP } from './components/pieces.js';
import { combatValue, TECHNOLOGIES, type Technology } from './components/technologies.js';
import { type GalacticView, ownerIn } from './view.js';

/** 31.5b: on what an order may depend, besides the round. All of it is read from its owner's view. */
const HIGHER = TECHNOLOGIES.map((technology) => `higher-${technology}`);
export const TESTS = [
  'more-ships',
  'fewer-ships',
  'better-odds',
  'worse-odds',
  'more-points',
  'fewer-points',
  ...HIGHER,
  'at-war',
  'at-peace',
  'possible',
  'threatened',
];

/** What a question is about: the other seat and the hex, where there are such, and whether section A could be played. */
export interface Matter {
  readonly other: Seat | null;
  readonly hex: Hex | null;
  readonly possible: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** 31.5c: the most ships a seat can have in a hex, as far as this view knows: what is hidden is bounded by its public number of ships. */
export const mostShips = ({ nations }: GalacticView, seat: Seat, hex: Hex): number => {
  const { basics, fleets, ships } = nations[seat];
  const known = sum(fleets.map(({ chips }) => sum(chips ?? [])));
  const hidden = fleets.filter(({ chips }) => chips === null);
  const here = hidden.filter((fleet) => fleet.hex === hex);
  const unknown = ships - known - sum(Object.values(basics).map((one) => one.ships));
  return (
    (basics[hex]?.ships ?? 0) +
    sum(fleets.filter((fleet) => fleet.hex === hex).map(({ chips }) => sum(chips ?? []))) +
    Math.min(HIGHEST_CHIP * sum(here.map(({ height }) => height)), unknown - (hidden.length - here.length))
  );
};

const compared = (view: GalacticView, me: Seat, test: string, { other, hex }: Matter): boolean => {
  if (other === null) return false;
  const [mine, theirs] = [view.nations[me], view.nations[other]];
  const ships = (seat: Seat): number => (hex === null ? 0 : mostShips(view, seat, hex));
  const force = (seat: Seat): number => ships(seat) * combatValue(view.nations[seat].levels.military);
  switch (test) {
    case 'more-ships':
      return ships(me) > ships(other);
    case 'fewer-ships':
      return ships(me) < ships(other);
    case 'better-odds':
      return force(me) > force(other);
    case 'worse-odds':
      return force(me) < force(other);
    case 'more-points':
      return mine.points > theirs.points;
    case 'fewer-points':
      return mine.points < theirs.points;
    case 'at-war':
    case 'at-peace':
      return view.wars.includes(me < other ? `${me}-${other}` : `${other}-${me}`) === (test === 'at-war');
    default: {
      const technology = test.slice('higher-'.length) as Technology;
      return HIGHER.includes(test) && mine.levels[technology] > theirs.levels[technology];
    }
  }
};

/** 31.5d, 31.7: an announced action of another seat names a hex of this one, or the round ends. */
const isThreatened = (view: GalacticView, me: Seat): boolean =>
  view.step === 'alignmentWindow' ||
  (view.announced !== null &&
    view.announced.seat !== me &&
    view.announced.hexes.some(
      (hex) =>
        ownerIn(view, hex) === me ||
        view.nations[me].basics[hex] !== undefined ||
        view.nations[me].fleets.some((fleet) => fleet.hex === hex),
    ));

export const holdsTrue = (view: GalacticView, me: Seat, test: string, matter: Matter): boolean =>
  test === 'possible'
    ? matter.possible
    : test === 'threatened'
      ? isThreatened(view, me)
      : compared(view, me, test, matter);
