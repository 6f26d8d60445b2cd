import { type Offer, type Question, type Seat } from '../kernel/game-definition.js';
import { type Pay, type SpacecorpAction } from './actions.js';
import { basesOf, colonyOf, pOf, siteOn, type Table } from './board.js';
import { cardById } from './components/cards.js';
import { type BaseType } from './components/kinds.js';
import { type Components } from './components/types.js';
import { awardOf, isMet, openRows, sideOf } from './rules/contracts.js';
import { type SpacecorpOrder } from './orders.js';
import { type SpacecorpView } from './view.js';

/** What a sensible player would do: weighs the examples of every offer by a few rules of thumb. */
type Example = SpacecorpAction & Partial<Pay>;

const TYPE_WORTH: Readonly<Partial<Record<BaseType, number>>> = {
  refinery: 4,
  attraction: 4,
  spaceport: 3,
  industrial: 2,
  bio_lab: 3,
  exploiter: 2,
  research: 1,
  secure: 1,
  shield_factory: 2,
};

const price = (action: Partial<Pay>): number =>
  (action.faces?.length ?? 0) * 1.5 +
  (action.time !== undefined && action.time !== 'none' ? 2 : 0) +
  (action.profit ?? 0) * 2 +
  ((action.hq?.length ?? 0) > 0 ? 0.2 : 0);

/** How much better the contracts stand after a base at a site. */
const contractHope = (box: Components, view: SpacecorpView, seat: Seat, site: string, type: BaseType): number => {
  const spot = view.sites[site];
  const after: Table = {
    ...view,
    sites: { ...view.sites, [site]: { ...spot, bases: spot.bases.map(() => ({ owner: seat, type })) } },
  };
  const rows = openRows(view).filter((row) => {
    const { condition } = box.contracts[view.era!][row - 1][sideOf(view)];
    return isMet(box, after, seat, condition) && !isMet(box, view, seat, condition);
  });
  return rows.reduce((sum, row) => sum + awardOf(box, view, row), 0);
};

const siteHope = (box: Components, view: SpacecorpView, seat: Seat, site: string): number => {
  const { kind, explore, build, boxes } = siteOn(box, view, site);
  const { tiles, bases } = view.sites[site];
  if (kind === 'beyond') return view.beyondLeft.length > 0 ? 5 : 0;
  if (kind === 'spur') return 9;
  if (build === null || bases.some((base) => base !== null)) return 0;
  const crowd = view.companies[seat].teams.filter(({ at }) => at === site).length;
  if (crowd > 0) return 0;
  const hope = contractHope(box, view, seat, site, 'research');
  return (explore !== null && tiles.includes(null) ? 3 + boxes.length : 2) + hope * 0.7;
};

const busy = (view: SpacecorpView, seat: Seat, team: number): boolean => {
  const { at } = view.companies[seat].teams[team - 1];
  const spot = at === null ? undefined : view.sites[at];
  return spot !== undefined && spot.tiles.length > 0 && spot.bases.every((base) => base === null);
};

const worthOf = (box: Components, view: SpacecorpView, seat: Seat, action: Example): number => {
  const company = view.companies[seat];
  const hand = company.hand.length;
  switch (action.type) {
    case 'Colonize': {
      const { value } = colonyOf(box, action.colony);
      return 40 + value - action.sources.length * 2 - price(action);
    }
    case 'Produce': {
      const total = action.tiles.reduce((sum, id) => {
        const [site, n] = id.split('/');
        return sum + (id === 'legacy' ? (company.legacy?.p ?? 0) : (pOf(box, view, site, Number(n) - 1) ?? 0));
      }, 0);
      const rows = openRows(view).filter((row) => {
        const { condition } = box.contracts[view.era!][row - 1][sideOf(view)];
        return condition.kind === 'produceAction' || (condition.kind === 'produceTotal' && total >= condition.n);
      });
      return total * 3 + rows.reduce((sum, row) => sum + awardOf(box, view, row) * 2, 0) - price(action) + 2;
    }
    case 'BuildBases': {
      const site = company.teams[action.team - 1].at!;
      const types = [action.base1, action.base2, action.base3].filter((type) => type !== undefined);
      const worth = types.reduce((sum, type) => sum + (TYPE_WORTH[type] ?? 1), 0);
      return 14 + worth + contractHope(box, view, seat, site, types[0]) * 2 - price(action);
    }
    case 'ExploreSite':
      return 13 - price(action);
    case 'MoveTeam': {
      if (busy(view, seat, action.team)) return -1;
      const from = company.teams[action.team - 1].at!;
      const back = siteOn(box, view, from).kind === 'home' ? 1 : 0;
      const hope = siteHope(box, view, seat, action.to);
      return hope === 0 ? -2 : 5 + hope + back - price(action);
    }
    case 'Research':
      return hand <= 3 ? 9 - price(action) : hand <= 5 ? 6 - price(action) : 1 - price(action);
    case 'AdvanceGenetics':
    case 'AdvanceRevelation':
      return 5 + (action.faces?.length ?? 0);
    case 'UpgradeHQ': {
      const old = company.slots[Number(action.slot) - 1];
      const now = cardById(box, action.card)!;
      if (old !== null && cardById(box, old)?.era === view.era) return -3;
      const before = old === null ? 0 : Math.max(...cardById(box, old)!.type.faces.map(({ value }) => value));
      const after = Math.max(...now.type.faces.map(({ value }) => value));
      return after > before ? 7 + after - before - (Number(action.slot) === 1 && old === null ? 1.5 : 0) : -3;
    }
    case 'PlaySpecial':
      return 8;
    case 'PassForEra':
      return 2;
    default:
      return 0;
  }
};

