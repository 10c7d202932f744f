import { expect, it } from 'vitest';
import { rowsInView } from '../../../../renderer/review/games/rowsInView.ts';

it.each([
  ['none of no games', 0, 500, 0, { from: 0, to: 0 }],
  ['all of a few', 0, 500, 4, { from: 0, to: 4 }],
  ['some at the top, though nothing is measured yet', 0, 0, 20_000, { from: 0, to: 10 }],
  ['those in view and some beyond', 9000, 450, 20_000, { from: 90, to: 115 }],
  ['the last ones at the end', 1_799_550, 450, 20_000, { from: 19_985, to: 20_000 }],
  ['the last ones where many were deleted', 1_799_550, 450, 30, { from: 19, to: 30 }],
])('draws %s', (_, top, height, total, rows) => {
  expect(rowsInView({ top, height }, 90, total)).toEqual(rows);
});
