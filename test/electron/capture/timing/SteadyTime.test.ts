import { expect, it } from 'vitest';
import { SteadyTime } from '../../../../electron/capture/timing/SteadyTime.ts';

const told = (...times: number[]): number[] => {
  const time = new SteadyTime();
  return times.map((one) => time.at(one));
};

it('is the time of day as long as that moves forward', () => {
  expect(told(1000, 1040, 5000, 5000)).toEqual([1000, 1040, 5000, 5000]);
});

it('continues from the last picture where the time of day is set back', () => {
  expect(told(5000, 1000, 1040, 300, 340)).toEqual([5000, 5000, 5040, 5040, 5080]);
});

it('leaps with the time of day', () => {
  expect(told(5000, 1000, 9000)).toEqual([5000, 5000, 13_000]);
});
