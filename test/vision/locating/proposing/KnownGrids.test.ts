import { describe, expect, it } from 'vitest';
import { KnownGrids } from '../../../../vision/locating/proposing/KnownGrids.ts';
import { alike } from '../../../../vision/grids.ts';
import type { Grid } from '../../../../vision/types.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

function randomGrid(chance: Chance): Grid {
  const [game, columns] = chance.of([['tetris', 10] as const, ['tetris', 6] as const, ['puyo', 6] as const]);
  const [x, y] = [chance.between(0, 30), chance.between(0, 30)];
  const board = { x, y, width: chance.between(95, 110), height: chance.between(190, 210) };
  return { game, columns, rows: chance.whole(19, 20), board };
}

describe('KnownGrids', () => {
  it.each([0.1, 0.3, 1])('agrees with `alike` on every pair, within %d of a cell', (cells) => {
    const chance = new Chance(10 * cells);
    const known = new KnownGrids();
    const kept: Grid[] = [];
    for (let i = 0; i < 400; i += 1) {
      const grid = randomGrid(chance);
      const isNew = !kept.some((other) => alike(grid, other, cells));
      expect(known.addUnlessAlike(grid, cells)).toBe(isNew);
      if (isNew) kept.push(grid);
    }
    expect(kept.length).toBeLessThan(400);
  });
});
