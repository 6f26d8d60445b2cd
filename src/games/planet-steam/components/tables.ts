import { type Goods } from './terminal.js';

/**
 * Figures by number of seats, and prices (rulebook.md chapters 1, 2, 8).
 * Provenance: tables 1 to 3, costs and piece counts printed; rounds and market start published for the first edition;
 * market prices (but for the attested 20) and carrier capacities (but for water 7 in class 2) designed.
 */
export interface Start extends Goods {
  readonly credits: number;
}

const bySeats = <T>(two: T, three: T, four: T, five: T): Readonly<Record<number, T>> => ({
  2: two,
  3: three,
  4: four,
  5: five,
});

export const ROUNDS = bySeats(7, 6, 5, 4);
export const MARKET_START = bySeats(9, 10, 12, 14);
export const SUPPLY_START = bySeats<Goods>(
  { quartz: 4, ore: 7, water: 6, energy: 10 },
  { quartz: 5, ore: 8, water: 7, energy: 12 },
  { quartz: 6, ore: 9, water: 8, energy: 14 },
  { quartz: 7, ore: 10, water: 10, energy: 16 },
);
export const CERTIFICATES = bySeats(
  { licences: 6, luxuries: 4 },
  { licences: 6, luxuries: 5 },
  { licences: 7, luxuries: 6 },
  { licences: 7, luxuries: 7 },
);
export const FULL_START = bySeats<Start>(
  { credits: 100, quartz: 0, ore: 1, water: 3, energy: 3 },
  { credits: 110, quartz: 0, ore: 2, water: 4, energy: 2 },
  { credits: 120, quartz: 1, ore: 2, water: 3, energy: 3 },
  { credits: 130, quartz: 1, ore: 2, water: 3, energy: 4 },
);
export const REDUCED_START = bySeats<Start>(
  { credits: 80, quartz: 0, ore: 0, water: 2, energy: 3 },
  { credits: 90, quartz: 0, ore: 1, water: 3, energy: 2 },
  { credits: 100, quartz: 0, ore: 1, water: 3, energy: 3 },
  { credits: 110, quartz: 0, ore: 1, water: 3, energy: 3 },
);

/** 1.2: what the box holds. */
export const PIECES = {
  harvesters: 35,
  quartz: 14,
  ore: 14,
  energy: 14,
  superchargers: 13,
  claims: 14,
  neutrals: 15,
} as const;

/** 1.12 */
export type CarrierClass = 1 | 2 | 3 | 4;
export const CAPACITY: Readonly<Record<CarrierClass, number>> = { 1: 4, 2: 7, 3: 10, 4: 13 };
export const INDEPENDENT_CAPACITY = 3;

/** 8.4: Credits by the market marker. */
export const MARKET_MAX = 14;
export const MARKET_PRICE: readonly number[] = [0, 40, 36, 33, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10];

export const CONVERTERS = ['quartz', 'ore', 'energy'] as const;
export type Converter = (typeof CONVERTERS)[number];
export const CONVERTER_PRICE: Readonly<Record<Converter, number>> = { quartz: 8, ore: 5, energy: 2 };

export interface Cost extends Partial<Goods> {
  readonly credits?: number;
}
export const COSTS = {
  activation: { water: 1 },
  local: { water: 1 },
  import: { water: 1, quartz: 2, credits: 5 },
  supercharger: { water: 1, ore: 1, quartz: 2 },
  upgrade: { ore: 1, energy: 1 },
  licence: { quartz: 1, water: 2 },
  luxury: { quartz: 1, ore: 1 },
} as const satisfies Record<string, Cost>;

export const LICENCE_SALE = 15;
export const ENGINEER_CREDITS = 15;
export const NO_ZONE_CREDITS = 15;
export const GRANT = 2;
export const SHORTAGE_RISE = 4;

/** 13.1 */
export const VALUES = { zones: 25, harvesters: 25, superchargers: 50, luxuries: 50 } as const;

/** 14.4a: the highest number of neutral claims on the river; a higher face of the die means none. */
export const RIVER_NEUTRALS = bySeats(3, 4, 5, 5);
