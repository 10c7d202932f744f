import { describe, expect, it } from 'vitest';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { patchCell, patchLength, patchMargin, patchOf } from '../../../../vision/locating/network/patch.ts';
import { searchedPixels, type SearchedPixels } from '../../../../vision/space.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { blank, fill, grain } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const image = blank(300, 300, [10, 20, 30]);
fill(image, { x: 60, y: 40, width: 100, height: 200 }, [200, 100, 50]);
const grid = {
  game: 'tetris' as const,
  columns: 10,
  rows: 20,
  board: searchedPixels({ x: 60, y: 40, width: 100, height: 200 }),
};

/** From where to where a pixel reaches along one side. */
function reachOf(start: number, cell: number, pixel: number, size: number): [from: number, to: number] {
  const at = start + (pixel / patchCell - patchMargin) * cell;
  const end = Math.max(Math.round(at) + 1, Math.round(at + cell / patchCell));
  return [Math.max(0, Math.round(at)), Math.min(size, end)];
}

function plainMean(
  { width, height, data }: Image,
  board: Rect<SearchedPixels>,
  x: number,
  y: number,
): number[] {
  const [x0, x1] = reachOf(board.x, board.width / 10, x, width);
  const [y0, y1] = reachOf(board.y, board.height / 20, y, height);
  if (x1 <= x0 || y1 <= y0) return [128, 128, 128];
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let v = y0; v < y1; v += 1)
      for (let u = x0; u < x1; u += 1) sum += data[4 * (v * width + u) + channel]!;
    return Math.floor(sum * (1 / ((x1 - x0) * (y1 - y0))));
  });
}

describe('patchOf', () => {
  const pixelAt = (patch: Uint8Array, x: number, y: number): number[] => [
    ...patch.slice((y * patchLength(10) + x) * 3, (y * patchLength(10) + x) * 3 + 3),
  ];

  it('shows the board from its first cell to its last, and its surroundings', () => {
    const patch = patchOf(new ColourSums(image), grid);
    const [first, last] = [patchMargin * patchCell, (patchMargin + 10) * patchCell - 1];
    expect(patch).toHaveLength(patchLength(10) * patchLength(20) * 3);
    expect(pixelAt(patch, first, first)).toEqual([200, 100, 50]);
    expect(pixelAt(patch, last, first)).toEqual([200, 100, 50]);
    expect(pixelAt(patch, first - 1, first)).toEqual([10, 20, 30]);
    expect(pixelAt(patch, last + 1, first)).toEqual([10, 20, 30]);
  });

  it('shows grey outside the picture', () => {
    const board = searchedPixels({ x: 200, y: 0, width: 100, height: 200 });
    const patch = patchOf(new ColourSums(image), { ...grid, board });
    expect(pixelAt(patch, patchLength(10) - 1, patchMargin * patchCell)).toEqual([128, 128, 128]);
    expect(pixelAt(patch, patchMargin * patchCell, 0)).toEqual([128, 128, 128]);
  });

  it('gives each pixel the mean of its area, like a plain sum over every pixel', () => {
    const grainy = blank(200, 260, [100, 140, 60]);
    grain(grainy, { x: 0, y: 0, width: 200, height: 260 }, 90, new Chance(4));
    const board = searchedPixels({ x: 31.3, y: -20.4, width: 147.9, height: 290.2 });
    const patch = patchOf(new ColourSums(grainy), { ...grid, board });
    for (let y = 0; y < patchLength(20); y += 1)
      for (let x = 0; x < patchLength(10); x += 1)
        expect(pixelAt(patch, x, y)).toEqual(plainMean(grainy, board, x, y));
  });
});
