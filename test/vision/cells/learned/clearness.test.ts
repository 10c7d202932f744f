import { expect, it } from 'vitest';
import { clearnessOf } from '../../../../vision/cells/learned/clearness.ts';
import { chancesOf } from './chancesOf.ts';

const board = ['.**.', 'o...', 'XX.O'];

it('the clearness of a board is that of its least clear cell', () => {
  const chances = chancesOf(board, 0.9);
  expect(clearnessOf(chances)).toBeCloseTo(0.9);
  chances.empty[7] = 0.6;
  chances.locked[7] = 0.4;
  expect(clearnessOf(chances)).toBeCloseTo(0.6);
  expect(clearnessOf(chancesOf(board, 1))).toBe(1);
});
