import { type Locale, type Words } from '../kernel/game-definition.js';
import { tell } from '../kernel/tell.js';
import { galaxyOf } from './components/galaxy.js';
import { TECHNOLOGIES } from './components/technologies.js';
import { populationAt } from './components/track.js';
import { type GalacticView } from './view.js';

/** The board as monospaced text, complete without the picture. */
export const textWith =
  (words: Readonly<Record<Locale, Words>>) =>
  (view: GalacticView, locale: Locale): string => {
    const say = (key: string, values = {}): string => tell({ words: words[locale] }, { ...values, say: key });
    const map = galaxyOf(view.tiles);
    const name = (hex: string): string => (map.places[hex]?.terrain === 'planet' ? say(`hex.${hex}`) : hex);
    const lines = [
      say('text.head', { round: view.round, story: view.story, goal: view.goal ?? 'none' }),
      say('text.order', { seats: view.order }),
      '',
    ];
    for (const seat of view.order) {
      const nation = view.nations[seat];
      lines.push(
        say('text.seat', {
          seat,
          people: nation.people ?? 'none',
          ethics: nation.ethics,
          points: nation.points,
          population: populationAt(nation.offTrack),
          ships: nation.ships,
          cards: nation.cards,
        }),
        `  ${TECHNOLOGIES.map((technology) => `${say(`technology.${technology}`)} ${nation.levels[technology]}`).join('  ')}`,
      );
      if (nation.hand.length > 0) lines.push(say('text.hand', { cards: nation.hand }));
      const units = [
        ...Object.entries(nation.basics).map(([hex, { ships }]) => `${name(hex)} ${ships}`),
        ...nation.fleets.map(
          ({ handle, hex, letter, chips, height }) =>
            `${name(hex)} #${handle}${letter ?? '?'} ${chips ? chips.join('+') : `(${height})`}`,
        ),
      ];
      if (units.length > 0) lines.push(`  ${units.join(', ')}`);
      lines.push('');
    }
    for (const position of map.sectors) {
      lines.push(say('text.sector', { position }));
      for (const hex of map.planets.filter((planet) => map.places[planet].position === position)) {
        const discs = view.discs[hex];
        const capital = view.seats.find((seat) => view.nations[seat].capital === hex);
        const token =
          hex in view.neutrals ? say(view.neutrals[hex] ? `neutral.${view.neutrals[hex]}` : 'neutral.unknown') : '';
        const relic = view.relics[hex]
          ? say(`relic.${view.relics[hex]}`)
          : hex in view.hidden
            ? say(view.hidden[hex] ? `relic.${view.hidden[hex]}` : 'relic.unknown')
            : '';
        const owner = discs || capital ? `${say(`seat.${discs?.seat ?? capital}`)} ${(discs?.count ?? 0) + (capital ? 6 : 0)}` : '';
        lines.push(`  ${name(hex)}: ${[owner, token, relic].filter((part) => part !== '').join(', ')}`);
      }
    }
    if (view.wars.length > 0) lines.push('', say('text.wars', { wars: view.wars }));
    return lines.join('\n');
  };
