import { glyph } from '../../drawing/glyphs.js';
import { touchable } from '../../drawing/offers.js';
import { type Block, columnWidth, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, faded, rect } from '../../drawing/shapes.js';
import { label, paragraph } from '../../drawing/text.js';
import { excessOf } from '../board.js';
import { INDEPENDENT_CAPACITY } from '../components/tables.js';
import { RESOURCES } from '../components/terminal.js';
import { type PlanetSteamView } from '../view.js';
import { type Scene } from './scene.js';

const LOTS: Readonly<Record<string, 'specialist' | 'zone' | 'carrier'>> = {
  specialistBidding: 'specialist',
  zoneBidding: 'zone',
  carrierBidding: 'carrier',
};

/** Who may not bid: specialists go to those who have no card yet. */
const isAside = ({ companies }: PlanetSteamView, lot: string, seat: string): boolean =>
  lot === 'specialist' && companies[seat].card !== null;

/** The bidding under way; null when there is none. */
export const auction = (scene: Scene, width: number, least = 0): Block | null => {
  const { view, say, name } = scene;
  const { bids, step, named } = view;
  const lot = step === null ? undefined : LOTS[step];
  if (!bids || lot === undefined) return null;
  const what = { lot, zone: lot === 'zone' ? named : '' };
  const { svg, height: lines } = paragraph(
    MARGIN,
    HEAD + 20,
    bids.by === null
      ? say('text.auctionNoBid', what)
      : say('text.auctionHigh', { ...what, bid: bids.high, who: name(bids.by) }),
    { size: 13, leading: 17, room: width - 2 * MARGIN },
  );
  const wide = columnWidth(width - 2 * MARGIN, view.seats.length, 6);
  const top = HEAD + lines + 12;
  const seats = view.seats.map((seat, i) => {
    const high = seat === bids.by;
    const out = bids.out.includes(seat) || isAside(view, lot, seat);
    const state = high ? String(bids.high) : bids.out.includes(seat) ? say('draw.passed') : out ? '–' : '';
    const body =
      rect(0, 0, wide, 30, {
        fill: high ? 'raised' : 'sunk',
        stroke: high ? 'text' : 'line',
        width: high ? 2 : 1,
        radius: 3,
      }) +
      seatMark(seat, 16, 15, 8) +
      label(31, 19.5, state, { size: high ? 15 : 11.5, bold: high, fill: out ? 'soft' : 'text', room: wide - 34 });
    return at(MARGIN + i * (wide + 6), top, out ? faded(0.7, body) : body);
  });
  return plate(width, Math.max(least, top + 42), svg + seats.join(''), { title: say('draw.auction') });
};

/** 15.4: who has the Independent Carrier and what lies on it; null when the table plays without. */
export const independent = (scene: Scene, width: number, least = 0): Block | null => {
  const { view, say, name, marks } = scene;
  if (!view.options.independentCarrier) return null;
  const held = view.independent;
  const load = held
    ? RESOURCES.flatMap((resource) =>
        Array.from(
          { length: excessOf(view, held.holder, view.companies[held.holder].goods)[resource] },
          () => resource,
        ),
      )
    : [];
  const slots = Array.from({ length: INDEPENDENT_CAPACITY }, (_none, i) => {
    const x = width - MARGIN - (INDEPENDENT_CAPACITY - i) * 34;
    return (
      rect(x, HEAD + 13, 30, 30, { fill: 'sunk', stroke: held ? 'line2' : 'line', radius: 3 }) +
      (load[i] ? glyph(load[i], x + 15, HEAD + 28, 19, load[i]) : '')
    );
  });
  const room = width - 2 * MARGIN - INDEPENDENT_CAPACITY * 34 - 10;
  const body = touchable(marks, {
    ref: 'independent',
    title: held
      ? say('text.independentHeld', {
          who: name(held.holder),
          bid: held.bid,
          term: held.term,
          goods: excessOf(view, held.holder, view.companies[held.holder].goods),
        })
      : say('text.independentNone'),
    box: { x: MARGIN - 6, y: HEAD + 8, width: width - 2 * MARGIN + 12, height: 44 },
    body: [
      rect(MARGIN - 6, HEAD + 8, width - 2 * MARGIN + 12, 44, { fill: 'plate' }),
      ...slots,
      held
        ? seatMark(held.holder, MARGIN + 12, HEAD + 28, 9) +
          label(MARGIN + 30, HEAD + 26, name(held.holder), { size: 13, bold: true, room: room - 30 }) +
          label(MARGIN + 30, HEAD + 41, say('draw.term', { bid: held.bid, term: held.term }), {
            size: 11,
            fill: 'soft',
            room: room - 30,
          })
        : label(MARGIN, HEAD + 33, say('text.independentNone'), { size: 12, fill: 'faint', room }),
    ].join(''),
  });
  return plate(width, Math.max(least, HEAD + 60), body, { title: say('draw.independent') });
};
