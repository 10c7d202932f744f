import { expect, it } from 'vitest';
import { DecisionTimes } from '../../../../electron/cli/timing/DecisionTimes.ts';

it('finds quantiles to two percent, of any sizes', () => {
  const times = new DecisionTimes();
  for (let count = 1; count <= 1000; count++) times.add(count / 100);
  expect(times.quantile(0.5) / 5.01).toBeCloseTo(1, 1);
  expect(Math.abs(times.quantile(0.99) - 9.91)).toBeLessThan(0.2);
  expect(Math.abs(times.quantile(0) - 0.01)).toBeLessThan(0.0003);
});

it('sums', () => {
  const [few, many] = [new DecisionTimes(), new DecisionTimes()];
  few.add(1000);
  for (let count = 0; count < 99; count++) many.add(1e-7);
  const all = DecisionTimes.sum([{ times: few }, { times: many }]);
  expect(all.quantile(0.5)).toBeLessThan(0.001);
  expect(Math.abs(all.quantile(0.995) - 1000)).toBeLessThan(20);
  expect(new DecisionTimes().quantile(0.5)).toBe(0);
});
