import { type AmountsInput, type Option } from '../../kernel/game-definition.js';
import { fewestChips, sum } from '../board.js';
import { CHIPS } from '../components/pieces.js';
import { type Amounts } from '../actions.js';

const chipOption = (chip: number): Option => ({ id: String(chip), label: { say: `chip.${chip}` } });

/** Chips out of the supply for some of these ships, with decoys if there are any (6.7, 6.8a). */
export const chipsInput = (most: number, decoys: number, least = 1): AmountsInput => ({
  kind: 'amounts',
  over: [
    ...CHIPS.filter((chip) => chip <= most).map((chip) => ({
      ...chipOption(chip),
      weight: chip,
      max: Math.floor(most / chip),
    })),
    ...(decoys > 0 ? [{ ...chipOption(0), weight: 0, max: decoys }] : []),
  ],
  total: { min: least, max: most },
  preset: amountsOf(fewestChips(most)),
});

/** Some of the chips a fleet has. */
export const someChips = (chips: readonly number[], least: number, most: number): AmountsInput => ({
  kind: 'amounts',
  over: [...new Set(chips)].map((chip) => ({
    ...chipOption(chip),
    weight: chip,
    max: chips.filter((other) => other === chip).length,
  })),
  total: { min: least, max: most },
});

export const amountsOf = (chips: readonly number[]): Record<string, number> =>
  chips.reduce<Record<string, number>>((all, chip) => ({ ...all, [chip]: (all[chip] ?? 0) + 1 }), {});

export const chipsOf = (amounts: Amounts): number[] =>
  Object.entries(amounts)
    .flatMap(([chip, n]) => Array.from({ length: n }, () => Number(chip)))
    .sort((a, b) => b - a);

export const chipsWithout = (from: readonly number[], away: readonly number[]): number[] => {
  const rest = [...from];
  for (const chip of away) rest.splice(rest.indexOf(chip), 1);
  return rest;
};

/** 6.10: which chips go when a fleet loses ships, and what comes back as change. */
export const chipsLost = (chips: readonly number[], ships: number): { out: number[]; in: number[] } => {
  let left = Math.min(ships, sum(chips));
  const rest = chips.filter((chip) => chip > 0).sort((a, b) => b - a);
  const out: number[] = [];
  while (left > 0) {
    const fits = rest.find((chip) => chip <= left);
    const chip = fits ?? rest[rest.length - 1];
    rest.splice(rest.indexOf(chip), 1);
    out.push(chip);
    if (chip > left) return { out, in: fewestChips(chip - left) };
    left -= chip;
  }
  // Decoys alone are no fleet (6.3): they go back with the last ship.
  return { out: rest.length === 0 ? [...chips].sort((a, b) => b - a) : out, in: [] };
};
