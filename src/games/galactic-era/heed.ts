import { type Option, type Question, type Seat } from '../kernel/game-definition.js';
import { type GalacticAction } from './actions.js';
import { nextProgress, offered, optionsIn } from './advice/progress.js';
import { galaxyOf, type Hex } from './components/galaxy.js';
import { type GalacticOrder } from './orders.js';
import { holdsTrue, type Matter } from './order-tests.js';
import { type GalacticView } from './view.js';

type Asked = Question<GalacticAction>;
type Said = GalacticAction | 'ask' | null;
type OrderOf<Type extends GalacticOrder['type']> = Extract<GalacticOrder, { type: Type }>;

/** What an order answers, from its owner's view alone (31.4). */
export const heed = (order: GalacticOrder, question: Asked, view: GalacticView): Said => {
  // What is asked for the puppet concerns another nation: its controller answers by hand (28.6).
  if (question.for !== undefined) return null;
  const { from = 1, until = 8 } = order;
  if (view.round < from || view.round > until) return null;
  const has = (type: GalacticAction['type']): boolean => offered(question, type) !== undefined;
  const silent = question.silent ?? null;
  switch (order.type) {
    case 'OrderBlock':
      return blocked(order, question, view);
    case 'OrderAttacked':
    case 'OrderEvade':
      return attacked(order, question, view);
    case 'OrderRout': {
      if (question.offers.length !== 1 || !has('Leave')) return null;
      const to = order.toward?.length ? nearest(view, optionsIn(offered(question, 'Leave'), 'to'), order.toward) : null;
      return to === null ? silent : { type: 'Leave', to };
    }
    case 'OrderSpoils':
      return spoiled(order, question, view);
    case 'OrderFlight':
      return has('Flee') ? silent : null;
    case 'OrderCapital': {
      const to = nearest(view, optionsIn(offered(question, 'Evacuate'), 'to'), order.toward ?? []);
      return !has('Evacuate') ? null : to === null ? silent : { type: 'Evacuate', to };
    }
    case 'OrderReserve':
      if (!has('UseReserve')) return null;
      return order.reply === 'ask' ? 'ask' : { type: order.reply === 'yes' ? 'UseReserve' : 'KeepReserve' };
    case 'OrderGrey': {
      const greys = optionsIn(offered(question, 'DeclareWar'), 'on')[0]?.id;
      if (!has('LetPass') || greys === undefined) return null;
      if (!applies(order, view, question.seat, { other: greys, hex: null, possible: false })) return null;
      if (order.reply === 'ask') return 'ask';
      return order.reply === 'yes' ? { type: 'DeclareWar', on: greys } : { type: 'LetPass' };
    }
    case 'OrderPeace': {
      const found = question.offers.find(
        ({ action }) =>
          action.type === 'AcceptPeace' &&
          applies(order, view, question.seat, { other: action.of as Seat, hex: null, possible: false }),
      );
      return found ? { type: 'AcceptPeace', of: found.action.of as Seat } : null;
    }
    case 'OrderCard':
      return carded(order, question, view);
    case 'OrderNoCards':
      return has('NoCard') ? { type: 'NoCard' } : null;
    case 'OrderNoTrade':
      return has('FileTrades')
        ? { type: 'FileTrades', trades: [] }
        : has('NoMoreTrades')
          ? { type: 'NoMoreTrades' }
          : null;
    case 'OrderTrade':
      return traded(order, question);
    case 'OrderProgress':
      return nextProgress(view, question, order);
    case 'OrderKeepCard':
      return has('KeepCard') ? { type: 'KeepCard' } : null;
  }
};

/** Is this the seat, the place and the moment that an order names? */
const applies = (
  { seat = 'any', at = 'anywhere', tests = [] }: { seat?: Seat; at?: string; tests?: readonly string[] },
  view: GalacticView,
  me: Seat,
  matter: Matter,
): boolean =>
  (seat === 'any' || seat === matter.other) &&
  (at === 'anywhere' || at === matter.hex) &&
  tests.every((test) => holdsTrue(view, me, test, matter));

/** What could be blocked, in the words of 31.5a. */
const kindOf = ({ about }: Asked): string => {
  const { action, hexes } = about as { action?: string; hexes?: readonly Hex[] };
  if (about.say === 'about.jumpWindow') return hexes?.length === 1 ? 'gate' : 'portal';
  if (about.say === 'about.extraWindow') return 'extra';
  return action !== undefined && ['grow', 'build', 'relocate', 'capital'].includes(action) ? action : 'gain';
};

