/**
 * Specialists and optional cards (rulebook.md 2.6, 4.11 to 4.13, 15.2).
 * Provenance: effects, and the numbers 1, 2, 4, 5 printed; number 3 and the double cards designed, but for the pictured
 * pair of Venturer and Airship Captain.
 */
export const SPECIALISTS = ['lady', 'venturer', 'bank', 'engineer', 'captain'] as const;
export type Specialist = (typeof SPECIALISTS)[number];

export interface SpecialistCard {
  readonly id: string;
  readonly order: number;
  readonly specialists: readonly Specialist[];
}

const card = (order: number, ...specialists: readonly Specialist[]): SpecialistCard => ({
  id: specialists.join('+'),
  order,
  specialists,
});

const SETS: Readonly<Record<number, readonly SpecialistCard[]>> = {
  2: [card(1, 'lady', 'engineer'), card(2, 'venturer', 'captain')],
  3: [card(1, 'lady'), card(2, 'venturer', 'bank'), card(3, 'engineer', 'captain')],
  4: [card(1, 'lady'), card(2, 'venturer'), card(4, 'engineer'), card(5, 'captain')],
  5: [card(1, 'lady'), card(2, 'venturer'), card(3, 'bank'), card(4, 'engineer'), card(5, 'captain')],
};

export const cardsFor = (seats: number): readonly SpecialistCard[] => SETS[seats];
export const cardById = (seats: number, id: string): SpecialistCard =>
  SETS[seats].find((candidate) => candidate.id === id)!;

export const MODES = ['weak', 'moderate', 'strong'] as const;
export type Mode = (typeof MODES)[number];
export const MANIPULATION: Readonly<Record<Mode, { readonly fee: number; readonly spaces: number }>> = {
  weak: { fee: 0, spaces: 3 },
  moderate: { fee: 4, spaces: 4 },
  strong: { fee: 8, spaces: 5 },
};

export const ORDER_MARKERS = [1, 2, 3, 4] as const;
