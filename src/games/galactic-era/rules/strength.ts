import { type Seat } from '../../kernel/game-definition.js';
import { basicsAt, type Board, enemiesAt, fleetsAt, isPeople, level, shipsAtHex, shipsOf, sum } from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { combatValue } from '../components/technologies.js';

/** Who fights whom, and how strongly (chapter 10). */
export const defendersAt = (board: Board, attacker: Seat, hex: Hex): Seat[] => enemiesAt(board, attacker, hex);

/** 10.15, 6.13a, 6.13d, 25.1, 25.2 */
export const strengthOf = (
  board: Board,
  seat: Seat,
  hex: Hex,
  { attacks, against }: { attacks: boolean; against: readonly Seat[] },
): number => {
  const { tactics } = board.nations[seat];
  const facesA = against.some((other) => fleetsAt(board, other, hex).some(({ letter }) => letter === 'A'));
  const people =
    !attacks && isPeople(board, seat, 'alliance', 'light')
      ? 4
      : attacks &&
          isPeople(board, seat, 'alliance', 'dark') &&
          against.some((other) => board.nations[other].ethics === 'light')
        ? 2
        : 0;
  const base = combatValue(level(board, seat, 'military')) + people;
  const bonus = (letter: string): number =>
    letter === 'A'
      ? tactics.A === 'x2'
        ? 2
        : 1
      : letter === 'C' && facesA
        ? tactics.C === 'x2'
          ? 4
          : 2
        : 0;
  return (
    basicsAt(board, seat, hex) * base +
    sum(fleetsAt(board, seat, hex).map((fleet) => shipsOf(fleet) * (base + bonus(fleet.letter))))
  );
};

export interface Sides {
  readonly attack: readonly Seat[];
  readonly defence: readonly Seat[];
}
export const sidesAt = (board: Board, attacker: Seat, hex: Hex): Sides => ({
  attack: [attacker],
  defence: defendersAt(board, attacker, hex),
});

/** 10.14, 10.16 to 10.17b */
export const fought = (board: Board, hex: Hex, { attack, defence }: Sides) => {
  const boost = (side: readonly Seat[]): number => sum(side.map((seat) => board.battle?.boosts[seat] ?? 0));
  const attacking = sum(attack.map((seat) => strengthOf(board, seat, hex, { attacks: true, against: defence })));
  const defending = sum(defence.map((seat) => strengthOf(board, seat, hex, { attacks: false, against: attack })));
  const [a, d] = [attacking + boost(attack), defending + boost(defence)];
  const best = (side: readonly Seat[]): number => Math.max(...side.map((seat) => level(board, seat, 'military')));
  const attackWins = a > d || (a === d && best(attack) > best(defence));
  return { attack: a, defence: d, attackWins };
};

/** 10.21a */
export const deciderOf = (board: Board, hex: Hex, winners: readonly Seat[]): Seat => {
  const most = Math.max(...winners.map((seat) => shipsAtHex(board, seat, hex)));
  return board.order.find((seat) => winners.includes(seat) && shipsAtHex(board, seat, hex) === most)!;
};
