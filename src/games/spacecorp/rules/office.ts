import {
  type InputValue,
  type Offer,
  type Option,
  type Refusal,
  refuse,
  type Seat,
} from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { type Pay, type SpacecorpAction } from '../actions.js';
import {
  basesOf,
  type Board,
  boardOf,
  canAct,
  coloniesOf,
  colonyOf,
  hasBase,
  othersOf,
  pOf,
  progressEffects,
  siteOn,
  type Table,
} from '../board.js';
import { cardById, type CardId } from '../components/cards.js';
import { type ValueKind } from '../components/kinds.js';
import { type Components, type SiteId } from '../components/types.js';
import {
  type AnyFact,
  cardOption,
  numbered,
  offer,
  oneOf,
  siteOption,
  slotOption,
  someOf,
  story,
  type Wanted,
} from '../offers.js';
import { type SpacecorpStep } from '../steps.js';
import { cheapest, waysToPay } from './cheapest.js';
import { advance, deckCount, gain } from './drawing.js';
import { asInputs, payInputs, paySimply } from './payment.js';
import { hiddenOf, payOf } from './value.js';

/** Chapters 5 and 9: Research, Produce, Genetics, Revelation, Upgrade and Special. */
type Lists = Readonly<Record<string, readonly Option[]>>;
const NO_BOOST = [{ adds: 0, times: 1, shielded: false, doubles: false, used: [] }];

const reach = (box: Components, board: Table, seat: Seat, kind: ValueKind, need: number, profit = 0): Pay | null =>
  cheapest(box, board, seat, kind, { need, boosts: NO_BOOST, penalty: null, time: 'none', profit });

/** The cheapest payments for 1 and for as much as possible with own Infra, and one with all there is. */
const simpleExamples = (box: Components, board: Board, seat: Seat, kind: ValueKind): Pay[] => {
  const ways = waysToPay(box, board, seat, kind).filter(({ adds, times }) => adds * times >= 1);
  if (ways.length === 0) return [];
  const own = ways.filter(({ pay }) => pay.edge.length === 0 && pay.hq.every((hq) => hq === seat));
  const best = (of: typeof ways): Pay[] =>
    of.length === 0 ? [] : [of.reduce((a, b) => (b.adds * b.times > a.adds * a.times ? b : a)).pay];
  const all = [ways[0].pay, ...best(own), ...best(ways)];
  return all.filter((pay, i) => all.indexOf(pay) === i);
};

const SIMPLE = { research: 'Research', genetics: 'AdvanceGenetics', revelation: 'AdvanceRevelation' } as const;
/** Where it stands that such an action needs a value of at least 1. */
const NEEDS_ONE = { research: '5.4', genetics: '9.6', revelation: '14.8' } as const;
const SIMPLE_RULE = { research: '5.2', genetics: '9.6', revelation: '14.8' } as const;

export const simpleOffer = (
  box: Components,
  board: Board,
  seat: Seat,
  kind: keyof typeof SIMPLE,
  lists: Lists,
): Offer<SpacecorpAction> | null => {
  if (kind === 'research') {
    // 5.1, 5.4
    if (board.companies[seat].hand.length > box.figures.researchHand) return null;
    if (deckCount(board) === 0 && board.offers.every((card) => card === null)) return null;
  }
  const inputs = payInputs(box, board, seat, kind, lists, null);
  const examples = simpleExamples(box, board, seat, kind);
  if (examples.length === 0) return null;
  return offer(SIMPLE[kind], SIMPLE_RULE[kind], { inputs, examples: examples.map((pay) => asInputs(inputs, pay)) });
};

/** What a payment of the simple kinds says in one fact, with the value it reached. */
const paid = (
  box: Components,
  board: Board,
  seat: Seat,
  kind: ValueKind,
  action: Partial<Pay>,
  need: number,
  rule: string,
): Refusal | { facts: AnyFact[]; worth: number; told: ReturnType<typeof story> } => {
  const pay = payOf(action);
  const verdict = paySimply(box, board, seat, kind, pay);
  if ('why' in verdict) return verdict;
  const short = Math.max(0, need - verdict.worth);
  if (short > pay.profit) return refuse(rule, 'why.short', { need, worth: verdict.worth });
  if (short > 0 && short >= verdict.worth) return refuse('14.10b', 'why.profitBelow', { worth: verdict.worth });
  if (short > board.companies[seat].profit)
    return refuse('14.10', 'why.purse', { need: short, have: board.companies[seat].profit });
  const told = story(box, board);
  told.tell({
    type: 'ActionPaid',
    seat,
    kind,
    hq: pay.hq,
    cards: verdict.cards,
    edge: pay.edge[0] ?? null,
    value: verdict.worth,
    spent: short,
    penalty: 0,
    rewards: verdict.rewards,
    shown: verdict.shown,
  });
  return { facts: told.facts, worth: verdict.worth + short, told };
};

