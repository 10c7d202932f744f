import { expect, it } from 'vitest';
import { wanted, type LocateOptions } from '../../../vision/locating/wanted.ts';
import type { Grid } from '../../../vision/types.ts';

const grid: Grid = {
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x: 100, y: 50, width: 200, height: 400 },
};

it.each<[LocateOptions, boolean]>([
  [{}, true],
  [{ game: 'tetris' }, true],
  [{ game: 'puyo' }, false],
  [{ seed: { x: 110, y: 60 } }, true],
  [{ seed: { x: 90, y: 60 } }, false],
  [{ exclude: [{ x: 290, y: 40, width: 100, height: 100 }] }, false],
  [{ exclude: [{ x: 299, y: 40, width: 100, height: 100 }] }, true],
])('%o: accepts a board (%s)', (options, expected) => {
  expect(wanted(options)(grid)).toBe(expected);
});
