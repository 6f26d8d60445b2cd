/**
 * The resource terminal (rulebook.md 2.2, 2.3, 10.5, 10.6).
 * Provenance: red, yellow and green changes, ore 9 yellow, water 4 green, energy 14 red printed; the other bands, the price
 * tracks and their starts designed to fit those.
 */
export const RESOURCES = ['quartz', 'ore', 'water', 'energy'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Readonly<Record<Resource, number>>;
export const NO_GOODS: Goods = { quartz: 0, ore: 0, water: 0, energy: 0 };

export const COLOURS = ['black', 'blue', 'green', 'yellow', 'orange', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const PRICE_CHANGE: Readonly<Record<Colour, number>> = {
  black: 2,
  blue: 1,
  green: 0,
  yellow: -1,
  orange: -2,
  red: -3,
};

export const PRICE_TRACK: Readonly<
  Record<Resource, { readonly min: number; readonly start: number; readonly max: number }>
> = {
  quartz: { min: 5, start: 16, max: 32 },
  ore: { min: 3, start: 12, max: 24 },
  water: { min: 2, start: 8, max: 16 },
  energy: { min: 1, start: 6, max: 12 },
};

/** The highest supply of each colour; the last is the maximum. */
const BANDS: Readonly<Record<Resource, Readonly<Record<Colour, number>>>> = {
  quartz: { black: 0, blue: 2, green: 6, yellow: 8, orange: 10, red: 12 },
  ore: { black: 0, blue: 1, green: 5, yellow: 9, orange: 12, red: 16 },
  water: { black: 0, blue: 1, green: 7, yellow: 10, orange: 13, red: 16 },
  energy: { black: 0, blue: 1, green: 4, yellow: 8, orange: 13, red: 20 },
};

export const maxSupply = (resource: Resource): number => BANDS[resource].red;
export const colourOf = (resource: Resource, supply: number): Colour =>
  COLOURS.find((colour) => supply <= BANDS[resource][colour]) ?? 'red';

export const clampPrice = (resource: Resource, price: number): number =>
  Math.min(PRICE_TRACK[resource].max, Math.max(PRICE_TRACK[resource].min, price));
/** 10.5: what the price becomes after an action that left this supply. */
export const adjustedPrice = (resource: Resource, price: number, supply: number): number =>
  clampPrice(resource, price + PRICE_CHANGE[colourOf(resource, supply)]);