export const simpleFacts = (
  box: Components,
  board: Board,
  seat: Seat,
  action: Wanted<'Research'> | Wanted<'AdvanceGenetics'> | Wanted<'AdvanceRevelation'>,
): readonly AnyFact[] | Refusal => {
  const kind = action.type === 'Research' ? 'research' : action.type === 'AdvanceGenetics' ? 'genetics' : 'revelation';
  const done = paid(box, board, seat, kind, action, 1, NEEDS_ONE[kind]);
  if ('why' in done) return done;
  const { told, worth } = done;
  if (kind === 'research') {
    told.tell({ type: 'ResearchAnnounced', seat, draws: worth });
    told.then(become<SpacecorpStep>({ step: 'window', moment: 'research' }, { step: 'researchDraws', seat }));
  } else {
    told.then(ended);
    advance(box, told, seat, kind, worth);
  }
  return told.facts;
};

// ---- Produce

export interface Yield {
  /** `site/box`, or `legacy`. */
  readonly id: string;
  readonly p: number;
}
/** 9.2 */
export const yieldsOf = (box: Components, board: Table, seat: Seat): Yield[] => {
  const { legacy } = board.companies[seat];
  const onBoard = basesOf(board, seat).flatMap(({ site, box: at }): Yield[] => {
    const p = pOf(box, board, site, at);
    return p === null ? [] : [{ id: `${site}/${at + 1}`, p }];
  });
  return legacy ? [...onBoard, { id: 'legacy', p: legacy.p }] : onBoard;
};

const yieldOption = ({ id, p }: Yield): Option =>
  id === 'legacy'
    ? { id, label: { say: 'legacy' }, ref: 'legacy' }
    : {
        id,
        label: { say: 'tileAt', site: id.split('/')[0], box: Number(id.split('/')[1]), p },
        ref: `box:${id}`,
      };

/** 14.16 */
const extraTiles = (box: Components, board: Table, seat: Seat, pay: Pick<Pay, 'faces'>): number =>
  pay.faces.length === 0
    ? 0
    : progressEffects(box, board.companies[seat]).reduce(
        (sum, effect) => sum + (effect.kind === 'extraTiles' ? effect.tiles : 0),
        0,
      );

export const produceOffer = (
  box: Components,
  board: Board,
  seat: Seat,
  lists: Lists,
): Offer<SpacecorpAction> | null => {
  const yields = yieldsOf(box, board, seat).sort((a, b) => b.p - a.p);
  if (yields.length === 0) return null;
  const inputs = payInputs(box, board, seat, 'produce', lists, null);
  const examples: Record<string, InputValue>[] = [];
  for (let n = 1; n <= yields.length; n++) {
    const pay = reach(box, board, seat, 'produce', n, box.figures.profitSpent[board.era!]);
    if (pay) examples.push({ tiles: yields.slice(0, n).map(({ id }) => id), ...asInputs(inputs, pay) });
  }
  if (examples.length === 0) return null;
  return offer('Produce', '9.1', {
    inputs: { tiles: someOf(yields.map(yieldOption), 1, yields.length), ...inputs },
    refs: yields.map(({ id }) => (id === 'legacy' ? 'legacy' : `box:${id}`)),
    examples,
  });
};

export const produceFacts = (
  box: Components,
  board: Board,
  seat: Seat,
  action: Wanted<'Produce'>,
): readonly AnyFact[] | Refusal => {
  const need = Math.max(1, action.tiles.length - extraTiles(box, board, seat, payOf(action)));
  const done = paid(box, board, seat, 'produce', action, need, '9.1');
  if ('why' in done) return done;
  const { told } = done;
  const yields = yieldsOf(box, board, seat);
  const total = yields.filter(({ id }) => action.tiles.includes(id)).reduce((sum, { p }) => sum + p, 0);
  told.tell({ type: 'Produced', seat, tiles: action.tiles, total });
  for (const other of othersOf(board, seat))
    for (const { colony } of coloniesOf(board, other)) {
      const effect = box.colonyEffects[colonyOf(box, colony).effect];
      if (effect.kind === 'whenOpponentProduces') gain(told, other, effect.gain, 'colony');
    }
  told.then(become<SpacecorpStep>({ step: 'window', moment: 'produce' }));
  return told.facts;
};

// ---- Upgrade

