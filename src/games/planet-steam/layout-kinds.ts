import { type Converter, CONVERTERS } from './components/tables.js';

/** What can stand in a zone, as a word of a layout: `empty`, `plain`, `ore`, and with a supercharger `plain+`, `ore+`. */
export interface Pieces {
  readonly converter: Converter | null;
  readonly supercharger: boolean;
}

export const kindOf = ({ converter, supercharger }: Pieces): string =>
  `${converter ?? 'plain'}${supercharger ? '+' : ''}`;

export const HARVESTER_KINDS: readonly string[] = [null, ...CONVERTERS].flatMap((converter) =>
  [false, true].map((supercharger) => kindOf({ converter, supercharger })),
);

/** null for an empty zone. */
export const piecesOfKind = (kind: string): Pieces | null => {
  if (kind === 'empty') return null;
  const supercharger = kind.endsWith('+');
  const name = supercharger ? kind.slice(0, -1) : kind;
  return { converter: name === 'plain' ? null : (name as Converter), supercharger };
};
