import { describe, expect, it } from 'vitest';
import { allFactNames } from '../../../../vision/locating/facts/facts.ts';
import { groupsOf, isRight } from '../../../../build/fit/pictures/truth.ts';
import { factNames } from '../../../../vision/locating/facts/facts.ts';
import type { Grid } from '../../../../vision/types.ts';

const at = (x: number, y: number, width = 100, height = 200, rows = 20): Grid => ({
  game: 'tetris',
  board: { x, y, width, height },
  columns: 10,
  rows,
});

describe('isRight', () => {
  it.each([
    [at(50, 50), true],
    [at(52, 48), true],
    [at(53, 50), false],
    [at(50, 50, 103), false],
    [at(50, 50, 100, 210, 21), false],
    [{ ...at(50, 50), game: 'puyo' as const }, false],
  ])('%#: allows a quarter of a cell on every side', (found, expected) => {
    expect(isRight(found, at(50, 50))).toBe(expected);
  });
});

describe('groupsOf', () => {
  const candidates = [at(50, 50), at(60, 50), at(400, 50), at(700, 50)].map((grid, i) => ({
    grid,
    facts: factNames.tetris.map((_, k) => (k === 0 ? i : 0)),
  }));
  const groups = groupsOf(
    candidates,
    { boards: [at(50, 50)], others: [at(400, 51)], ignored: [at(690, 60).board] },
    'here',
  );

  it('groups candidates for the same board, with their facts', () => {
    expect(groups.map(({ board, right, source }) => [board, [...right], source])).toEqual([
      [true, [1, 0], 'here'],
      [true, [1], 'here, others'],
    ]);
    expect(groups[0]!.facts).toHaveLength(2 * allFactNames.length);
    expect([0, 1].map((row) => groups[0]!.facts[row * allFactNames.length])).toEqual([0, 1]);
    expect(groups[1]!.grids).toEqual([at(400, 50)]);
  });

  it('keeps candidates that touch no board apart, and a board without candidates', () => {
    const [missed, rest] = groupsOf(candidates, { boards: [at(1000, 50)], others: [], ignored: [] }, 'here');
    expect(missed).toMatchObject({ board: true, grids: [] });
    expect(rest).toMatchObject({ board: false });
    expect([...rest!.right]).toEqual([0, 0, 0, 0]);
  });
});
