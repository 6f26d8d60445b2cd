import { type Barred, type Offer, type Refusal, refuse, type Seat } from '../../kernel/game-definition.js';
import { type SpacecorpAction } from '../actions.js';
import { type Board, canAct, siteOn } from '../board.js';
import { cardById } from '../components/cards.js';
import { type Kind } from '../components/kinds.js';
import { type Components, type SiteId } from '../components/types.js';
import { deckCount } from './drawing.js';
import { buildCost, mayBuild, mayExplore } from './fieldwork.js';
import { yieldsOf } from './office.js';

/** What a seat might expect in step 1 and is not offered, with the reason. */
type Type = SpacecorpAction['type'];
const TYPES: readonly (readonly [Kind, Type])[] = [
  ['research', 'Research'],
  ['move', 'MoveTeam'],
  ['explore', 'ExploreSite'],
  ['build', 'BuildBases'],
  ['produce', 'Produce'],
  ['genetics', 'AdvanceGenetics'],
  ['revelation', 'AdvanceRevelation'],
  ['upgrade', 'UpgradeHQ'],
  ['special', 'PlaySpecial'],
  ['colonize', 'Colonize'],
];

/** Why not at all: asked only where there is no offer of the kind. null: nobody would expect one. */
const whyNone = (box: Components, board: Board, seat: Seat, kind: Kind): Refusal | null => {
  const { hand, teams } = board.companies[seat];
  const sites = teams.flatMap((team) => (canAct(box, board, team) ? [siteOn(box, board, team.at!)] : []));
  switch (kind) {
    case 'research':
      if (hand.length > box.figures.researchHand)
        return refuse('5.1', 'why.handFull', { have: hand.length, limit: box.figures.researchHand });
      return refuse('5.4', 'why.nothingToDraw');
    case 'move':
      return refuse('6.2', 'why.noMove');
    case 'explore':
      return sites.some(({ explore }) => explore !== null) ? null : refuse('7.2', 'why.nowhereToExplore');
    case 'build':
      return sites.some(({ build }) => build !== null) ? null : refuse('8.3', 'why.nowhereToBuild');
    case 'produce':
      return yieldsOf(box, board, seat).length === 0
        ? refuse('9.2', 'why.noYield')
        : refuse('9.5', 'why.noProduceCard');
    case 'genetics':
      return refuse('9.6', 'why.noValue');
    case 'revelation':
      return board.era === 'mariners' ? null : refuse('14.8', 'why.noValue');
    case 'upgrade':
      return hand.some((id) => cardById(box, id)?.type.upgrade)
        ? refuse('9.7d', 'why.swapAgain')
        : refuse('9.7', 'why.noUpgradeCard');
    case 'special':
      return hand.some((id) => cardById(box, id)?.type.special) ? refuse('9.8', 'why.noSpecialTarget') : null;
    case 'colonize':
      return null;
  }
};

/** Why a team that stands where one could explore or build does not. */
const whyNotHere = (box: Components, board: Board, seat: Seat, team: number, site: SiteId): Barred[] => {
  const { explore, build } = siteOn(box, board, site);
  const bar = (type: Type, need: number, refusal: Refusal): Barred => ({
    type,
    fixed: { team },
    label: { say: `offer.${type}`, team, site, need },
    refusal,
  });
  const cost = build === null ? 0 : buildCost(box, board, seat, site);
  return [
    ...(explore === null
      ? []
      : [
          bar(
            'ExploreSite',
            explore,
            mayExplore(box, board, site) ?? refuse('7.1', 'why.outOfReach', { need: explore }),
          ),
        ]),
    ...(build === null
      ? []
      : [bar('BuildBases', cost, mayBuild(box, board, seat, site) ?? refuse('8.2', 'why.outOfReach', { need: cost }))]),
  ];
};

/** 6.7b, 15.5b, 15.8 */
const whyNoMove = (box: Components, board: Board, seat: Seat, team: number): Barred[] => {
  const { at, track, gone } = board.companies[seat].teams[team - 1];
  if (at === null || gone) return [];
  const { kind } = siteOn(box, board, at);
  const refusal =
    track > 0
      ? refuse('15.5b', 'why.onTrack', { track })
      : kind === 'beyond'
        ? refuse('6.7b', 'why.beyond')
        : kind === 'spur'
          ? refuse('15.8', 'why.beyond')
          : null;
  return refusal
    ? [{ type: 'MoveTeam', fixed: { team }, label: { say: 'offer.MoveTeam', team, from: at }, refusal }]
    : [];
};

export const barredActions = (
  box: Components,
  board: Board,
  seat: Seat,
  offers: readonly Offer<SpacecorpAction>[],
): Barred[] => {
  const sabotaged = board.turn!.barred;
  const has = (type: Type, team?: number): boolean =>
    offers.some(({ action }) => action.type === type && (team === undefined || action.team === team));
  const ofTeams = board.companies[seat].teams.flatMap((team, i): Barred[] => [
    ...whyNoMove(box, board, seat, i + 1),
    ...(canAct(box, board, team) ? whyNotHere(box, board, seat, i + 1, team.at!) : []),
  ]);
  const ofKinds = TYPES.flatMap(([kind, type]): Barred[] => {
    if (has(type)) return [];
    const refusal = kind === sabotaged ? refuse('11.14', 'why.sabotaged') : whyNone(box, board, seat, kind);
    return refusal ? [{ type, label: { say: `kind.${kind}` }, refusal }] : [];
  });
  const kindOf = (type: string): Kind | undefined => TYPES.find(([, one]) => one === type)?.[0];
  return [
    ...ofTeams.filter(({ type, fixed }) => kindOf(type) !== sabotaged && !has(type as Type, Number(fixed!.team))),
    ...ofKinds,
    ...(deckCount(board) > 0
      ? [{ type: 'PassForEra', label: { say: 'offer.PassForEra' }, refusal: refuse('3.7', 'why.mustAct') }]
      : []),
  ];
};
