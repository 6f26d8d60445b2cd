import { ended } from '../../kernel/game-of-steps.js';
import { harvestersOf, holderOf } from '../board.js';
import { ROWS, rowOf } from '../components/map.js';
import { offer, oneOf, type RulesOf, type Wanted } from '../offers.js';

/** 7.1 */
export const airshipPlacing: RulesOf<'airshipPlacing'> = {
  asks: ({ board }) => {
    const seat = holderOf(board, 'captain')!;
    const own = (row: number): number => harvestersOf(board, seat).filter((zone) => rowOf(zone) === row).length;
    const docks = ROWS.map((row) => ({
      id: String(row),
      label: { say: 'dock', dock: row, own: own(row) },
      ref: `dock:${row}`,
    }));
    const best = [...ROWS].sort((a, b) => own(b) - own(a))[0];
    return [
      {
        seat,
        about: { say: 'about.airshipPlacing' },
        offers: [offer('MoorAirship', '7.1', { inputs: { dock: oneOf(docks) }, refs: docks.map(({ ref }) => ref) })],
        silent: { type: 'MoorAirship', dock: String(best) },
      },
    ];
  },
  answer: (_here, seat, action) => [
    { type: 'AirshipMoored', seat, dock: Number((action as Wanted<'MoorAirship'>).dock) },
    ended,
  ],
};
