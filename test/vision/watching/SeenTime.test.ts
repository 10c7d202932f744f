import { expect, it } from 'vitest';
import { SeenTime } from '../../../vision/watching/SeenTime.ts';

const timesOf = (captured: readonly number[]): number[] => {
  const time = new SeenTime();
  return captured.map((at) => time.at(at));
};

it('follows the clock of the frames while they come regularly', () => {
  expect(timesOf([1000, 1033, 1200, 1450])).toEqual([1000, 1033, 1200, 1450]);
});

it('counts at most a quarter of a second for a longer gap', () => {
  expect(timesOf([1000, 4000, 4100, 9000])).toEqual([1000, 1250, 1350, 1600]);
});
