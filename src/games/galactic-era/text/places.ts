import { type Seat } from '../../kernel/game-definition.js';
import { galaxyOf, type Hex } from '../components/galaxy.js';
import { CAPITAL_DISCS } from '../components/track.js';
import { ownerIn, type GalacticView } from '../view.js';
import { shipsAt, spot } from './map.js';
import { wrapped } from '../../kernel/text-board.js';
import { listed, nameOf, type Say, type Section } from './setting.js';

/** Planets, ships and anomalies, hex by hex. */
const chips = (all: readonly number[]): string => all.join('+');

/** The ships of a seat in a hex: `A3, A#1 D 2+1, B#2 ? (3)`. */
const shipsOf = (view: GalacticView, seat: Seat, hex: Hex): string[] => {
  const { basics, fleets } = view.nations[seat];
  return [
    ...(basics[hex] ? [`${seat}${basics[hex].ships}`] : []),
    ...fleets
      .filter((fleet) => fleet.hex === hex)
      .map(
        ({ handle, letter, chips: known, height, bounds }) =>
          `${seat}#${handle} ${letter ?? '?'} ${known ? chips(known) : bounds ? `(${height}: ${bounds.least}-${bounds.most})` : `(${height})`}`,
      ),
  ];
};
const ships = (view: GalacticView, hex: Hex): string =>
  shipsAt(view, hex)
    .flatMap((seat) => shipsOf(view, seat, hex))
    .join(', ');

const planet = (view: GalacticView, say: Say, hex: Hex): string[] => {
  const owner = ownerIn(view, hex);
  const name = `${say(`hex.${hex}`)} ${spot(view, hex)}`;
  const relic =
    view.relics[hex] !== undefined
      ? [say(`relic.${view.relics[hex]}`)]
      : hex in view.hidden
        ? [say(`relic.${view.hidden[hex] ?? 'unknown'}`)]
        : [];
  const there = ships(view, hex);
  const rest = [...relic, ...(there === '' ? [] : [there])];
  const tail = rest.length > 0 ? `; ${rest.join('; ')}` : '';
  if (owner === null) {
    const what = hex in view.neutrals ? say(`neutral.${view.neutrals[hex] ?? 'unknown'}`) : say('text.emptied');
    return wrapped(say('text.planetFree', { name, what }) + tail);
  }
  const capital = view.nations[owner].capital === hex;
  const discs = view.discs[hex]?.count ?? 0;
  const population = discs + (capital ? CAPITAL_DISCS : 0);
  return wrapped(say('text.planetOwned', { name, who: nameOf(view, say, owner), discs, capital, population }) + tail);
};

export const sectors: Section = (view, say) => {
  const { places, hexes } = galaxyOf(view.tiles);
  return view.tiles.flatMap(({ position, sector, side }) => {
    const here = hexes.filter((hex) => places[hex].position === position);
    const home = view.seats.find((seat) => view.nations[seat].position === position);
    const sides = `${home === undefined ? say('text.central') : say('text.outer', { who: nameOf(view, say, home) })}, ${side}`;
    const planets = here.filter((hex) => places[hex].terrain === 'planet' || ownerIn(view, hex) !== null);
    const named = (terrain: string): string =>
      listed(
        say,
        here.filter((hex) => places[hex].terrain === terrain),
      );
    return [
      say('text.planets', { position, main: sector, sides }),
      ...planets.flatMap((hex) => planet(view, say, hex)),
      ...wrapped(
        say('text.anomalies', { nebulae: named('nebula'), asteroids: named('asteroids'), stars: named('neutron') }),
      ),
    ];
  });
};

/** Ships where no planet is. */
export const elsewhere: Section = (view, say) => {
  const { places, hexes } = galaxyOf(view.tiles);
  const away = hexes.filter(
    (hex) => places[hex].terrain !== 'planet' && ownerIn(view, hex) === null && shipsAt(view, hex).length > 0,
  );
  if (away.length === 0) return [];
  return [
    say('text.elsewhere'),
    ...away.flatMap((hex) => {
      const { terrain } = places[hex];
      const what = terrain === 'space' ? '' : ` ${say(`terrain.${terrain}`)}`;
      return wrapped(`${hex} ${spot(view, hex)}${what}: ${ships(view, hex)}`);
    }),
  ];
};

export const gates: Section = (view, say) => {
  const { gates: all } = galaxyOf(view.tiles);
  const pairs = Object.keys(all).filter((hex) => hex < all[hex].to);
  if (pairs.length === 0) return [];
  return [
    say('text.gates'),
    ...pairs.flatMap((hex) => wrapped(say('text.gate', { colour: all[hex].colour, one: hex, other: all[hex].to }))),
  ];
};
