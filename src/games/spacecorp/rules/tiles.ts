import { drawFrom } from '../../kernel/chance.js';
import { type Chance, type Seat } from '../../kernel/game-definition.js';
import { ended } from '../../kernel/game-of-steps.js';
import { allBases, type Board, boardOf, effectsOf, isSilenced, othersOf, owns, siteOn, tileOf } from '../board.js';
import { nearby } from '../components/distances.js';
import { type Stack } from '../components/kinds.js';
import { type Components, type SiteId, type TileId } from '../components/types.js';
import { type Chapter, offer, offerOption, oneOf, type Story, story, type Wanted } from '../offers.js';
import { advance, gain } from './drawing.js';

/** Chapters 7, 8 and 15: what tiles and bases give. */

/** 7.6: tiles that point to another stack are put out of the game. */
const drawTile = (
  box: Components,
  board: Board,
  from: Stack,
  chance: Chance,
): { tile: TileId; passedOver: TileId[] } => {
  const passedOver: TileId[] = [];
  let stack = from;
  for (;;) {
    const left = (board.stacks[stack] ?? []).filter((id) => !passedOver.includes(id));
    const tile = drawFrom(chance, left);
    const { redirect } = tileOf(box, tile);
    if (redirect === null || (board.stacks[redirect] ?? []).length === 0) return { tile, passedOver };
    passedOver.push(tile);
    stack = redirect;
  }
};

/** 7.4 */
const immediate = (box: Components, told: Story, seat: Seat, id: TileId): void => {
  const { profit, gen, rev } = tileOf(box, id);
  gain(told, seat, profit, 'tile');
  advance(box, told, seat, 'genetics', gen);
  advance(box, told, seat, 'revelation', rev);
};

export const placeTile = (
  box: Components,
  told: Story,
  seat: Seat,
  site: SiteId,
  at: number,
  chance: Chance,
): TileId => {
  const drawn = drawTile(box, told.board, siteOn(box, told.board, site).boxes[at], chance);
  told.tell({ type: 'TilePlaced', seat, site, box: at, ...drawn });
  if (!isSilenced(box, told.board, site)) immediate(box, told, seat, drawn.tile);
  return drawn.tile;
};

const teamsOn = (board: Board, seat: Seat, site: SiteId): number[] =>
  board.companies[seat].teams.flatMap(({ at, track }, i) => (at === site && track === 0 ? [i + 1] : []));

