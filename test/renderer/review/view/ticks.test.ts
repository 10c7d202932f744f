import { expect, it } from 'vitest';
import { ticksOf } from '../../../../renderer/review/view/ticks.ts';

const numbered = (count: number) => ticksOf(count).map((at) => at + 1);

it.each([
  [1, [1]],
  [2, [1, 2]],
  [6, [1, 2, 3, 4, 5, 6]],
  [14, [1, 5, 10, 14]],
  [60, [1, 10, 20, 30, 40, 50, 60]],
  [124, [1, 20, 40, 60, 80, 100, 124]],
])('numbers the first and the last of %i moves, and round ones between', (count, numbers) => {
  expect(numbered(count)).toEqual(numbers);
});

it('never has more than nine numbers', () => {
  for (let count = 1; count < 3000; count++) expect(ticksOf(count).length).toBeLessThanOrEqual(9);
});