const examplesOf = ({ action, examples, inputs }: Offer<SpacecorpAction>): Example[] => {
  if (examples) return examples.map((one) => ({ ...action, ...one }) as unknown as Example);
  let all: Record<string, unknown>[] = [{ ...action }];
  for (const [field, input] of Object.entries(inputs)) {
    const values = input.kind === 'pick' && !('list' in input.from) ? input.from.map(({ id }) => id) : [];
    all = all.flatMap((one) => values.slice(0, 12).map((value) => ({ ...one, [field]: value })));
  }
  return all as unknown as Example[];
};

export const adviseWith =
  (box: Components) =>
  (view: SpacecorpView, seat: Seat, question: Question<SpacecorpAction>): SpacecorpAction | null => {
    const types = new Set(question.offers.map(({ action }) => action.type));
    if (types.has('ClaimContracts') || types.has('PassWindow') || types.has('StayPut')) return null;
    if (types.has('StopDrawing')) return drawing(box, view, seat, question);
    let best: Example | null = null;
    let most = -Infinity;
    for (const one of question.offers)
      for (const example of examplesOf(one)) {
        const worth = worthOf(box, view, seat, example);
        if (worth > most) {
          most = worth;
          best = example;
        }
      }
    return best;
  };

/** Takes the strongest offer card, else the deck. */
const drawing = (
  box: Components,
  view: SpacecorpView,
  seat: Seat,
  question: Question<SpacecorpAction>,
): SpacecorpAction | null => {
  const strength = (id: string | null): number =>
    id === null ? -1 : Math.max(0, ...(cardById(box, id)?.type.faces.map(({ value }) => value) ?? [2]));
  const wantsProduce = basesOf(view, seat).some(({ site, box: at }) => (pOf(box, view, site, at) ?? 0) > 0);
  const scored = view.offers.map((id, i) => ({
    box: i + 1,
    worth:
      strength(id) +
      (wantsProduce && id && cardById(box, id)?.type.faces.some(({ kind }) => kind === 'produce') ? 3 : 0),
  }));
  const top = scored.reduce((a, b) => (b.worth > a.worth ? b : a));
  return top.worth >= 2 ? { type: 'TakeOffer', box: String(top.box) } : (question.silent ?? null);
};

/** What a thoughtful player leaves behind: Edges where they pay, and no question that could be spared. */
export const usualOrders = (_view: SpacecorpView, _seat: Seat): SpacecorpOrder[] => [
  { type: 'PlayEdgeWhen', edge: 'divert', whose: 'others', least: 3 },
  { type: 'PlayEdgeWhen', edge: 'market_influence', whose: 'any' },
  { type: 'PlayEdgeWhen', edge: 'leak' },
  { type: 'PlayEdgeWhen', edge: 'poach', whose: 'others', least: 2 },
  { type: 'PlayEdgeWhen', edge: 'hack', whose: 'others', least: 1 },
  { type: 'PlayEdgeWhen', edge: 'intercept', whose: 'mine' },
  { type: 'PlayEdgeWhen', edge: 'incompatible', whose: 'any', most: 0 },
  { type: 'PlayEdgeWhen', edge: 'hostile_microbes', whose: 'any', least: 2 },
  { type: 'PlayEdgeWhen', edge: 'sabotage', whose: 'others', kind: 'build' },
  { type: 'PlayEdgeWhen', edge: 'salvage', least: 2 },
  { type: 'PassWindows' },
  { type: 'ClaimAll' },
  { type: 'SkipTransport' },
];
