import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../imports.ts';
import { pythonFor, runText } from '../pythons.ts';

const python = pythonFor('numpy', 'cv2', 'torch');

interface Told {
  /** The inside is as before, as is the picture that was given; the rows of pixels above and below that differ. */
  bands: [sameInside: boolean, sameGiven: boolean, above: number[], below: number[]][];
  /** The inside is as before; what is left beside the board: left, above, right, below. */
  ends: [sameInside: boolean, left: number, above: number, right: number, below: number][];
  /** The whole rows are as before; their number, and the pixels above them. */
  cuts: [sameRows: boolean, rows: number, above: number][];
}

/** A board of 10 x 20 cells of 12 pixels in a picture of noise; its inside begins at 50, 40. */
const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
import numpy as np
from surroundings import banded, cut, ending
noise = np.random.default_rng(0).integers(0, 256, (330, 240, 3)).astype(np.uint8)
board, inside = (50, 40, 120, 240, 0, 10, 20), noise[40:280, 50:170].copy()
def band(seed):
    given = noise.copy()
    image = banded(np.random.default_rng(seed), given, board)
    other = np.flatnonzero((image != noise).any((1, 2)))
    return [np.array_equal(image[40:280, 50:170], inside), np.array_equal(given, noise), [int(39 - y) for y in other if y < 40][::-1], [int(y - 280) for y in other if y >= 280]]
def end(seed):
    image, (x, y, w, h, *rest) = ending(np.random.default_rng(seed), noise, board)
    high, wide = image.shape[:2]
    return [np.array_equal(image[y:y + h, x:x + w], inside) and rest == [0, 10, 20], x, y, wide - x - w, high - y - h]
def part(seed):
    image, (x, y, w, h, _, columns, rows) = cut(np.random.default_rng(seed), noise, board)
    y, h = round(y), round(h)
    return [np.array_equal(image[y:y + h, x:x + w], inside[240 - h:]) and (columns, h) == (10, 12 * rows), rows, y]
seeds = range(60)
print(json.dumps({'bands': [band(seed) for seed in seeds], 'ends': [[bool(one[0]), *map(int, one[1:])] for one in map(end, seeds)], 'cuts': [[bool(one[0]), *one[1:]] for one in map(part, seeds)]}))
`;

describe.skipIf(!python)('the surroundings of a board', () => {
  const run = python ? runText(python, program, join(root, 'build/fit/measuring')) : null;
  const told = (): Told => JSON.parse(run!.stdout) as Told;
  const cell = 12;

  it('get a band on one side, right beside the board, and nothing else changes', () => {
    for (const [sameInside, sameGiven, above, below] of told().bands) {
      expect([sameInside, sameGiven]).toEqual([true, true]);
      expect(above.length === 0).toBe(below.length > 0);
      const rows = [...above, ...below];
      expect(rows).toEqual(rows.map((_, i) => i));
      expect(rows.length).toBeGreaterThan(0.3 * cell);
      expect(rows.length).toBeLessThan(2.6 * cell);
    }
  });

  it('get bands above and below, as high as a row and clearly higher or lower', () => {
    const { bands } = told();
    const heights = bands.map(([, , above, below]) => Math.max(above.length, below.length));
    expect(bands.some(([, , above]) => above.length > 0)).toBe(true);
    expect(bands.some(([, , , below]) => below.length > 0)).toBe(true);
    expect(heights.some((height) => Math.abs(height - cell) <= 1)).toBe(true);
    expect(heights.some((height) => height < 0.7 * cell)).toBe(true);
    expect(heights.some((height) => height > 1.4 * cell)).toBe(true);
  });

  it('end at some sides, at most half a cell beside the board, which stays whole', () => {
    const whole = [50, 40, 70, 50];
    const { ends } = told();
    for (const [sameInside, ...room] of ends) {
      expect(sameInside).toBe(true);
      room.forEach((left, side) =>
        expect(left === whole[side] || (left >= 0 && left <= cell / 2)).toBe(true),
      );
    }
    whole.forEach((most, side) => {
      expect(ends.some(([, ...room]) => room[side] === 0)).toBe(true);
      expect(ends.some(([, ...room]) => room[side] === most)).toBe(true);
    });
  });

  it('end within one of the upper rows, which is then none of the board', () => {
    const { cuts } = told();
    for (const [sameRows, , above] of cuts) {
      expect(sameRows).toBe(true);
      expect(above).toBeGreaterThan(0.2 * cell);
      expect(above).toBeLessThan(0.7 * cell);
    }
    expect(new Set(cuts.map(([, rows]) => rows))).toEqual(new Set([17, 18, 19]));
  });
});
