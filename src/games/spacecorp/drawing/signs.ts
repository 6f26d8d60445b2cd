import { glyph, type GlyphName } from '../../drawing/glyphs.js';
import { type Block } from '../../drawing/plate.js';
import { type Colour } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { widthOf } from '../../drawing/widths.js';
import { type Face } from '../components/types.js';
import { type Icon, type Kind, VALUE_KINDS } from '../components/kinds.js';

/** Figures and silhouettes in a line: what a site costs, what a tile offers, what a card does. */
export type Part = string | { readonly sign: GlyphName; readonly fill?: Colour };

const FILLS: Readonly<Record<Icon, Colour>> = {
  water: 'water',
  life: 'plant',
  wonder: 'mark',
  anomaly: 'crystal',
  artifact: 'metal',
  outpost: 'steel',
  ruins: 'ore',
  dust: 'ore',
};
export const iconPart = (icon: Icon): Part => ({ sign: icon, fill: icon === 'artifact' ? 'soft' : FILLS[icon] });

/** Kinds of action that have a silhouette; the others are said in words. */
export const kindSign = (kind: Kind): GlyphName | null =>
  (VALUE_KINDS as readonly Kind[]).includes(kind) ? (kind as GlyphName) : null;

const SIGN = { plain: '', shielded: 's', multiplier: 'x' } as const;
export const faceText = ({ sign, value }: Face): string => `${SIGN[sign]}${value}`;

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly fill?: Colour;
  /** What does not fit is left out, and a dot says so. */
  readonly room?: number;
}

export const line = (
  parts: readonly Part[],
  { size = 10, bold = false, fill = 'soft', room = Infinity }: Look = {},
): Block => {
  const drawn: string[] = [];
  let x = 0;
  for (const [i, part] of parts.entries()) {
    const wide = typeof part === 'string' ? widthOf(part, { size, bold }) : size * 1.15;
    if (x + wide > room) {
      drawn.push(label(x, 0, '…', { size, fill }));
      break;
    }
    const next = parts[i + 1];
    // A silhouette stands close before its figure, and a little apart from what is said before it.
    drawn.push(
      typeof part === 'string'
        ? label(x, 0, part, { size, bold, fill })
        : glyph(part.sign, x + size * 0.55, -size * 0.36, size * 1.1, part.fill ?? fill),
    );
    x += wide + (typeof part !== 'string' && typeof next === 'string' ? 2 : 5);
  }
  return { width: Math.max(0, x - 5), height: size, svg: drawn.join('') };
};
