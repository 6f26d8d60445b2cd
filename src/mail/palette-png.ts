import { crc32, deflateSync } from 'node:zlib';

/**
 * A PNG of at most 256 colours: a third of the bytes, in half the time. Boards have a few flat colours and the soft edges
 * between them; colours are counted by their upper five bits, the most frequent ones stay and the others go to the nearest.
 */
const BINS = 32 * 32 * 32;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

const binOf = (pixels: Uint8Array, i: number): number =>
  ((pixels[i] >> 3) << 10) | ((pixels[i + 1] >> 3) << 5) | (pixels[i + 2] >> 3);

/** `pixels`: four bytes each, the fourth (opacity) left out: a board has a ground of its own. */
export const palettePng = (width: number, height: number, pixels: Uint8Array): Buffer => {
  const count = new Uint32Array(BINS);
  const sums = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)];
  for (let i = 0; i < pixels.length; i += 4) {
    const bin = binOf(pixels, i);
    count[bin] += 1;
    for (let c = 0; c < 3; c++) sums[c][bin] += pixels[i + c];
  }
  const used = Array.from(count.keys())
    .filter((bin) => count[bin] > 0)
    .sort((a, b) => count[b] - count[a]);
  const mean = (bin: number): number[] => sums.map((sum) => Math.round(sum[bin] / count[bin]));
  const colours = used.slice(0, 256).map(mean);
  const index = new Uint8Array(BINS);
  for (const [at, bin] of used.entries()) {
    if (at < 256) {
      index[bin] = at;
      continue;
    }
    const wanted = mean(bin);
    let best = Infinity;
    for (const [i, colour] of colours.entries()) {
      const distance = colour.reduce((sum, value, c) => sum + (value - wanted[c]) ** 2, 0);
      if (distance < best) [best, index[bin]] = [distance, i];
    }
  }
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to += 1; // the filter of the row: none
    for (let x = 0; x < width; x++, from += 4) rows[to++] = index[binOf(pixels, from)];
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
