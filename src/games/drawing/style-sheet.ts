import { SEAT_STYLES } from './seats.js';
import { type Theme, TOKENS } from './tokens.js';

/** The renderer of letters knows the condensed faces by stretch, browsers by name: both are said. */
const FACES = [
  ".board text{font-family:'DejaVu Sans Condensed','DejaVu Sans',Verdana,sans-serif;font-stretch:condensed}",
  ".board .t-serif{font-family:'DejaVu Serif Condensed','DejaVu Serif',Georgia,serif;font-weight:bold}",
  ".board .t-mono{font-family:'DejaVu Sans Mono',Consolas,monospace;font-stretch:normal}",
  '.t-bold{font-weight:bold}',
  '.t-middle{text-anchor:middle}',
  '.t-end{text-anchor:end}',
  '.t-halo{paint-order:stroke;stroke-width:2.6px;stroke-linejoin:round}',
  '.f-none{fill:none}',
];

const colours = (theme: Theme): (readonly [name: string, colour: string])[] => [
  ...Object.entries(TOKENS[theme]),
  ...Object.entries(SEAT_STYLES).flatMap(
    ([seat, { fill, ink }]) =>
      [
        [`seat${seat}`, fill],
        [`ink${seat}`, ink],
      ] as const,
  ),
];

/** The whole look of a theme; for one picture only, the part of it that its body uses. */
export const styleSheet = (theme: Theme, body?: string): string => {
  const used = body === undefined ? null : new Set(body.match(/\b[fs]-\w+/g));
  const rules = colours(theme).flatMap(([name, colour]) =>
    (
      [
        [`f-${name}`, `fill:${colour}`],
        [`s-${name}`, `stroke:${colour}`],
      ] as const
    )
      .filter(([klass]) => used === null || used.has(klass))
      .map(([klass, rule]) => `.${klass}{${rule}}`),
  );
  return [...FACES, ...rules].join('\n');
};
