import { type Seat, type Standing } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { type SpacecorpAction } from '../actions.js';
import { basesOf, type Board, clockwiseFrom, coloniesOf, colonyOf, pOf, type Score } from '../board.js';
import { type Components } from '../components/types.js';
import { type AnyFact, type Chapter, offer, oneOf, rowOption, type StepOf, story, type Wanted } from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { systemsWithoutColony } from './colonies.js';
import { awardOf, openRows, whenOpponentClaims } from './contracts.js';
import { gain } from './drawing.js';

/** Chapters 13, 17 and 18: what happens between eras, and at the end. */

/** 13.1 */
const pairsOf = (box: Components, board: Board, seat: Seat): { id: string; p: number }[] =>
  basesOf(board, seat).flatMap(({ site, box: at }) => {
    const p = pOf(box, board, site, at);
    return p === null ? [] : [{ id: `${site}/${at + 1}`, p }];
  });

const effectOwners = (box: Components, board: Board, kind: string): Seat[] =>
  clockwiseFrom(board.seats, board.first).filter((seat) =>
    coloniesOf(board, seat).some(({ colony }) => box.colonyEffects[colonyOf(box, colony).effect].kind === kind),
  );

const score = (box: Components, board: Board, seat: Seat): Score => ({
  profit: board.companies[seat].profit,
  colonies: coloniesOf(board, seat).reduce((sum, { colony }) => sum + colonyOf(box, colony).value, 0),
  progress: board.companies[seat].progress.length,
  bases: basesOf(board, seat).length,
});

export const closingChapter: Chapter<'eraClosing' | 'legacyChoice' | 'endClaim' | 'reckoning'> = (box) => ({
  eraClosing: {
    resolve: ({ board, step: { era } }) => {
      if (era !== board.options.lastEra) return [become<SpacecorpStep>({ step: 'legacyChoice' })];
      // 17.1: effect 14 comes before everything else.
      const claimants = era === 'starfarers' ? effectOwners(box, board, 'atEndClaim') : [];
      return claimants.length === 0
        ? [ended]
        : [become<SpacecorpStep>(...claimants.map((seat) => ({ step: 'endClaim' as const, seat })))];
    },
  },

  legacyChoice: sealedChoice<Board, StepOf<'legacyChoice'>, SpacecorpAction, AnyFact>({
    seats: ({ board }) => board.seats.filter((seat) => pairsOf(box, board, seat).length > 0),
    ask: ({ board }, seat) => {
      const pairs = pairsOf(box, board, seat).sort((a, b) => b.p - a.p);
      const old = board.companies[seat].legacy;
      return {
        about: { say: 'about.legacy' },
        offers: [
          offer('KeepLegacy', '13.1', {
            inputs: {
              pair: oneOf(
                pairs.map(({ id, p }) => ({
                  id,
                  label: { say: 'tileAt', site: id.split('/')[0], box: Number(id.split('/')[1]), p },
                  ref: `box:${id}`,
                })),
              ),
            },
          }),
          offer('KeepNoLegacy', '13.1'),
        ],
        silent:
          old && old.p >= pairs[0].p
            ? ({ type: 'KeepNoLegacy' } as const)
            : ({ type: 'KeepLegacy', pair: pairs[0].id } as const),
      };
    },
    reveal: ({ board }, choices) => {
      const told = story(box, board);
      for (const [seat, action] of choices) {
        if (action.type !== 'KeepLegacy') continue;
        const [site, n] = action.pair.split('/');
        const at = Number(n) - 1;
        told.tell({
          type: 'LegacyKept',
          seat,
          site,
          box: at,
          legacy: {
            tile: board.sites[site].tiles[at]!,
            base: board.sites[site].bases[at]!.type,
            p: pOf(box, board, site, at)!,
          },
        });
      }
      told.tell({ type: 'EraCleared', era: board.era! });
      told.then(ended);
      return told.facts;
    },
  }),

  /** 16.7c */
  endClaim: {
    asks: ({ board, step: { seat } }) => {
      const rows = openRows(board);
      const best = [...rows].sort((a, b) => awardOf(box, board, b) - awardOf(box, board, a))[0];
      return rows.length === 0
        ? []
        : [
            {
              seat,
              about: { say: 'about.endClaim' },
              offers: [offer('ScoreContract', '16.7c', { inputs: { row: oneOf(rows.map(rowOption)) } })],
              silent: { type: 'ScoreContract', row: String(best) },
            },
          ];
    },
    answer: ({ board, step: { seat } }, _seat, action) => {
      const row = Number((action as Wanted<'ScoreContract'>).row);
      const told = story(box, board);
      told.tell({ type: 'ContractClaimed', seat, row, award: awardOf(box, board, row) });
      whenOpponentClaims(box, told, seat);
      told.then(ended);
      return told.facts;
    },
  },

  reckoning: {
    resolve: ({ board, step: { era } }) => {
      const told = story(box, board);
      if (era !== 'starfarers') {
        // 18.9, 18.9a
        for (const seat of board.seats) {
          for (const marker of board.companies[seat].beyond)
            gain(told, seat, box.figures.beyondProfit[marker - 1], 'beyond');
          if (era === 'mariners')
            gain(told, seat, board.companies[seat].genetics * box.figures.geneticsSpaceProfit, 'genetics');
        }
      } else {
        // 17.1: claims first, then the rest of this step.
        for (const seat of effectOwners(box, board, 'atEndPerFreeSystem'))
          gain(told, seat, systemsWithoutColony(box, board), 'colony');
        for (const seat of board.seats) {
          const table = box.figures.colonyProfit;
          const change = table[Math.min(coloniesOf(board, seat).length, table.length - 1)];
          const loss = Math.min(-change, told.board.companies[seat].profit);
          if (change < 0 && loss > 0) told.tell({ type: 'ProfitLost', seat, profit: loss, why: 'noColony' });
          gain(told, seat, change, 'colony');
        }
      }
      const results = Object.fromEntries(board.seats.map((seat) => [seat, score(box, told.board, seat)]));
      told.tell({ type: 'GameEnded', results });
      told.then(ended);
      return told.facts;
    },
  },
});

/** 17.4, 17.4a, 18.9b */
export const outcome = ({ results, options }: Board): Standing[] | null => {
  if (!results) return null;
  const keys = options.lastEra === 'starfarers' ? ['profit', 'colonies', 'progress'] : ['profit', 'bases'];
  const compare = (a: Score, b: Score): number =>
    keys.reduce((found, key) => (found !== 0 ? found : b[key] - a[key]), 0);
  return Object.entries(results)
    .map(([seat, parts]) => ({
      seat,
      rank: 1 + Object.values(results).filter((other) => compare(parts, other) > 0).length,
      score: parts.profit,
      parts,
    }))
    .sort((a, b) => a.rank - b.rank);
};
