import { expect, it } from 'vitest';
import { PictureRate } from '../../../../electron/capture/timing/PictureRate.ts';

/** Asked for after each picture: one every 100 ms, new where its number is among `news`. */
function ratesWith(news: readonly number[], isFound = true): number[] {
  const rate = new PictureRate();
  return Array.from({ length: 40 }, (_, at) => rate.after({ isFound, isNew: news.includes(at) }, 100 * at));
}

it('wants more pictures while something moves, and again at the first that shows something new', () => {
  const rates = ratesWith([0, 25]);
  expect(rates[14]).toBe(rates[0]);
  expect(rates[15]).toBeLessThan(rates[14]!);
  expect(rates[24]).toBe(rates[15]);
  expect(rates[25]).toBe(rates[0]);
});

it('wants the fewest where no game is found, whatever moves there', () => {
  const rates = ratesWith([0, 1, 2, 3], false);
  expect(new Set(rates).size).toBe(1);
  expect(rates[0]).toBeLessThan(ratesWith([])[39]!);
});
