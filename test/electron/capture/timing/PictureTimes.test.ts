import { expect, it } from 'vitest';
import { PictureTimes, type Pace } from '../../../../electron/capture/timing/PictureTimes.ts';

it('reports once a second how many pictures came, and the medians of those that were read', () => {
  const told: Pace[] = [];
  const times = new PictureTimes((pace) => told.push(pace), 0);
  for (const [came, taken, done] of [
    [100, 102, 110],
    [200, 209, 210],
    [300, 303, 309],
  ] as const) {
    times.came(came);
    times.read(came, taken, done);
  }
  expect(told).toEqual([]);
  times.came(2000);
  expect(told).toEqual([{ framesPerSecond: 2, taking: 3, reading: 6 }]);
  times.came(3000);
  expect(told[1]).toEqual({ framesPerSecond: 1, taking: null, reading: null });
});