/** 9.7 to 9.7d */
export const upgradeOffer = (box: Components, board: Board, seat: Seat): Offer<SpacecorpAction> | null => {
  const { hand, slots, swapped } = board.companies[seat];
  const cards = hand.filter((id) => cardById(box, id)?.type.upgrade);
  const sameEra = (id: CardId | null): boolean => id !== null && cardById(box, id)?.era === board.era;
  const open = [1, 2, 3].filter((slot) => !(swapped && sameEra(slots[slot - 1])));
  if (cards.length === 0 || open.length === 0) return null;
  return offer('UpgradeHQ', '9.7', {
    inputs: {
      card: oneOf(numbered(cards.map((id) => cardOption(box, id)))),
      slot: oneOf(open.map((slot) => slotOption(board, seat, slot))),
    },
    refs: cards.map((id) => `card:${id}`),
  });
};

export const upgradeFacts = (
  box: Components,
  board: Board,
  seat: Seat,
  { card, slot }: Wanted<'UpgradeHQ'>,
): AnyFact[] => {
  const old = board.companies[seat].slots[Number(slot) - 1];
  const same = old !== null && cardById(box, old)?.era === board.era;
  return [
    {
      type: 'InfraPlaced',
      seat,
      slot: Number(slot),
      card,
      returned: same ? old : null,
      removed: same ? null : old,
      hidden: hiddenOf(board, seat, [card]).length > 0,
    },
    ended,
  ];
};

// ---- Special

const isBare = (board: Table, site: SiteId): boolean =>
  board.sites[site].bases.every((base) => base === null) &&
  board.sites[site].tiles.every((tile) => tile === null) &&
  board.seats.every((seat) => board.companies[seat].teams.every(({ at }) => at !== site));

/** 9.9 to 9.11 */
export const specialOffers = (box: Components, board: Board, seat: Seat): Offer<SpacecorpAction>[] => {
  const seen = new Set<string>();
  const { teams } = board.companies[seat];
  return board.companies[seat].hand.flatMap((card): Offer<SpacecorpAction>[] => {
    const type = cardById(box, card)?.type;
    if (!type?.special || seen.has(type.id)) return [];
    seen.add(type.id);
    const fixed = { card };
    const values = { name: type.id };
    const refs = [`card:${card}`];
    const perTeam = (rule: string, variant: string, to: (at: SiteId) => SiteId[]): Offer<SpacecorpAction>[] =>
      teams.flatMap((team, i) => {
        const sites = canAct(box, board, team) ? to(team.at!) : [];
        return sites.length === 0
          ? []
          : [
              offer('PlaySpecial', rule, {
                fixed: { card, team: i + 1 },
                values,
                inputs: { to: oneOf(sites.map(siteOption)) },
                refs: [...refs, ...sites.map((site) => `site:${site}`)],
                variant,
              }),
            ];
      });
    const all = boardOf(box, board).sites;
    switch (type.special.kind) {
      case 'gain':
        return [offer('PlaySpecial', '9.8', { fixed, values, refs })];
      case 'probe': {
        const sites = all.filter(({ id, boxes }) => boxes.length > 0 && isBare(board, id)).map(({ id }) => id);
        return sites.length === 0
          ? []
          : [
              offer('PlaySpecial', '9.9', {
                fixed,
                values,
                inputs: { site: oneOf(sites.map(siteOption)) },
                refs: [...refs, ...sites.map((site) => `site:${site}`)],
                variant: '.probe',
              }),
            ];
      }
      case 'relocate':
        return perTeam('9.10', '.team', (from) =>
          all
            .filter(({ id, kind }) => id !== from && kind !== 'beyond' && kind !== 'spur')
            .map(({ id }) => id)
            .filter((to) => hasBase(box, board, seat, from) || hasBase(box, board, seat, to)),
        );
      case 'wormhole':
        return perTeam('9.11', '.team', (from) =>
          hasBase(box, board, seat, from)
            ? all.filter(({ id, kind }) => kind === 'star' && id !== from).map(({ id }) => id)
            : [],
        );
    }
  });
};

export const specialFacts = (box: Components, board: Board, seat: Seat, action: Wanted<'PlaySpecial'>): AnyFact[] => {
  const told = story(box, board);
  const { card } = action;
  told.tell({ type: 'SpecialPlayed', seat, card, hidden: hiddenOf(board, seat, [card]).length > 0 });
  const { special } = cardById(box, card)!.type;
  if (special?.kind === 'gain') gain(told, seat, special.profit, 'special');
  if (special?.kind === 'probe') {
    told.then(become<SpacecorpStep>({ step: 'tilePlacing', seat, site: action.site!, team: null }));
    return told.facts;
  }
  if (special?.kind === 'relocate' || special?.kind === 'wormhole') {
    const team = action.team!;
    const to = action.to!;
    // 9.11: on a star system's track; 9.10 lands on the site itself.
    const track = siteOn(box, board, to).kind === 'star' ? box.figures.trackBoxes : 0;
    told.tell({ type: 'TeamRelocated', seat, team, from: board.companies[seat].teams[team - 1].at!, to, track });
  }
  told.then(ended);
  return told.facts;
};
