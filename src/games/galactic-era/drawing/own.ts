import { touchable } from '../../drawing/offers.js';
import { type Block, flow, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatFill, seatInk } from '../../drawing/seats.js';
import { at, line, path, rect } from '../../drawing/shapes.js';
import { label, paragraph } from '../../drawing/text.js';
import { widthOf, wrapped } from '../../drawing/widths.js';
import { CARDS, LETTERS } from '../components/pieces.js';
import { type Scene } from './scene.js';

/** What only the viewer sees: letters and chips of its fleets, its cards. */
const ROW = 23;
const flag = (x: number, y: number): string => `M${x} ${y}h22l4 8.5l-4 8.5h-22l-4 -8.5Z`;

/** The markers in use, and which are not; null for a spectator. */
export const ownFleets = (scene: Scene, width: number, least = 0): Block | null => {
  const { view, say, place } = scene;
  if (view.me === null) return null;
  const seat = view.me;
  const { fleets, tactics } = view.nations[seat];
  const used = [...fleets].sort((a, b) => ((a.letter ?? '') < (b.letter ?? '') ? -1 : 1));
  const rows = used.map((fleet, i) => {
    const y = HEAD + 10 + i * ROW;
    const { letter, handle, hex } = fleet;
    const chips = fleet.chips ?? [];
    const ships = chips.reduce((sum, chip) => sum + chip, 0);
    const where = say('draw.ownFleetIn', { handle, place: place(hex) });
    const tactic = letter === null ? undefined : tactics[letter];
    const right = width - MARGIN - widthOf(where, { size: 11.5 });
    return [
      path(flag(MARGIN + 4, y), { fill: seatFill(seat), stroke: 'edge', width: 1.2 }),
      label(MARGIN + 15, y + 12.6, letter ?? '?', { size: 12, bold: true, fill: seatInk(seat), anchor: 'middle' }),
      tactic === undefined
        ? ''
        : label(MARGIN + 36, y + 12.6, say(`draw.tactic.${tactic}`), { size: 11, bold: true, fill: 'brass' }),
      label(MARGIN + 72, y + 12.6, say('draw.ownFleet', { ships, chips: chips.join('+') }), {
        size: 12,
        room: right - MARGIN - 78,
      }),
      label(width - MARGIN, y + 12.6, where, { size: 11.5, fill: 'soft', anchor: 'end' }),
    ].join('');
  });
  const unused = LETTERS.filter((letter) => fleets.every((fleet) => fleet.letter !== letter)).map((letter) => {
    const tactic = tactics[letter];
    return [letter, say(`draw.letter.${letter}`), ...(tactic ? [say(`draw.tactic.${tactic}`)] : [])].join(' ');
  });
  const under = HEAD + 10 + rows.length * ROW;
  const left =
    unused.length === 0
      ? { svg: '', height: 0 }
      : paragraph(MARGIN, under + 12, say('draw.unused', { unused }), {
          size: 11.5,
          fill: 'soft',
          leading: 15,
          room: width - 2 * MARGIN,
        });
  return plate(width, Math.max(least, under + left.height + 6), rows.join('') + left.svg, {
    title: say('draw.ownFleets'),
    note: say('draw.alone'),
  });
};

/** Cards in hand and peoples to choose from, and the deck. */
export const cardsPlate = (scene: Scene, width: number, least = 0): Block => {
  const { view, say, marks } = scene;
  const mine = view.me === null ? null : view.nations[view.me];
  const hand = (mine?.hand ?? []).map((card) => ({
    ref: `card:${card}`,
    name: say(`card.${card}`),
    note: say('draw.cardPoints', { points: CARDS[card as keyof typeof CARDS] }),
  }));
  const dealt = mine?.people ? [] : (mine?.dealt ?? []);
  const peoples = dealt.map((people) => ({
    ref: `people:${people}`,
    name: say(`people.${people}`),
    note: say('draw.dealt'),
  }));
  const cards = [...hand, ...peoples].map(({ ref, name, note }): Block => {
    const wide = Math.min(
      width - 2 * MARGIN,
      Math.max(86, widthOf(name, { size: 12, bold: true }) + 16, widthOf(note, { size: 10.5 }) + 16),
    );
    return {
      width: wide,
      height: 44,
      svg: touchable(marks, {
        ref,
        title: `${name}: ${note}`,
        box: { x: 0, y: 0, width: wide, height: 42 },
        body:
          rect(0, 0, wide, 42, { fill: 'raised', stroke: 'line2', radius: 4 }) +
          label(8, 18, name, { size: 12, bold: true, room: wide - 12 }) +
          label(8, 33, note, { size: 10.5, fill: 'soft', room: wide - 12 }),
      }),
    };
  });
  const top = view.notes?.top ?? null;
  const words = wrapped(
    say('draw.deck', { count: view.deck }) + (top === null ? '' : ` ${say('draw.deckTop', { card: top })}`),
    width - 2 * MARGIN - 34,
    { size: 11.5 },
  );
  const pile: Block = {
    width: width - 2 * MARGIN,
    height: Math.max(26, words.length * 15 + 8),
    svg: touchable(marks, {
      ref: 'deck',
      title: say('draw.deck', { count: view.deck }),
      box: { x: 0, y: 0, width: 26, height: 26 },
      body:
        rect(4, 3, 18, 21, { fill: 'sunk', stroke: 'line2', radius: 2 }) +
        rect(1, 1, 18, 21, { fill: 'raised', stroke: 'line2', radius: 2 }) +
        words.map((said, i) => label(34, 15 + i * 15, said, { size: 11.5, fill: 'soft' })).join(''),
    }),
  };
  const laid = flow(cards, width - 2 * MARGIN, 8, 52);
  const under = HEAD + 12 + laid.height;
  return plate(
    width,
    Math.max(least, under + pile.height + 8),
    at(MARGIN, HEAD + 12, laid.svg) +
      (cards.length > 0 ? line(MARGIN, under - 4, width - MARGIN, under - 4, { stroke: 'line' }) : '') +
      at(MARGIN, under + 2, pile.svg),
    { title: say('draw.cards'), ...(mine === null ? {} : { note: say('draw.alone') }) },
  );
};
