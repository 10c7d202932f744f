import { expect, it } from 'vitest';
import { isRight } from '../../../../build/fit/pictures/truth.ts';
import type { Grid } from '../../../../vision/types.ts';

const at = (x: number, y: number, width = 100, height = 200, rows = 20): Grid => ({
  game: 'tetris',
  board: { x, y, width, height },
  columns: 10,
  rows,
});

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
