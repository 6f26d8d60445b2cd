import { type Seat } from '../../kernel/game-definition.js';
import { pair } from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { CAPITAL_DISCS } from '../components/track.js';
import { type FleetView, type GalacticView } from '../view.js';

/** What the plates read off a view. */
export const atWar = ({ wars }: GalacticView, a: Seat, b: Seat): boolean => wars.includes(pair(a, b));

export const capitalAt = (view: GalacticView, hex: Hex): Seat | null =>
  view.seats.find((seat) => view.nations[seat].capital === hex) ?? null;

export const ownerAt = (view: GalacticView, hex: Hex): Seat | null => view.discs[hex]?.seat ?? capitalAt(view, hex);

/** 1.8 */
export const populationAt = (view: GalacticView, hex: Hex): number =>
  (view.discs[hex]?.count ?? 0) + (capitalAt(view, hex) === null ? 0 : CAPITAL_DISCS);

/** Ships that stand together: the basic ones of a seat, or one of its fleets. */
export interface Unit {
  readonly seat: Seat;
  readonly hex: Hex;
  readonly ref: string;
  /** null: basic ships. */
  readonly fleet: FleetView | null;
  /** null: not known to the viewer. */
  readonly ships: number | null;
}

export const shipsIn = ({ chips }: Pick<FleetView, 'chips'>): number | null =>
  chips === null ? null : chips.reduce((sum, chip) => sum + chip, 0);

export const unitsOf = (view: GalacticView, seat: Seat): Unit[] => {
  const { basics, fleets } = view.nations[seat];
  return [
    ...Object.keys(basics)
      .filter((hex) => basics[hex].ships > 0)
      .sort()
      .map((hex): Unit => ({ seat, hex, ref: `ships:${seat}@${hex}`, fleet: null, ships: basics[hex].ships })),
    ...fleets.map((fleet): Unit => ({
      seat,
      hex: fleet.hex,
      ref: `stack:${seat}.${fleet.handle}`,
      fleet,
      ships: shipsIn(fleet),
    })),
  ];
};

/** By hex; the seats in table order, so that both sides of a war stand together. */
export const unitsByHex = (view: GalacticView): ReadonlyMap<Hex, readonly Unit[]> => {
  const all = new Map<Hex, Unit[]>();
  for (const unit of view.order.flatMap((seat) => unitsOf(view, seat)))
    all.set(unit.hex, [...(all.get(unit.hex) ?? []), unit]);
  return all;
};

/** 18.7, 20.1: whose planet or ships are blocked in a hex by ships of an enemy. */
export const blockedIn = (view: GalacticView, hex: Hex, units: readonly Unit[]): Seat[] => {
  if (units.length === 0) return [];
  const owner = ownerAt(view, hex);
  const present = new Set([...units.map(({ seat }) => seat), ...(owner === null ? [] : [owner])]);
  return [...present].filter(
    (seat) =>
      view.nations[seat].levels.spirituality < 5 &&
      units.some((unit) => unit.seat !== seat && atWar(view, seat, unit.seat)),
  );
};

export type Phase = 'setup' | 'movement' | 'progress' | 'trade' | 'scoring' | 'over';
export const PHASES = ['movement', 'progress', 'trade', 'scoring'] as const;

const STEPS: Readonly<Record<Exclude<Phase, 'setup' | 'progress' | 'over'>, readonly string[]>> = {
  movement: ['round', 'biddingForPuppet', 'movementTurn', 'voyage', 'jumpWindow', 'battles'],
  trade: ['tradeFair', 'tradeTalk', 'forcingTrade', 'greyLesson', 'greyAnswer'],
  scoring: ['roundScoring', 'alignmentWindow', 'eraChange', 'leadership', 'reckoning'],
};

export const phaseOf = ({ ended, round, turn, battle, step, trading }: GalacticView): Phase => {
  if (ended) return 'over';
  if (round === 0) return 'setup';
  const among = (phase: keyof typeof STEPS): boolean => step !== null && STEPS[phase].includes(step);
  // 28.3a: what the puppet's set-up still lacks is chosen before Movement.
  if (!turn && !trading && (step === 'choosingBonus' || step === 'placingTactic')) return 'movement';
  if (turn?.moving || battle || among('movement')) return 'movement';
  if (trading || among('trade')) return 'trade';
  return among('scoring') ? 'scoring' : 'progress';
};
