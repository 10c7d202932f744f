import { describe, expect, it } from 'vitest';
import { lookAtCells, roughSamples } from '../../../vision/cells/cellLooks.ts';
import type { Grid, Image } from '../../../vision/types.ts';
import { blank, fill, grain } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const grid: Grid = {
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x: 13.4, y: -6.7, width: 121, height: 233.5 },
};

/** The channels of the points of one cell: away from its rim, and within the picture. */
function pointsOf({ width, height, data }: Image, column: number, row: number, samples: number): number[][] {
  const points: number[][] = [];
  const within = (at: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(at)));
  for (let v = 0; v < samples; v += 1)
    for (let u = 0; u < samples; u += 1) {
      const [x, y] = [u, v].map((i) => 0.2 + (0.6 * (i + 0.5)) / samples) as [number, number];
      const px = within(grid.board.x + 12.1 * (column + x), width);
      const py = within(grid.board.y + 11.675 * (row + y), height);
      points.push([...data.subarray((py * width + px) * 4, (py * width + px) * 4 + 3)]);
    }
  return points;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('lookAtCells', () => {
  const image = blank(150, 220, [30, 60, 90]);
  fill(image, { x: 20, y: 40, width: 60, height: 90 }, [200, 10, 70]);
  grain(image, { x: 0, y: 100, width: 150, height: 120 }, 50, new Chance(5));

  it.each([roughSamples, 6])('returns the mean colour and texture of %i x %i points per cell', (samples) => {
    const { colours, textures } = lookAtCells(image, grid, samples);
    for (let cell = 0; cell < 200; cell += 1) {
      const points = pointsOf(image, cell % 10, Math.floor(cell / 10), samples);
      const colour = [0, 1, 2].map((c) => mean(points.map((point) => point[c]!)));
      const spread = mean(points.flatMap((point) => point.map((value, c) => Math.abs(value - colour[c]!))));
      colour.forEach((value, c) => expect(colours[cell * 3 + c]).toBeCloseTo(value, 3));
      expect(textures[cell]).toBeCloseTo(spread, 3);
    }
  });

  it('reads pictures at any offset in memory', () => {
    const memory = new Uint8Array(image.data.length + 3);
    memory.set(image.data, 3);
    expect(lookAtCells({ ...image, data: memory.subarray(3) }, grid)).toEqual(lookAtCells(image, grid));
  });
});
