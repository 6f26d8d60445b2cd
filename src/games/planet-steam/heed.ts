import { heedMaximum } from '../kernel/auction.js';
import { type Question, type Seat } from '../kernel/game-definition.js';
import { type PlanetSteamAction } from './actions.js';
import { harvestersOf, isNextToOwn, roomFor, standingHarvestersOf } from './board.js';
import { ROWS, rowOf } from './components/map.js';
import { type Resource } from './components/terminal.js';
import { type PlanetSteamOrder, type TradeLine } from './orders.js';
import { energyFor, extractionByValue } from './rules/extraction.js';
import { onDisplay } from './rules/specialist-auction.js';
import { buyable } from './rules/trade.js';
import { type PlanetSteamView } from './view.js';

type Asked = Question<PlanetSteamAction>;
type Said = PlanetSteamAction | 'ask' | null;

/** What an order answers at the moment its seat would be asked (16.4): from the seat's own view, as the seat itself could. */
export const heed = (order: PlanetSteamOrder, question: Asked, view: PlanetSteamView): Said => {
  const seat = question.seat;
  switch (order.type) {
    case 'Maximum':
      return view.bidding === order.bidding ? heedMaximum(order.amount, order.then, question) : null;
    case 'AuctionPlan':
      return auctionPlan(order, question, view);
    case 'BoxWish':
      return view.step === 'boxPick' ? boxWish(order.resources, view, seat) : null;
    case 'EngineerWish':
      return view.step !== 'engineer'
        ? null
        : order.take === 'licence' && offers(question, 'TakeLicence')
          ? { type: 'TakeLicence' }
          : { type: 'TakeCredits' };
    case 'BankWish':
      return view.step === 'bankAgent' ? bankWish(order.wishes, question) : null;
    case 'NamingRanking':
      return view.step === 'zoneNaming' ? pickZone(order.zones, question, 'NameZone') : null;
    case 'ZoneCeiling':
      if (view.step !== 'zoneBidding') return null;
      return heedMaximum(isNextToOwn(view, seat, view.named!) ? order.beside : order.elsewhere, order.then, question);
    case 'CarrierCeiling':
      return view.step === 'carrierBidding' ? heedMaximum(order.amount, order.then, question) : null;
    case 'ClaimRanking':
      return claimRanking(order, question, view);
    case 'LicenceRanking':
      return view.step === 'claimTurn' ? pickZone(order.zones, question, 'UseLicence') : null;
    case 'DockWish':
      return view.step === 'airshipPlacing'
        ? { type: 'MoorAirship', dock: order.dock === 'most' ? fullestRow(view, seat) : order.dock }
        : null;
    case 'ExtractionEarly':
      return view.step === 'extraction' && view.round === order.round ? extractEarly(order.zones, view, seat) : null;
    case 'ExtractByValue':
      return view.step === 'extraction' ? extract(extractionByValue(view, seat)) : null;
    case 'TradeLine':
      return view.step === 'tradeTurn' && question.about.resource === order.resource
        ? tradeLine(order, view, seat)
        : null;
    case 'CertificateWish': {
      if (view.step !== 'certificateTurn') return null;
      const wish = order.wishes.find((type) => offers(question, type));
      return { type: (wish ?? 'PassCertificates') as 'PassCertificates' };
    }
  }
};

const offers = (question: Asked, type: string): boolean => question.offers.some(({ action }) => action.type === type);

/** 16.8a, 16.8b: the highest ceiling on display is the maximum; the winner takes that card. */
const auctionPlan = (
  { ceilings, rest, then }: Extract<PlanetSteamOrder, { type: 'AuctionPlan' }>,
  question: Asked,
  view: PlanetSteamView,
): Said => {
  const display = onDisplay(view);
  const ceiling = (card: string): number => ceilings[card] ?? rest;
  const highest = Math.max(...display.map(ceiling));
  if (view.step === 'specialistBidding') return heedMaximum(highest, then, question);
  if (view.step !== 'specialistPick') return null;
  const best = display.filter((card) => ceiling(card) === highest);
  const named = Object.keys(ceilings).find((card) => best.includes(card));
  const card = named ?? (best.length === 1 ? best[0] : undefined);
  return card === undefined ? 'ask' : { type: 'TakeSpecialist', card };
};

