import { type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { type PlanetSteamAction } from '../actions.js';
import {
  type Board,
  excessOf,
  extracts,
  harvestersOf,
  minus,
  playOrder,
  plus,
  standingHarvestersOf,
  sumOf,
  surplusOf,
  type Table,
} from '../board.js';
import { isRiver, neighboursOf, rowOf, type Zone } from '../components/map.js';
import { INDEPENDENT_CAPACITY } from '../components/tables.js';
import { type Goods, NO_GOODS, RESOURCES } from '../components/terminal.js';
import {
  type AnyFact,
  offer,
  resourceOption,
  type RulesOf,
  type StepOf,
  type Wanted,
  zoneOption,
  zoneRefs,
} from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 9.2a, 9.2b */
export const isFree = (board: Table, zone: Zone): boolean => {
  const { converter } = board.harvesters[zone];
  return converter === 'energy' || (converter === null && isRiver(zone));
};

export const energyFor = (board: Table, zones: readonly Zone[]): number =>
  zones.filter((zone) => !isFree(board, zone)).length;

/** 9.5: connected groups of active harvesters with the same resource. */
export const groupsOf = (board: Table, active: readonly Zone[]): Zone[][] => {
  const left = new Set(active);
  const groups: Zone[][] = [];
  for (const start of active) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const zone of group)
      for (const next of neighboursOf[zone])
        if (left.has(next) && extracts(board.harvesters[next]) === extracts(board.harvesters[start])) {
          left.delete(next);
          group.push(next);
        }
    groups.push(group);
  }
  return groups;
};

/** 9.4 to 9.8: everything that a set of active harvesters brings up. */
export const yieldsOf = (board: Table, active: readonly Zone[]): Goods => {
  const yields = { ...NO_GOODS } as Record<keyof Goods, number>;
  for (const group of groupsOf(board, active)) {
    const superchargers = group.filter((zone) => board.harvesters[zone].supercharger).length;
    const inAirshipRow = group.filter((zone) => rowOf(zone) === board.airship).length;
    yields[extracts(board.harvesters[group[0]])] += group.length + (group.length - 1) + superchargers + inAirshipRow;
  }
  return yields;
};

/** 16.15e: the free ones, then by price until the energy is used up. */
export const extractionByValue = (board: Table, seat: Seat): Zone[] => {
  const zones = standingHarvestersOf(board, seat);
  const paid = zones
    .filter((zone) => !isFree(board, zone))
    .sort((a, b) => board.price[extracts(board.harvesters[b])] - board.price[extracts(board.harvesters[a])])
    .slice(0, board.companies[seat].goods.energy);
  return zones.filter((zone) => isFree(board, zone) || paid.includes(zone));
};

const after = (board: Table, seat: Seat, zones: readonly Zone[]): Goods =>
  plus(minus(board.companies[seat].goods, { energy: energyFor(board, zones) }), yieldsOf(board, zones));

/** 16.14c: with all harvesters free and nothing lost, there is nothing to choose. */
const mustChoose = (board: Board, seat: Seat): boolean => {
  const zones = standingHarvestersOf(board, seat);
  if (zones.length === 0) return false;
  const surplus = surplusOf(board, seat, after(board, seat, zones));
  return energyFor(board, zones) > 0 || surplus === 'choose' || sumOf(surplus) > 0;
};

/** 9.1, 9.2: any of the harvesters that stand, as far as the energy pays for those that need it. */
export const extraction: RulesOf<'extraction'> = sealedChoice<Board, StepOf<'extraction'>, PlanetSteamAction, AnyFact>({
  seats: ({ board }) => playOrder(board).filter((seat) => mustChoose(board, seat)),
  ask: ({ board }, seat) => {
    const zones = standingHarvestersOf(board, seat);
    const { energy } = board.companies[seat].goods;
    const cost = Object.fromEntries(zones.filter((zone) => !isFree(board, zone)).map((zone) => [zone, 1]));
    const from = zones.map(zoneOption);
    return {
      about: { say: 'about.extraction' },
      offers: [
        offer('Extract', '9.2', {
          inputs: { zones: { kind: 'pick', from, min: 0, max: zones.length, many: true, cost, budget: energy } },
          refs: zoneRefs(zones),
          values: { energy, count: Object.keys(cost).length },
        }),
      ],
      silent: { type: 'Extract', zones: extractionByValue(board, seat) },
    };
  },
  reveal: ({ board, sealed }) => {
    const facts = playOrder(board)
      .filter((seat) => harvestersOf(board, seat).length > 0)
      .map((seat) => {
        const choice = sealed[seat] as unknown as Wanted<'Extract'> | undefined;
        return extracted(board, seat, choice?.zones ?? standingHarvestersOf(board, seat));
      });
    const overflowing = facts
      .filter(({ open }) => open)
      .map(({ fact }) => ({ step: 'overflow', seat: fact.seat }) as const);
    return [...facts.map(({ fact }) => fact), become<PlanetSteamStep>(...overflowing)];
  },
});

const extracted = (
  board: Board,
  seat: Seat,
  zones: readonly Zone[],
): { fact: Extract<AnyFact, { type: 'Extracted' }>; open: boolean } => {
  const surplus = surplusOf(board, seat, after(board, seat, zones));
  const open = surplus === 'choose';
  const yields = yieldsOf(board, zones);
  return {
    fact: { type: 'Extracted', seat, zones, energy: energyFor(board, zones), yields, lost: open ? NO_GOODS : surplus },
    open,
  };
};

/** 15.4d */
export const overflow: RulesOf<'overflow'> = {
  asks: ({ board, step: { seat } }) => {
    const excess = excessOf(board, seat, board.companies[seat].goods);
    const over = RESOURCES.filter((resource) => excess[resource] > 0).map((resource) => ({
      ...resourceOption(resource),
      max: Math.min(INDEPENDENT_CAPACITY, excess[resource]),
    }));
    let left = INDEPENDENT_CAPACITY;
    const dearest: Record<string, number> = {};
    for (const { id, max } of [...over].sort(
      (a, b) => board.price[b.id as keyof Goods] - board.price[a.id as keyof Goods],
    )) {
      dearest[id] = Math.min(max, left);
      left -= dearest[id];
    }
    return [
      {
        seat,
        about: { say: 'about.overflow' },
        offers: [
          offer('KeepOverflow', '15.4d', {
            inputs: { keep: { kind: 'amounts', over, total: { min: 0, max: INDEPENDENT_CAPACITY } } },
            refs: ['independent'],
            values: { excess: { ...excess } },
          }),
        ],
        silent: { type: 'KeepOverflow', keep: dearest },
      },
    ];
  },
  answer: ({ board }, seat, action) => {
    const excess = excessOf(board, seat, board.companies[seat].goods);
    return [{ type: 'OverflowKept', seat, lost: minus(excess, (action as Wanted<'KeepOverflow'>).keep) }, ended];
  },
};
