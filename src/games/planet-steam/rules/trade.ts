import { type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { type Board, playOrder, plus, surplusOf, tradeOrder } from '../board.js';
import { adjustedPrice, colourOf, maxSupply, NO_GOODS, type Resource } from '../components/terminal.js';
import { type Meter } from '../facts.js';
import { type AnyFact, barred, offer, type RulesOf, sorted } from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 10.1: resource by resource, and for each every seat in play order. */
export const trade: RulesOf<'trade'> = {
  resolve: ({ board }) => {
    const seats = playOrder(board);
    const turns = tradeOrder(board).flatMap((resource) =>
      seats.map((seat) => ({ step: 'tradeTurn', resource, seat }) as const),
    );
    return [become<PlanetSteamStep>(...turns)];
  },
};

/** 10.5: where the meter stands after an action that leaves this supply. */
const meterAt = (board: Board, resource: Resource, supply: number): Meter => ({
  supply,
  price: adjustedPrice(resource, board.price[resource], supply),
  colour: colourOf(resource, supply),
});

/** 10.3a */
export const buyable = (supply: number, price: number, credits: number): number =>
  Math.min(supply, Math.floor(credits / price));

export const tradeTurn: RulesOf<'tradeTurn'> = {
  asks: ({ board, step: { seat, resource } }) => {
    const { credits, goods } = board.companies[seat];
    const price = board.price[resource];
    const most = buyable(board.supply[resource], price, credits);
    const refs = [`meter:${resource}`];
    const count = (max: number) => ({ count: { kind: 'number', min: 1, max } as const });
    return [
      {
        seat,
        about: { say: 'about.tradeTurn', resource },
        ...sorted([
          most > 0
            ? offer('Buy', '10.3', { fixed: { resource }, inputs: count(most), refs, values: { price, most } })
            : barred('Buy', '10.3a', board.supply[resource] === 0 ? 'why.noSupply' : 'why.lacking', {
                resource,
                short: ['credits'],
                price,
                most: 0,
              }),
          goods[resource] > 0
            ? offer('Sell', '10.4', {
                fixed: { resource },
                inputs: count(goods[resource]),
                refs,
                values: { price, most: goods[resource] },
              })
            : barred('Sell', '10.4', 'why.nothingToSell', { resource, price, most: 0 }),
          offer('PassTrade', '10.2', { values: { resource } }),
        ]),
        silent: { type: 'PassTrade' },
      },
    ];
  },
  answer: ({ board, step: { resource } }, seat, action) => {
    switch (action.type) {
      case 'Buy':
        return bought(board, seat, resource, action.count);
      case 'Sell': {
        const supply = Math.min(maxSupply(resource), board.supply[resource] + action.count);
        const credits = action.count * board.price[resource];
        return [
          { type: 'Sold', seat, resource, count: action.count, credits, ...meterAt(board, resource, supply) },
          ended,
        ];
      }
      default:
        return [{ type: 'TradePassed', seat, resource, ...meterAt(board, resource, board.supply[resource]) }, ended];
    }
  },
};

/** 10.3, 10.3b: all is paid and leaves the supply, though some of it may not fit. */
const bought = (board: Board, seat: Seat, resource: Resource, count: number): AnyFact[] => {
  const surplus = surplusOf(board, seat, plus(board.companies[seat].goods, { [resource]: count }));
  const choose = surplus === 'choose';
  const fact: AnyFact = {
    type: 'Bought',
    seat,
    resource,
    count,
    credits: count * board.price[resource],
    lost: choose ? NO_GOODS : surplus,
    ...meterAt(board, resource, board.supply[resource] - count),
  };
  return [fact, choose ? become<PlanetSteamStep>({ step: 'overflow', seat }) : ended];
};
