import { expect, it } from 'vitest';
import { axisRange } from '../../../../renderer/trainer/charts/range.ts';

it.each([
  [null, null, { room: 1 }],
  [5, 5, { room: 1 }],
  [1000, 1000, { room: 50 }],
  [0, 0, { least: 0, room: 1 }],
  [0, 0.2, { least: 0, room: 0.5 }],
  [40, 40, { least: 0, most: 100, room: 1 }],
  [null, null, { least: 0, most: 100, room: 1 }],
] as const)('leaves room between the ends: %j to %j with %j', (low, high, bounds) => {
  const [from, to] = axisRange(low, high, bounds);
  expect(to - from).toBeGreaterThanOrEqual(bounds.room);
  expect(from).toBeLessThanOrEqual(low ?? from);
  expect(to).toBeGreaterThanOrEqual(high ?? to);
});

it('goes from the least to the most, if given', () =>
  expect(axisRange(40, 60, { least: 0, most: 100, room: 1 })).toEqual([0, 100]));
