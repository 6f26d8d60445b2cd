import { type Seat } from '../../kernel/game-definition.js';
import { become, begin } from '../../kernel/game-of-steps.js';
import { reactionWindow } from '../../kernel/reaction-window.js';
import { type GalacticAction } from '../actions.js';
import { type Board, isAutoma, isOpenToWar, isPresent, level, ownerOf } from '../board.js';
import { type AnyFact, offer, type RulesOf, type StepOf } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { buildingSteps } from './production.js';
import { declared } from './war.js';

/** 20.5 to 20.5c, 5.6, 25.17c: may this seat declare war to block that? */
const mayBlock = (board: Board, by: Seat, step: Omit<StepOf<'blockWindow'>, 'step'>): boolean => {
  const { seat, action, hexes, way } = step;
  if (by === seat || isAutoma(board, by) || !isOpenToWar(board, by, seat) || level(board, seat, 'spirituality') >= 5)
    return false;
  if (!hexes.some((hex) => isPresent(board, by, hex))) return false;
  if (board.nations[by].ethics === 'dark') return true;
  if (action !== 'gain' || board.nations[seat].ethics !== 'dark') return false;
  const owner = ownerOf(board, hexes[0]);
  return way === 'subjugate' || (way === 'conquer' && (owner === null || board.nations[owner].ethics === 'light'));
};
export const blockersOf = (board: Board, step: Omit<StepOf<'blockWindow'>, 'step'>): Seat[] =>
  board.order.filter((by) => mayBlock(board, by, step));

/** 13.6: the action is named, and those who may block it are asked. */
export const announced = (board: Board, window: Omit<StepOf<'blockWindow'>, 'step'>): AnyFact[] => [
  ...(blockersOf(board, window).length > 0
    ? [
        {
          type: 'ActionAnnounced',
          seat: window.seat,
          action: window.action === 'gain' ? window.way : window.action,
          hex: window.hexes.length === 1 ? window.hexes[0] : null,
        } as const,
      ]
    : []),
  begin<GalacticStep>({ step: 'blockWindow', ...window }),
];

const carriedOut = (board: Board, { seat, action, hexes, way, source }: StepOf<'blockWindow'>): AnyFact[] => {
  switch (action) {
    case 'gain':
      return [become<GalacticStep>({ step: 'gaining', seat, hex: hexes[0], way, source })];
    case 'convert':
      return [
        { type: 'PlanetConverted', seat, hexes },
        { type: 'ActionResolved', seat, action: 'gain', token: true, counts: true, ships: 0 },
        become<GalacticStep>(),
      ];
    case 'relocate':
      return [{ type: 'DiscRelocated', seat, from: hexes[0], to: hexes[1], why: way }, become<GalacticStep>()];
    case 'capital':
      return [become<GalacticStep>({ step: 'evacuating', seat, from: way, forced: source === 'forced', to: hexes[0] })];
    case 'grow':
      return [become<GalacticStep>({ step: 'growing', seat, extra: 0, token: true })];
    default:
      return [become<GalacticStep>(...buildingSteps(board, seat))];
  }
};

export const blockWindow: RulesOf<'blockWindow'> = reactionWindow<
  Board,
  StepOf<'blockWindow'>,
  GalacticAction,
  AnyFact
>({
  mayReact: ({ board, step }) => blockersOf(board, step),
  ask: ({ step: { seat, action, hexes, way } }) => ({
    about: { say: 'about.blockWindow', seat, action: action === 'gain' ? way : action, hexes },
    offers: [offer('Block', '20.6', { values: { seat } }), offer('LetPass', '20.6')],
    silent: { type: 'LetPass' },
  }),
  apply: ({ board, step }, reactions) => {
    const { seat, action, hexes } = step;
    const by = reactions.filter(([, reaction]) => reaction.type === 'Block').map(([other]) => other);
    if (by.length === 0) return carriedOut(board, step);
    const wars = by.flatMap((other) => declared(board, other, seat, 'block'));
    const blocked: AnyFact = { type: 'ActionBlocked', seat, by, hex: hexes.length === 1 ? hexes[0] : null };
    // 13.6a, 13.7: growth and building go on where they are free; anything else may be tried elsewhere.
    if (action === 'grow') return [...wars, blocked, ...carriedOut(board, step)];
    if (action === 'build') return [...wars, blocked, become<GalacticStep>({ step: 'producing', seat })];
    return [...wars, blocked, become<GalacticStep>()];
  },
});
/** What is produced is reckoned when the blockades stand (17.4). */
export const producing: RulesOf<'producing'> = {
  resolve: ({ board, step: { seat } }) => [become<GalacticStep>(...buildingSteps(board, seat))],
};
