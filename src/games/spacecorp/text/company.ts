import { type Seat } from '../../kernel/game-definition.js';
import { tileOf } from '../board.js';
import { cardById } from '../components/cards.js';
import { BASE_TYPES } from '../components/kinds.js';
import { cardsText, faceText, type Sheet, wrapped } from './sheet.js';

/** The four boxes of an HQ: what is printed there, or the card that counts instead (4.2c). */
const hq = (sheet: Sheet, seat: Seat): string => {
  const { box, view, say } = sheet;
  const printed = box.hqs[view.options.firstEra];
  const boxes = view.companies[seat].slots.map((id, i) => {
    const face = printed.slots[i];
    if (id === null) return face === null ? say('text.slotEmpty') : faceText(sheet, face);
    const faces = cardById(box, id)!.type.faces.map((one) => faceText(sheet, one));
    return `${say(`cardId.${id}`)} (${faces.join(', ')})`;
  });
  return [`${say('kind.research')} ${printed.research}`, ...boxes].join(' | ');
};

const teams = ({ view, say }: Sheet, seat: Seat): string =>
  view.companies[seat].teams
    .map(({ at, track, gone }, i) =>
      at === null
        ? say(gone ? 'text.teamGone' : 'text.teamInStock', { team: i + 1 })
        : say(track > 0 ? 'text.teamOnTrack' : 'text.teamAt', { team: i + 1, site: at, track }),
    )
    .join(', ');

const basesLeft = ({ box, view, say }: Sheet, seat: Seat): string => {
  const { stock } = view.companies[seat];
  const used = BASE_TYPES.filter((type) => stock[type] < box.bases[type].copies);
  const copies = box.bases[BASE_TYPES[0]].copies;
  return used.length === 0
    ? say('text.allBases', { copies })
    : say('text.basesLeft', { left: used.map((base) => `${say(`base.${base}`)} ${stock[base]}`).join(', '), copies });
};

export const companyLines = (sheet: Sheet, seat: Seat): string[] => {
  const { view, say } = sheet;
  const { profit, cards, late, genetics, revelation, hand, progress, legacy, beyond } = view.companies[seat];
  const mine = seat === view.me;
  const passed = view.passed.includes(seat) ? [say('text.passed')] : [];
  const name = say(mine ? 'text.you' : 'text.seat', { seat });
  return [
    ...wrapped([`${name}: ${say('text.company', { profit, cards, genetics, revelation })}`, ...passed].join('; ')),
    ...wrapped(say('text.hq', { boxes: hq(sheet, seat) }), 2),
    ...(hand.length > 0 ? wrapped(say(mine ? 'text.hand' : 'text.known', { cards: cardsText(sheet, hand) }), 2) : []),
    ...(late > 0 && !mine ? wrapped(say('text.late', { late }), 2) : []),
    ...wrapped(say('text.teams', { teams: teams(sheet, seat) }), 2),
    ...wrapped(basesLeft(sheet, seat), 2),
    ...(progress.length > 0 ? wrapped(say('text.progress', { titles: progress }), 2) : []),
    ...(legacy
      ? wrapped(say('text.legacy', { p: legacy.p, tile: tileOf(sheet.box, legacy.tile).id, base: legacy.base }), 2)
      : []),
    ...(beyond.length > 0 ? wrapped(say('text.markers', { markers: beyond }), 2) : []),
  ];
};
