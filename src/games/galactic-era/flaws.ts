import { basicsInReserve, type Board, decoysLeft, isAutoma, playersOf, shipsOf, sum } from './board.js';
import { DISCS } from './components/track.js';
import { cardsInPlay } from './setup.js';

/** Pieces that appeared or vanished (chapter 1); empty for ever. */
export const flaws = (board: Board): string[] => {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  if (board.seats.length === 0) return found;
  for (const seat of board.seats) {
    const nation = board.nations[seat];
    const discs = sum(
      Object.values(board.discs)
        .filter((one) => one.seat === seat)
        .map(({ count }) => count),
    );
    must(nation.offTrack - nation.ascended === discs, `${seat}: ${discs} discs lie, ${nation.offTrack} left the track`);
    must(nation.offTrack >= 0 && nation.offTrack <= DISCS, `${seat}: ${nation.offTrack} discs off the track`);
    // 29.10
    must(isAutoma(board, seat) || basicsInReserve(board, seat) >= 0, `${seat}: more than 16 basic ships`);
    must(decoysLeft(board, seat) >= 0, `${seat}: more than 5 decoys`);
    must(new Set(nation.fleets.map(({ letter }) => letter)).size === nation.fleets.length, `${seat}: a letter twice`);
    must(new Set(nation.fleets.map(({ handle }) => handle)).size === nation.fleets.length, `${seat}: a handle twice`);
    must(
      nation.fleets.every((fleet) => shipsOf(fleet) > 0),
      `${seat}: a fleet without ships`,
    );
    must(
      Object.values(nation.basics).every(({ ships, spent }) => ships > 0 && spent >= 0 && spent <= ships),
      `${seat}: basic ships that are none`,
    );
    must(nation.played.length <= 2, `${seat}: more than two cards played`);
    must(nation.played.filter(({ section }) => section === 'A').length <= 1, `${seat}: two sections A`);
    must(nation.levels.spirituality < 5 || nation.ethics === 'light', `${seat}: dark with Spirituality V`);
  }
  const cards = [
    ...board.deck,
    ...board.seats.flatMap((seat) => [
      ...board.nations[seat].hand,
      ...board.nations[seat].played.map(({ card }) => card),
    ]),
  ];
  must(
    board.ended !== null || cards.length === cardsInPlay(playersOf(board).length).length || cards.length === 0,
    `${cards.length} cards`,
  );
  must(new Set(cards).size === cards.length, 'a card twice');
  return found;
};
