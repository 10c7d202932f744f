import { describe, expect, it } from 'vitest';
import { edgeCap, findEdges } from '../../../../vision/pixels/edges.ts';
import type { Grid } from '../../../../vision/types.ts';
import { outlineOf } from '../../../../vision/locating/measures/stackBorders.ts';
import { blank, fill, grain } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const grid: Grid = {
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x: -3.3, y: 14.6, width: 158.5, height: 301 },
};

describe('outlineOf', () => {
  const chance = new Chance(21);
  const filled = Uint8Array.from({ length: 200 }, () => (chance.is(0.4) ? 1 : 0));
  const image = blank(150, 310, [10, 10, 20]);
  filled.forEach((value, cell) => {
    const [x, y] = [-3.3 + 15.85 * (cell % 10), 14.6 + 15.05 * Math.floor(cell / 10)];
    if (value) fill(image, { x, y, width: 15.85, height: 15.05 }, [200, 90, 90]);
  });
  grain(image, { x: 0, y: 0, width: 150, height: 310 }, 14, chance);
  const map = findEdges(image);

  it('agrees with the means around every cell', () => {
    const { across, down } = map;
    const [w, h] = [15.85, grid.board.height / 20];
    let [between, beside, pairs, inside, cells] = [0, 0, 0, 0, 0];
    filled.forEach((value, cell) => {
      const [x, y] = [grid.board.x + (cell % 10) * w, grid.board.y + Math.floor(cell / 10) * h];
      if (cell % 10 > 0 && value !== filled[cell - 1]) {
        const at = [-1, 0, 1].map((d) => across.mean(x + d, y + 0.2 * h, x + d + 1, y + 0.8 * h));
        between += Math.max(...at);
        beside += across.mean(x - 0.35 * w, y + 0.2 * h, x + 0.35 * w, y + 0.8 * h) * 0.7 * w;
        pairs += 1;
      }
      if (cell >= 10 && value !== filled[cell - 10]) {
        const at = [-1, 0, 1].map((d) => down.mean(x + 0.2 * w, y + d, x + 0.8 * w, y + d + 1));
        between += Math.max(...at);
        beside += down.mean(x + 0.2 * w, y - 0.35 * h, x + 0.8 * w, y + 0.35 * h) * 0.7 * h;
        pairs += 1;
      }
      if (value) return;
      inside += across.mean(x + 0.25 * w, y + 0.25 * h, x + 0.75 * w, y + 0.75 * h);
      cells += 1;
    });
    const outline = outlineOf(filled, grid, map);
    expect(outline.between).toBeCloseTo(between / pairs / edgeCap, 10);
    expect(outline.sharp).toBeCloseTo(Math.min(1, between / beside), 10);
    expect(outline.inside).toBeCloseTo(Math.min(1, (inside / cells / edgeCap) * 4), 10);
  });

  it('reports no borders on an empty board', () => {
    expect(outlineOf(new Uint8Array(200), grid, map)).toMatchObject({ between: 0, sharp: 0 });
  });
});
