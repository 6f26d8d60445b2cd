import { type Seat } from '../../kernel/game-definition.js';
import { galaxyOf, type Hex, type Place } from '../components/galaxy.js';
import { ownerIn, type GalacticView } from '../view.js';
import { type Section } from './setting.js';

/**
 * The whole galaxy as it lies, one sign for the hex and one for the ships there. Columns stand two signs apart and every
 * second row between the others, so that neighbours are neighbours. Its letters and numbers (`k20`) only help to find a hex.
 */
const SIGN: Readonly<Record<Place['terrain'], string>> = {
  space: '.',
  planet: 'P',
  nebula: 'o',
  asteroids: 'a',
  neutron: 'n',
};
const COLUMNS = 'abcdefghijklmnopqrstuvwxyz@';

export const shipsAt = (view: GalacticView, hex: Hex): Seat[] =>
  view.seats.filter((seat) => {
    const { basics, fleets } = view.nations[seat];
    return basics[hex] !== undefined || fleets.some((fleet) => fleet.hex === hex);
  });

interface Frame {
  readonly left: number;
  readonly top: number;
}
const frameOf = (places: readonly Place[]): Frame => ({
  left: Math.min(...places.map(({ q }) => q)),
  top: Math.min(...places.map(({ q, r }) => 2 * r + q)),
});
const at = ({ q, r }: Place, { left, top }: Frame): { column: number; row: number } => ({
  column: q - left,
  row: 2 * r + q - top,
});

/** Where a hex stands on the map: `k20`. */
export const spot = (view: GalacticView, hex: Hex): string => {
  const { places } = galaxyOf(view.tiles);
  const { column, row } = at(places[hex], frameOf(Object.values(places)));
  return `${COLUMNS[column]}${row + 1}`;
};

const cell = (view: GalacticView, place: Place): string => {
  const { gates } = galaxyOf(view.tiles);
  const ships = shipsAt(view, place.hex);
  return [
    ownerIn(view, place.hex) ?? SIGN[place.terrain],
    ships.length > 1 ? '*' : (ships[0] ?? (gates[place.hex] ? '%' : ' ')),
    ships.length > 0 && gates[place.hex] ? '%' : ' ',
  ].join('');
};

export const map: Section = (view, say) => {
  if (view.tiles.length === 0) return [];
  const places = Object.values(galaxyOf(view.tiles).places);
  const frame = frameOf(places);
  const rows: string[][] = [];
  let columns = 0;
  for (const place of places) {
    const { column, row } = at(place, frame);
    columns = Math.max(columns, column + 1);
    const signs = (rows[row] ??= []);
    [...cell(view, place)].forEach((sign, i) => (signs[2 * column + i] = sign));
  }
  const head = `     ${[...COLUMNS.slice(0, columns)].join(' ')}`;
  return [
    say('text.map'),
    head,
    ...rows.map((signs, row) =>
      `  ${String(row + 1).padStart(2)} ${Array.from({ length: signs.length }, (_one, i) => signs[i] ?? ' ').join('')}`.trimEnd(),
    ),
    head,
  ];
};
