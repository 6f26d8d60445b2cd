import { type Seat } from '../../kernel/game-definition.js';
import { become, begin, ended } from '../../kernel/game-of-steps.js';
import { type Board, hasBase, canAct, basesAt, hasEffect, progressEffects, clockwiseFrom } from '../board.js';
import { type SiteId, type Components } from '../components/types.js';
import { type Chapter, offer, oneOf, siteOption, someOf, rowOption, story, type Wanted } from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { awardOf, claimableRows, claimFacts } from './contracts.js';
import { invitations, playAnyTime } from './windows.js';
import { deckCount, discardTop, drawCards, nextTurn, refillOffers, seatsToCome } from './drawing.js';

/** Chapters 3, 10 and 12: the era's turns and the steps of each. */
const TRANSPORT_NONE = { type: 'StayPut' } as const;

/** 10.7 to 10.12a */
const transports = (box: Components, board: Board, seat: Seat): [number, SiteId[]][] => {
  const { teams } = board.companies[seat];
  const isPort = (site: SiteId): boolean =>
    basesAt(board, site).some(({ owner, type }) => owner === seat && hasEffect(box, board, type, 'transports'));
  const own = Object.keys(board.sites).filter((site) => hasBase(box, board, seat, site));
  return teams.flatMap((team, i): [number, SiteId[]][] => {
    if (!canAct(box, board, team) || board.turn!.acted.includes(i + 1) || !own.includes(team.at!)) return [];
    const to = own.filter((site) => site !== team.at && (isPort(site) || isPort(team.at!)));
    return to.length > 0 ? [[i + 1, to]] : [];
  });
};

export const turnChapter: Chapter<
  'era' | 'turn' | 'contractClaims' | 'rewards' | 'transport' | 'discarding' | 'refilling' | 'turnClosing'
> = (box) => ({
  era: {
    invites: ({ board }) => (board.turn === null ? [] : invitations(box, board)),
    answer: ({ board }, seat, action) => playAnyTime(box, board, seat, action),
    resolve: ({ board, step: { era } }) => {
      const next = nextTurn(board);
      return next ? [begin<SpacecorpStep>({ step: 'turn', ...next })] : [{ type: 'EraEnded', era }, ended];
    },
  },

  turn: {
    resolve: ({ board, step: { seat, extra, last } }) => {
      const told = story(box, board);
      told.tell({ type: 'TurnBegan', seat, extra, last });
      const nearing = board.companies[seat].teams.flatMap(({ track }, i) => (track > 0 ? [i + 1] : []));
      if (nearing.length > 0) told.tell({ type: 'TeamsNeared', seat, teams: nearing });
      told.then(
        become<SpacecorpStep>(
          // 19.5: the start of any other turn was asked for with the end of the one before.
          ...(extra || board.regular === null ? [{ step: 'window' as const, moment: 'opening' as const }] : []),
          { step: 'action', seat },
          { step: 'contractClaims', seat },
          { step: 'rewards', seat },
          { step: 'transport', seat },
          { step: 'discarding', seat },
          { step: 'refilling', seat },
          { step: 'turnClosing', seat },
          { step: 'between', from: 'discard' },
        ),
      );
      return told.facts;
    },
  },

  /** 10.1 */
  contractClaims: {
    asks: ({ board, step: { seat } }) => {
      if (board.passed.includes(seat)) return [];
      const rows = claimableRows(box, board, seat);
      if (rows.length === 0) return [];
      return [
        {
          seat,
          about: { say: 'about.turn' },
          offers: [
            offer('ClaimContracts', '10.1', {
              inputs: {
                rows: someOf(
                  rows.map((row) => ({
                    ...rowOption(row),
                    warning: { say: 'awardNote', award: awardOf(box, board, row) },
                  })),
                  0,
                  rows.length,
                ),
              },
              refs: rows.map((row) => `contract:${row}`),
            }),
          ],
          silent: { type: 'ClaimContracts', rows: rows.map(String) },
          byHand: true,
        },
      ];
    },
    answer: ({ board, step: { seat } }, _seat, action) => {
      const rows = (action as Wanted<'ClaimContracts'>).rows.map(Number).sort((a, b) => a - b);
      if (rows.length === 0) return [{ type: 'ClaimsDeclined', seat }, ended];
      const told = story(box, board);
      for (const row of rows) claimFacts(box, told, seat, row);
      told.then(become<SpacecorpStep>({ step: 'window', moment: 'claims' }));
      return told.facts;
    },
  },

  /** 10.6 */
  rewards: {
    resolve: ({ board, step: { seat } }, chance) => {
      const told = story(box, board);
      for (const other of clockwiseFrom(board.seats, seat)) {
        const rewards = board.turn!.rewards.filter((one) => one === other).length;
        const each = Math.max(
          1,
          ...progressEffects(box, board.companies[other]).map((effect) =>
            effect.kind === 'rewardCards' ? effect.cards : 1,
          ),
        );
        drawCards(told, other, rewards * each, 'reward', chance);
      }
      told.then(ended);
      return told.facts;
    },
  },

  transport: {
    asks: ({ board, step: { seat } }) => {
      if (board.passed.includes(seat)) return [];
      const possible = transports(box, board, seat);
      if (possible.length === 0) return [];
      return [
        {
          seat,
          about: { say: 'about.turn' },
          offers: [
            ...possible.map(([team, to]) =>
              offer('TransportTeam', '10.7', {
                fixed: { team },
                inputs: { to: oneOf(to.map(siteOption)) },
                refs: [`team:${seat}/${team}`, ...to.map((site) => `site:${site}`)],
              }),
            ),
            offer('StayPut', '10.7'),
          ],
          silent: TRANSPORT_NONE,
        },
      ];
    },
    answer: ({ board, step: { seat } }, _seat, action) => {
      if (action.type !== 'TransportTeam') return [{ type: 'TransportWaived', seat }, ended];
      const { team, to } = action;
      return [{ type: 'TeamTransported', seat, team, from: board.companies[seat].teams[team - 1].at!, to }, ended];
    },
  },

  /** 10.13 */
  discarding: {
    resolve: ({ board, step: { seat } }) => {
      const { played } = board.turn!;
      return played.length > 0 ? [{ type: 'CardsDiscarded', seat, cards: played }, ended] : [ended];
    },
  },

  /** 10.14, 10.15: a seat that has just passed has no step 6. */
  refilling: {
    resolve: ({ board, step: { seat } }, chance) => {
      const told = story(box, board);
      if (!board.passed.includes(seat)) {
        refillOffers(told, chance);
        const limit = Math.max(
          box.figures.drawHand,
          ...progressEffects(box, board.companies[seat]).map((effect) =>
            effect.kind === 'drawsWith' ? effect.hand : 0,
          ),
        );
        if (told.board.companies[seat].hand.length <= limit) drawCards(told, seat, 1, 'turn', chance);
      }
      told.then(ended);
      return told.facts;
    },
  },

  /** 12.11 */
  turnClosing: {
    resolve: ({ board, step: { seat } }, chance) => {
      const told = story(box, board);
      told.tell({ type: 'TurnEnded', seat });
      const limit = box.figures.standstillTurns * board.seats.length;
      if (told.board.still >= limit && board.lastTurns === null) {
        if (deckCount(board) > 0) discardTop(told, chance);
        else told.tell({ type: 'EraEndTriggered', by: 'standstill', last: seatsToCome(told.board) });
      }
      told.then(ended);
      return told.facts;
    },
  },
});
