import { type Rules } from '../../kernel/game-of-steps.js';
import { type SpacecorpAction } from '../actions.js';
import { type Board } from '../board.js';
import { type Components } from '../components/types.js';
import { type AnyFact } from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { actionChapter } from './action.js';
import { closingChapter } from './closing.js';
import { colonyChapter } from './colonies.js';
import { setUpChapter } from './set-up.js';
import { tileChapter } from './tiles.js';
import { turnChapter } from './turn.js';
import { windowChapter } from './windows.js';

/** The sequence of play, step by step, over one box of components. */
export const rulesWith = (box: Components): Rules<Board, SpacecorpStep, SpacecorpAction, AnyFact> => ({
  ...setUpChapter(box),
  ...turnChapter(box),
  ...actionChapter(box),
  ...tileChapter(box),
  ...colonyChapter(box),
  ...windowChapter(box),
  ...closingChapter(box),
});
