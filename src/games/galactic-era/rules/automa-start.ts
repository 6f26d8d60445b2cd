import { rollDie, shuffled } from '../../kernel/chance.js';
import { type Chance, type Options, type Seat } from '../../kernel/game-definition.js';
import { type AutomaKind, DIFFICULTIES, difficultyOf, STARTS } from '../components/automas.js';
import { TECHNOLOGIES, type Technology } from '../components/technologies.js';
import { type GalacticFact } from '../facts.js';
import { drawnSome } from './automa-dice.js';

/** How the automas come to the table (29.2, 29.5, 29.8, 29.9). */
export const FARMERS: Seat = 'B';
export const SLAVERS: Seat = 'C';

const started = (seat: Seat, kind: AutomaKind, chance: Chance): GalacticFact[] => {
  const result = rollDie(chance);
  const { levels, drawn = 0, power = 0 } = STARTS[kind][result - 1];
  const raises: [Technology, number][] = [
    ...(Object.entries(levels) as [Technology, number][]),
    ...drawnSome(chance, TECHNOLOGIES, drawn).map((technology): [Technology, number] => [technology, 2]),
  ];
  return [
    { type: 'AutomaRolled', seat, what: 'start', dice: [result], result },
    ...raises.map(([technology, level]): GalacticFact => ({
      type: 'TechnologyRaised',
      seat,
      technology,
      level,
      why: 'start',
    })),
    ...(power > 0 ? [{ type: 'PowerGained', seat, discs: power, why: 'start' } as const] : []),
  ];
};

export const automasLaid = (options: Options, seat: Seat, chance: Chance): GalacticFact[] => {
  const difficulty = difficultyOf(options);
  const { power } = DIFFICULTIES[difficulty];
  return [
    {
      type: 'AutomasJoined',
      kinds: { [FARMERS]: 'farmers', [SLAVERS]: 'slavers' },
      order: shuffled(chance, [seat, FARMERS, SLAVERS]),
      difficulty,
    },
    ...(power > 0 ? [{ type: 'PowerGained', seat: SLAVERS, discs: power, why: 'difficulty' } as const] : []),
    ...started(FARMERS, 'farmers', chance),
    ...started(SLAVERS, 'slavers', chance),
  ];
};