/** 16.8c: the best-ranked that fits; what would only go back to its supply is nobody's wish. */
const boxWish = (wishes: readonly Resource[], view: PlanetSteamView, seat: Seat): Said => {
  const resource = wishes.find((one) => view.box.includes(one) && roomFor(view, seat, one) > 0);
  return resource === undefined ? null : { type: 'TakeFromBox', resource };
};

const choices = (question: Asked, type: string, input: string): string[] => {
  const pick = question.offers.find(({ action }) => action.type === type)?.inputs[input];
  return pick?.kind === 'pick' && !('list' in pick.from) ? pick.from.map(({ id }) => id) : [];
};

const bankWish = (wishes: readonly string[], question: Asked): Said => {
  for (const wish of wishes) {
    const [verb, resource] = wish.split('-') as ['up' | 'gain', Resource];
    const type = verb === 'up' ? 'UpgradeCarrierFree' : 'TakeResource';
    if (choices(question, type, 'resource').includes(resource)) return { type, resource };
  }
  return null;
};

const pickZone = (
  zones: readonly string[],
  question: Asked,
  type: 'NameZone' | 'UseLicence' | 'RollForZone' | 'ClaimZone' | 'LandClaim',
): Said => {
  const possible = choices(question, type, 'zone');
  const zone = zones.find((one) => possible.includes(one));
  return zone === undefined ? null : { type, zone };
};

/** 16.9, 16.9a */
const claimRanking = (
  { zones, otherwise }: Extract<PlanetSteamOrder, { type: 'ClaimRanking' }>,
  question: Asked,
  view: PlanetSteamView,
): Said => {
  if (view.step === 'landing') return pickZone(zones, question, 'LandClaim') ?? 'ask';
  if (view.step !== 'claimTurn') return null;
  return (
    pickZone(zones, question, view.options.predictableClaim ? 'ClaimZone' : 'RollForZone') ??
    (otherwise === 'pass' ? { type: 'DeclineClaim' } : 'ask')
  );
};

const fullestRow = (view: PlanetSteamView, seat: Seat): string => {
  const own = (row: number): number => harvestersOf(view, seat).filter((zone) => rowOf(zone) === row).length;
  return String([...ROWS].sort((a, b) => own(b) - own(a))[0]);
};

const extract = (zones: readonly string[]): PlanetSteamAction => ({ type: 'Extract', zones });

/** 16.11: as it was said, if it is still possible; else the seat is asked. */
const extractEarly = (zones: readonly string[], view: PlanetSteamView, seat: Seat): Said => {
  const standing = standingHarvestersOf(view, seat);
  const possible =
    zones.every((zone) => standing.includes(zone)) && energyFor(view, zones) <= view.companies[seat].goods.energy;
  return possible ? extract(zones) : 'ask';
};

/** 16.12a to 16.12h: null when a condition fails or the amount comes to nothing, so that the next line is tried. */
const tradeLine = (line: TradeLine, view: PlanetSteamView, seat: Seat): Said => {
  const { resource, count } = line;
  const price = view.price[resource];
  const supply = view.supply[resource];
  const held = view.companies[seat].goods[resource];
  const credits = view.companies[seat].credits ?? 0;
  const holds =
    (line.lasts === 'always' || line.round === view.round) &&
    price >= line.priceMin &&
    price <= line.priceMax &&
    supply >= line.supplyMin &&
    supply <= line.supplyMax &&
    credits >= line.creditsMin &&
    credits <= line.creditsMax;
  if (!holds) return null;
  const affordable = buyable(supply, price, Math.max(0, credits - line.keep));
  const fitting = Math.min(affordable, roomFor(view, seat, resource));
  const buy = (n: number): Said => (n >= 1 ? { type: 'Buy', resource, count: n } : null);
  const sell = (n: number): Said => (n >= 1 ? { type: 'Sell', resource, count: n } : null);
  switch (line.trade) {
    case 'buy':
      return buy(Math.min(count, fitting));
    case 'buyTo':
      return buy(Math.min(count - held, fitting));
    case 'buyAll':
      return buy(fitting);
    case 'buyExactly':
      return buy(count <= affordable ? count : 0);
    case 'sell':
      return sell(Math.min(count, held));
    case 'sellTo':
      return sell(held - count);
    case 'sellAll':
      return sell(held);
    case 'sellExactly':
      return sell(count <= held ? count : 0);
    case 'pass':
      return { type: 'PassTrade' };
    case 'ask':
      return 'ask';
  }
};
