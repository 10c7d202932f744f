import { describe, expect, it } from 'vitest';
import { standingAt, standings } from '../../../../vision/puyo/fitting/standing.ts';
import { blank, disc, fill, grey } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';
import { boardsWith, moved } from '../../simulated/misplaced.ts';

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('standings', () => {
  const chance = new Chance(5);
  const boards = boardsWith(8, 24).map((drawn) => ({
    ...drawn,
    x: chance.between(-0.4, 0.4),
    y: chance.between(-0.4, 0.4),
  }));
  const offs = boards.map(({ image, board, x, y }) => {
    const found = standings(image, { board: moved(board, x, y), columns: 6, rows: 12 }, 24);
    return found.map(
      (one) => [one.x === null ? null : one.x + x, one.y === null ? null : one.y + y] as const,
    );
  });

  it('measure puyo of every style from a board almost half a cell beside them', () => {
    for (const axis of [0, 1])
      for (const found of offs) {
        const told = found.flatMap((one) => one[axis] ?? []);
        if (told.length >= 5) expect(Math.abs(middleOf(told))).toBeLessThan(0.1);
      }
  });

  it('measure at least four puyo on over 80 % of these boards', () => {
    const told = offs.filter((found) => found.filter(([x, y]) => x !== null && y !== null).length >= 4);
    expect(told.length).toBeGreaterThan(0.8 * offs.length);
  });

  it('are limited to the requested number, lowest first, and to the wanted cells', () => {
    const { image, board } = boards[0]!;
    const grid = { board, columns: 6, rows: 12 };
    const all = standings(image, grid, 72);
    expect(all.map(({ row }) => row)).toEqual(all.map(({ row }) => row).sort((a, b) => b - a));
    expect(standings(image, grid, 3)).toEqual(all.slice(0, 3));
    expect(standings(image, grid, 72, ({ column }) => column > 2)).toEqual(
      all.filter(({ column }) => column > 2),
    );
  });
});

describe('standingAt', () => {
  const image = blank(200, 200, grey(40));
  disc(image, 100, 100, 14, [210, 50, 40]);
  disc(image, 95, 97, 4, grey(245));
  disc(image, 105, 97, 4, grey(245));

  it.each([
    [0, 0],
    [0.2, -0.1],
    [-0.15, 0.2],
  ])('measures a puyo %d cells right of and %d below the middle', (x, y) => {
    const cell = { x: 85 - 30 * x, y: 85 - 30 * y, width: 30, height: 30 };
    const at = standingAt(image, cell);
    expect(at.x).toBeCloseTo(x, 1);
    expect(at.y).toBeCloseTo(y, 1);
  });

  it('returns null for an empty cell and for a wall of one colour', () => {
    const wall = blank(200, 200, grey(40));
    fill(wall, { x: 20, y: 20, width: 160, height: 160 }, [210, 50, 40]);
    const cell = { x: 85, y: 85, width: 30, height: 30 };
    expect(standingAt(blank(200, 200, grey(40)), cell)).toEqual({ x: null, y: null });
    expect(standingAt(wall, cell)).toEqual({ x: null, y: null });
  });
});
