import { type ValueKind } from '../kinds.js';
import { type CardType, type Face } from '../types.js';

/** Short ways to write the rows of a deck. */
export const add = (kind: ValueKind, value: number): Face => ({ kind, sign: 'plain', value });
export const shielded = (kind: 'move' | 'build', value: number): Face => ({ kind, sign: 'shielded', value });
export const times = (kind: ValueKind, value: number): Face => ({ kind, sign: 'multiplier', value });

export const card = (
  id: string,
  copies: number,
  faces: readonly Face[],
  rest: Partial<Omit<CardType, 'id' | 'copies' | 'faces'>> = {},
): CardType => ({ id, copies, faces, special: null, upgrade: false, start: false, edge: null, ...rest });
