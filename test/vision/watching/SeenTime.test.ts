import { expect, it } from 'vitest';
import { SeenTime } from '../../../vision/watching/SeenTime.ts';

const timesOf = (captured: readonly number[]): number[] => {
  const time = new SeenTime();
  return captured.map((at) => time.at(at));
};

it('is the clock of the frames where pictures come one after the other', () => {
  expect(timesOf([1000, 1033, 1200, 1450])).toEqual([1000, 1033, 1200, 1450]);
});

it('counts no more than a quarter of a second where none came for long', () => {
  expect(timesOf([1000, 4000, 4100, 9000])).toEqual([1000, 1250, 1350, 1600]);
});
