import { describe, expect, it } from 'vitest';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { patchCell, patchLength, patchMargin, patchOf } from '../../../../vision/locating/network/patch.ts';
import { searchedPixels } from '../../../../vision/space.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';

const image = blank(300, 300, [10, 20, 30]);
fill(image, { x: 60, y: 40, width: 100, height: 200 }, [200, 100, 50]);
const grid = {
  game: 'tetris' as const,
  columns: 10,
  rows: 20,
  board: searchedPixels({ x: 60, y: 40, width: 100, height: 200 }),
};

describe('patchOf', () => {
  const pixelAt = (patch: Uint8Array, x: number, y: number): number[] => [
    ...patch.slice((y * patchLength(10) + x) * 3, (y * patchLength(10) + x) * 3 + 3),
  ];

  it('shows the board from its first cell to its last, and what is around it', () => {
    const patch = patchOf(new ColourSums(image), grid);
    const [first, last] = [patchMargin * patchCell, (patchMargin + 10) * patchCell - 1];
    expect(patch).toHaveLength(patchLength(10) * patchLength(20) * 3);
    expect(pixelAt(patch, first, first)).toEqual([200, 100, 50]);
    expect(pixelAt(patch, last, first)).toEqual([200, 100, 50]);
    expect(pixelAt(patch, first - 1, first)).toEqual([10, 20, 30]);
    expect(pixelAt(patch, last + 1, first)).toEqual([10, 20, 30]);
  });

  it('shows grey where there is no picture', () => {
    const board = searchedPixels({ x: 200, y: 0, width: 100, height: 200 });
    const patch = patchOf(new ColourSums(image), { ...grid, board });
    expect(pixelAt(patch, patchLength(10) - 1, patchMargin * patchCell)).toEqual([128, 128, 128]);
    expect(pixelAt(patch, patchMargin * patchCell, 0)).toEqual([128, 128, 128]);
  });
});
