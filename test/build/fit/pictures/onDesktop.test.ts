import { expect, it } from 'vitest';
import { onDesktop } from '../../../../build/fit/pictures/onDesktop.ts';
import { Chance } from '../../../vision/synthetic/drawing/random.ts';
import { blank, fill } from '../../../vision/synthetic/drawing/paint.ts';
import type { Grid } from '../../../../vision/types.ts';

const board = { x: 20, y: 40, width: 100, height: 200 };
const grid: Grid = { game: 'tetris', columns: 10, rows: 20, board };

it.each([
  [200, 300, 2],
  [4000, 600, 3],
])('shows a picture of %d x %d on a desktop, %d times smaller', (width, height, factor) => {
  const picture = blank(width, height, [10, 200, 90]);
  fill(picture, board, [250, 0, 0]);
  const { image, boards } = onDesktop(picture, [grid], new Chance(3));
  expect([image.width, image.height]).toEqual([1920, 1080]);
  const { x, y, width: wide, height: high } = boards[0]!.board;
  expect([wide, high]).toEqual([100 / factor, 200 / factor]);
  const at = 4 * (Math.floor(y + high / 2) * 1920 + Math.floor(x + wide / 2));
  expect([...image.data.subarray(at, at + 3)]).toEqual([250, 0, 0]);
});
