import { describe, expect, it } from 'vitest';
import { shrink } from '../../../vision/pixels/image.ts';
import { enlargeRect, halve, reducedGrid, workFactor } from '../../../vision/locating/scale.ts';
import { searchedPixels } from '../../../vision/space.ts';
import { blank, grain, gradient } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

describe('halve', () => {
  it.each([
    [60, 40],
    [61, 41],
    [3, 3],
  ])('differs by at most 2 from the mean of four pixels: %i x %i', (width, height) => {
    const image = blank(width, height, [0, 0, 0]);
    gradient(image, { x: 0, y: 0, width, height }, [255, 0, 40], [3, 200, 250]);
    grain(image, { x: 0, y: 0, width, height }, 60, new Chance(width));
    const fast = halve(image, 2);
    const slow = shrink(image, 2);
    expect([fast.width, fast.height]).toEqual([slow.width, slow.height]);
    const most = Math.max(...slow.data.map((value, i) => Math.abs(value - fast.data[i]!)));
    expect(most).toBeLessThanOrEqual(2);
  });

  it('leaves a small picture unchanged', () => {
    const image = blank(10, 10, [1, 2, 3]);
    expect(halve(image, 1)).toBe(image);
  });
});

describe('workFactor', () => {
  it.each([
    [640, 480, 1],
    [1280, 800, 1],
    [1920, 1080, 2],
    [2560, 1440, 2],
    [3840, 2160, 3],
  ])('for %i x %i is %i', (width, height, factor) => {
    expect(workFactor({ width, height, data: new Uint8Array(0) })).toBe(factor);
  });
});

describe('enlargeRect', () => {
  it('returns the place in pixels of the larger picture, and is undone by `reducedGrid`', () => {
    const board = enlargeRect(searchedPixels({ x: 10, y: 20, width: 100, height: 200 }), 3);
    expect(board).toEqual({ x: 30, y: 60, width: 300, height: 600 });
    const grid = { game: 'tetris' as const, columns: 10, rows: 20, board };
    expect(reducedGrid(grid, 3)).toEqual({ ...grid, board: { x: 10, y: 20, width: 100, height: 200 } });
  });
});