const blocked = (order: OrderOf<'OrderBlock'>, question: Asked, view: GalacticView): Said => {
  const { say, seat, seats, hexes } = question.about as { say: string; seat?: Seat; seats?: Seat[]; hexes?: Hex[] };
  if (!['about.blockWindow', 'about.jumpWindow', 'about.extraWindow'].includes(say)) return null;
  if (![undefined, 'any', kindOf(question)].includes(order.what)) return null;
  const { at = 'anywhere' } = order;
  const hex = hexes?.includes(at) ? at : (hexes?.[0] ?? null);
  const meant = (seats ?? [seat ?? '']).filter((other) =>
    applies(order, view, question.seat, { other, hex, possible: false }),
  );
  if (meant.length === 0) return null;
  if (order.reply === 'ask') return 'ask';
  if (order.reply === 'yes') return seats ? { type: 'BlockExtra', seats: meant } : { type: 'Block' };
  // One answer for all who could be blocked: it must be right for each of them.
  return seats && meant.length < seats.length ? null : { type: 'LetPass' };
};

/** The option that lies nearest to the first of the places named that helps to choose; null where none does. */
const nearest = (view: GalacticView, options: readonly Option[], toward: readonly string[]): Hex | null => {
  const map = galaxyOf(view.tiles);
  const ids = options.map(({ id }) => id);
  for (const place of toward) {
    if (place !== 'nebula') {
      const away = map.distances(place);
      return [...ids].sort((a, b) => away[a] - away[b])[0] ?? null;
    }
    const nebula = ids.find((hex) => map.places[hex].terrain === 'nebula');
    if (nebula !== undefined) return nebula;
  }
  return null;
};

/** 10.6, 10.7, 25.11a before the fleets are shown, 10.12a after. */
const attacked = (
  order: OrderOf<'OrderAttacked'> | OrderOf<'OrderEvade'>,
  question: Asked,
  view: GalacticView,
): Said => {
  const { battle } = view;
  const evades = order.type === 'OrderEvade';
  if (!battle || battle.shown !== evades || !offered(question, 'Stay')) return null;
  const matter = { other: battle.attacker, hex: battle.hex, possible: false };
  if (!applies(order, view, question.seat, matter)) return null;
  if (order.reply === 'ask') return 'ask';
  if (order.reply === 'repel') return offered(question, 'Repel') ? { type: 'Repel' } : null;
  if (order.reply === 'stay') return { type: 'Stay' };
  const way = evades || order.reply === 'leave-e' ? 'LeaveE' : 'Leave';
  const options = optionsIn(offered(question, way), 'to');
  const flees = order.reply !== 'weaker' || holdsTrue(view, question.seat, 'worse-odds', matter);
  if (flees && options.length > 0)
    return { type: way, to: nearest(view, options, order.toward ?? []) ?? options[0].id };
  return order.reply === 'weaker' ? { type: 'Stay' } : null;
};

const spoiled = (order: OrderOf<'OrderSpoils'>, question: Asked, view: GalacticView): Said => {
  const silent = question.silent ?? null;
  const destroy = offered(question, 'NameSpoils')?.inputs.destroy;
  if (destroy?.kind !== 'amounts') return offered(question, 'NameLosses') ? silent : null;
  const matters = (view.battle?.losers ?? []).map((other) => ({ other, hex: view.battle!.hex, possible: false }));
  if (!matters.some((matter) => applies(order, view, question.seat, matter))) return null;
  if (order.reply === 'ask') return 'ask';
  if (order.reply === 'free') return silent;
  return {
    type: 'NameSpoils',
    destroy: order.reply === 'none' ? {} : Object.fromEntries(destroy.over.map(({ id, max }) => [id, max])),
  };
};

/** A card is played as soon as its section and line are offered and the tests hold. */
const carded = ({ card, play, tests }: OrderOf<'OrderCard'>, question: Asked, view: GalacticView): Said => {
  const found = (type: 'PlayA' | 'PlayB', line?: number) =>
    question.offers.find(
      ({ action }) => action.type === type && action.card === card && (line === undefined || action.line === line),
    );
  const sectionA = found('PlayA');
  const offer = play === 'A' ? sectionA : found('PlayB', play === 'B1' ? 0 : 1);
  const matter = { other: view.announced?.seat ?? null, hex: view.announced?.hexes[0] ?? null };
  if (!offer || !applies({ tests }, view, question.seat, { ...matter, possible: sectionA !== undefined })) return null;
  return offer.action as unknown as GalacticAction;
};

/** What a trade order files: the deals it covers, those it would rather learn first. */
const traded = ({ seat, learn, teach }: OrderOf<'OrderTrade'>, question: Asked): GalacticAction | null => {
  const found = offered(question, 'FileTrades') ?? offered(question, 'AddTrades');
  if (!found) return null;
  const covered = optionsIn(found, 'trades')
    .map(({ id }) => id)
    .filter((deal) => {
      const [partner, learned, taught] = deal.split(':');
      return (seat === 'any' || seat === partner) && learn.includes(learned) && teach.includes(taught);
    })
    .sort((a, b) => learn.indexOf(a.split(':')[1]) - learn.indexOf(b.split(':')[1]));
  if (found.action.type === 'FileTrades') return covered.length > 0 ? { type: 'FileTrades', trades: covered } : null;
  return covered.length > 0 ? { type: 'AddTrades', trades: covered } : { type: 'NoMoreTrades' };
};
