import { touchable } from '../../drawing/offers.js';
import { type Block, HEAD, MARGIN, plate } from '../../drawing/plate.js';
import { seatMark } from '../../drawing/seats.js';
import { at, circle, rect } from '../../drawing/shapes.js';
import { label } from '../../drawing/text.js';
import { wrapped } from '../../drawing/widths.js';
import { phraseOf } from '../components/texts.js';
import { awardOf, sideOf } from '../rules/contracts.js';
import { type Scene } from './scene.js';

const WORDS = { size: 11.5 } as const;
const LEADING = 14;

/** The seven contracts of the era: condition, award with what earlier eras left, and who has claimed it. */
export const contracts = (scene: Scene, width: number, least = 0): Block => {
  const { box, view, say, phrase, marks } = scene;
  const wide = width - 2 * MARGIN;
  let y = HEAD + 12;
  const rows = (view.claims[view.era!] ?? []).map((by, i) => {
    const row = i + 1;
    const { condition } = box.contracts[view.era!][i][sideOf(view)];
    const sentence = phrase(phraseOf('condition', condition));
    const lines = wrapped(sentence, wide - 88, WORDS);
    const height = lines.length * LEADING + 10;
    const svg = at(
      MARGIN,
      y,
      touchable(marks, {
        ref: `contract:${row}`,
        title: sentence,
        box: { x: 0, y: 0, width: wide, height },
        rise: 4,
        body: [
          rect(0, 0, wide, height, { fill: by === null ? 'raised' : 'sunk', stroke: 'line', radius: 3 }),
          label(8, 17, row, { size: 12, bold: true, fill: 'soft' }),
          ...lines.map((words, k) =>
            label(24, 17 + k * LEADING, words, { ...WORDS, fill: by === null ? 'text' : 'faint' }),
          ),
          label(wide - 40, 17, awardOf(box, view, row), { size: 13, bold: true, anchor: 'end' }),
          by === null ? circle(wide - 26, 13, 6.5, { stroke: 'line2', dash: '2 2' }) : seatMark(by, wide - 26, 13, 6.5),
        ].join(''),
      }),
    );
    y += height + 4;
    return svg;
  });
  return plate(width, Math.max(least, y + 8), rows.join(''), {
    title: say('draw.contracts'),
    note: say('draw.contractsNote'),
  });
};
