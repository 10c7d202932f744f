import { describe, expect, it } from 'vitest';
import type { Grid, Image, Rect } from '../../../../vision/types.ts';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { evenFactNames, evenFactsOf, evenness } from '../../../../vision/locating/measures/evenness.ts';
import { squareUp } from '../../../../vision/locating/fitting/squareUp.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const board: Rect = { x: 40, y: 30, width: 160, height: 320 };
const grid: Grid = { game: 'tetris', columns: 10, rows: 20, board };

/** Flat blocks with a dot in the middle of every cell, empty ones too: dots lie on no line of the grid. */
function dotted(): Image {
  const image = blank(260, 380, [20, 24, 30]);
  const chance = new Chance(5);
  for (let row = 0; row < 20; row += 1)
    for (let column = 0; column < 10; column += 1) {
      const cell = { x: board.x + 16 * column, y: board.y + 16 * row, width: 16, height: 16 };
      if (row > 8 && chance.is(0.6)) fill(image, cell, chance.of([[200, 60, 60] as const, [60, 90, 210]]));
      fill(image, { x: cell.x + 7, y: cell.y + 7, width: 3, height: 3 }, [240, 240, 240]);
    }
  return image;
}

/** The plain way: every pixel's distance from its cell's mean, and from the board's. */
function slowEvenness({ width, data }: Image): number {
  const cells = Array.from({ length: 200 }, () => [] as number[][]);
  for (let y = board.y; y < board.y + board.height; y += 1)
    for (let x = board.x; x < board.x + board.width; x += 1) {
      const i = (y * width + x) * 4;
      const cell = Math.floor((y - board.y) / 16) * 10 + Math.floor((x - board.x) / 16);
      cells[cell]!.push([data[i]!, data[i + 1]!, data[i + 2]!]);
    }
  const within = cells.reduce((sum, pixels) => sum + scatter(pixels), 0);
  const all = cells.flat();
  return (scatter(all) - within) / (scatter(all) + 150 * all.length);
}

function scatter(pixels: readonly number[][]): number {
  const means = [0, 1, 2].map((c) => pixels.reduce((sum, pixel) => sum + pixel[c]!, 0) / pixels.length);
  return pixels.reduce((sum, pixel) => sum + means.reduce((s, mean, c) => s + (pixel[c]! - mean) ** 2, 0), 0);
}

describe('evenness', () => {
  it('is the share of the variance between cells', () => {
    const image = dotted();
    expect(evenness(new ColourSums(image), board, 10, 20)).toBeCloseTo(slowEvenness(image), 3);
  });

  it('is highest on the grid, and falls on both axes', () => {
    const [here, across, down] = evenFactsOf(new ColourSums(dotted()), grid);
    expect(here).toBeGreaterThan(0.5);
    expect(across).toBeGreaterThan(0.05);
    expect(down).toBeGreaterThan(0.05);
    expect(evenFactNames).toHaveLength(3);
  });

  it.each<[string, Rect]>([
    ['outside the picture', { x: 400, y: 30, width: 160, height: 320 }],
    ['smaller than its cells', { x: 40, y: 30, width: 4, height: 6 }],
  ])('is at least 0 for a board %s', (_, odd) => {
    expect(evenness(new ColourSums(dotted()), odd, 10, 20)).toBeGreaterThanOrEqual(0);
  });

  it('is 0 if everything has one colour', () => {
    expect(evenness(new ColourSums(blank(260, 380, [9, 9, 9])), board, 10, 20)).toBe(0);
  });
});

describe('squareUp', () => {
  it('moves every side back to the blocks, whatever their inner texture', () => {
    const off = { ...grid, board: { x: 45, y: 26, width: 158, height: 322 } };
    const found = squareUp(off, new ColourSums(dotted())).board;
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(found[side] - board[side])).toBeLessThanOrEqual(2);
  });

  it('leaves a grid unchanged in a blank picture', () => {
    expect(squareUp(grid, new ColourSums(blank(260, 380, [9, 9, 9]))).board).toEqual(board);
  });
});
