import { type Question, type Seat } from '../kernel/game-definition.js';
import { type GalacticAction } from './actions.js';
import { DARK_BY_NATURE, nextMove } from './advice/moves.js';
import { nextProgress, offered, SENSIBLE, tokens } from './advice/progress.js';
import { TECHNOLOGIES } from './components/technologies.js';
import { type GalacticOrder } from './orders.js';
import { type GalacticView } from './view.js';

/** What a sensible player would do, from its own view; null leaves it to silence. */
export const advise = (view: GalacticView, asked: Seat, question: Question<GalacticAction>): GalacticAction | null => {
  const seat = question.for ?? asked;
  switch (question.about.say) {
    case 'about.movementTurn':
      return offered(question, 'Stop') ? null : nextMove(view, seat, question);
    case 'about.choosingEthics':
      return { type: 'ChooseEthics', ethics: DARK_BY_NATURE.includes(view.nations[seat].people) ? 'dark' : 'light' };
    case 'about.choosingTokens':
      return tokens(view, seat, question);
    case 'about.tradeFair': {
      const trades = offered(question, 'FileTrades')?.inputs.trades;
      return trades?.kind === 'pick' && !('list' in trades.from)
        ? { type: 'FileTrades', trades: trades.from.map(({ id }) => id) }
        : null;
    }
    default:
      return nextProgress(view, question, SENSIBLE);
  }
};

/** The orders a thoughtful player leaves: everything but the movement turn and the tokens can go by them. */
export const usualOrders = (_view: GalacticView, _seat: Seat): GalacticOrder[] => [
  { type: 'OrderBlock', seat: 'any', at: 'anywhere', reply: 'no' },
  { type: 'OrderAttacked', reply: 'weaker' },
  { type: 'OrderEvade', reply: 'stay' },
  { type: 'OrderSpoils', reply: 'free' },
  { type: 'OrderRout' },
  { type: 'OrderReserve', reply: 'yes' },
  { type: 'OrderNoCards' },
  { type: 'OrderKeepCard' },
  { type: 'OrderTrade', seat: 'any', learn: TECHNOLOGIES, teach: TECHNOLOGIES },
  { type: 'OrderProgress', ...SENSIBLE },
];