export const tileChapter: Chapter<'tilePlacing' | 'phobesRetreat' | 'baseBenefit'> = (box) => ({
  /** 7.3, 15.10a: one box after another; a probe has no team and makes no claim. */
  tilePlacing: {
    resolve: ({ board, step: { seat, site, team } }, chance) => {
      const told = story(box, board);
      const at = board.sites[site].tiles.indexOf(null);
      if (at >= 0) {
        const tile = placeTile(box, told, seat, site, at, chance);
        const drives = tileOf(box, tile).rule === 'phobes' && !owns(box, board.companies[seat], 'staysWithPhobes');
        if (drives && teamsOn(board, seat, site).length > 0)
          told.then({
            type: 'StepsBegan',
            steps: [{ step: 'phobesRetreat', seat, site, ...(team === null ? {} : { explorer: team }) }],
          });
        return told.facts;
      }
      // 15.13d: a team that was driven off claims nothing.
      if (
        team !== null &&
        board.companies[seat].teams[team - 1].at === site &&
        board.companies[seat].teams[team - 1].track === 0
      )
        told.tell({ type: 'SiteClaimed', seat, team, site });
      told.then(ended);
      return told.facts;
    },
  },

  /** 15.13 */
  phobesRetreat: {
    asks: ({ board, step: { seat, site } }) => {
      const teams = teamsOn(board, seat, site);
      return teams.length === 0
        ? []
        : [
            {
              seat,
              about: { say: 'about.turn' },
              offers: [
                offer('Retreat', '15.13', {
                  inputs: {
                    team: oneOf(
                      teams.map((team) => ({
                        id: String(team),
                        label: { say: 'team', team },
                        ref: `team:${seat}/${team}`,
                      })),
                    ),
                  },
                }),
              ],
              silent: { type: 'Retreat', team: String(teams[0]) },
            },
          ];
    },
    answer: ({ board, step: { seat, site, explorer } }, _seat, action) => {
      const team = Number((action as Wanted<'Retreat'>).team);
      const explored = team === explorer ? { explored: true as const } : {};
      return [{ type: 'TeamDrivenOff', seat, team, site, to: boardOf(box, board).home, ...explored }, ended];
    },
  },

  /** 8.8, 8.11 to 8.16: asked only for a Research base. */
  baseBenefit: {
    asks: ({ board, step: { seat, site, box: at } }) => {
      const research = effectsOf(box, board, board.sites[site].bases[at]!.type).find(
        ({ kind }) => kind === 'takesOffer',
      );
      if (research?.kind !== 'takesOffer') return [];
      const boxes = board.offers.flatMap((card, i) => (card === null ? [] : [i + 1]));
      const offers = [
        ...(boxes.length > 0
          ? [offer('TakeOffer', '8.15', { inputs: { box: oneOf(boxes.map((n) => offerOption(board, n))) } })]
          : []),
        ...(research.orRevelation > 0 ? [offer('TakeRevelation', '8.15a')] : []),
      ];
      if (offers.length === 0) return [];
      return [
        {
          seat,
          about: { say: 'about.turn' },
          offers,
          silent: boxes.length > 0 ? { type: 'TakeOffer', box: String(boxes[0]) } : { type: 'TakeRevelation' },
        },
      ];
    },
    answer: ({ board, step: { seat, site, box: at } }, _seat, action) => {
      const told = story(box, board);
      if (action.type === 'TakeOffer') {
        const taken = Number(action.box);
        told.tell({ type: 'OfferTaken', seat, box: taken, card: board.offers[taken - 1]!, why: 'base' });
        return [...told.facts, ended];
      }
      const effect = effectsOf(box, board, board.sites[site].bases[at]!.type).find(({ kind }) => kind === 'takesOffer');
      told.then(ended);
      advance(box, told, seat, 'revelation', effect?.kind === 'takesOffer' ? effect.orRevelation : 0);
      return told.facts;
    },
    resolve: ({ board, step: { seat, site, box: at } }) => {
      const told = story(box, board);
      const { type } = board.sites[site].bases[at]!;
      // Cards won here are chosen before the next base is looked at: the step ends first, then they begin.
      told.then(ended);
      for (const effect of effectsOf(box, board, type)) {
        const tile = board.sites[site].tiles[at];
        if (effect.kind === 'advances') advance(box, told, seat, effect.cube, effect.spaces);
        if (effect.kind === 'exploits' && tile && !isSilenced(box, told.board, site)) {
          const { p, col } = tileOf(box, tile);
          const both = (effect.numbers.includes('P') ? (p ?? 0) : 0) + (effect.numbers.includes('Col') ? col : 0);
          told.tell({ type: 'TileExploited', seat, site, box: at });
          gain(told, seat, both, 'exploiter');
        }
        if (effect.kind === 'gainsPerOpposingBase')
          gain(told, seat, secured(box, board, seat, site, at, effect.within) * effect.gain, 'secure');
        if (effect.kind === 'quietsPhobes' && tile && tileOf(box, tile).rule === 'phobes')
          for (const one of board.sites[site].tiles) if (one) immediate(box, told, seat, one);
      }
      return told.facts;
    },
  },
});

/** 8.16 to 8.16b */
const secured = (
  box: Components,
  board: Board,
  seat: Seat,
  site: SiteId,
  at: number,
  within: 'region' | 'nearby',
): number => {
  const { region } = siteOn(box, board, site);
  const near = within === 'nearby' ? nearby(box).get(region)! : new Set([region]);
  const around = allBases(board).filter((base) => near.has(siteOn(box, board, base.site).region));
  const earlier = around.some(
    (base) => base.type === board.sites[site].bases[at]!.type && (base.site !== site || base.box < at),
  );
  if (earlier) return 0;
  return around.filter(({ owner }) => othersOf(board, seat).includes(owner)).length;
};
