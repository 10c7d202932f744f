import { beforeEach, expect, it } from 'vitest';
import { Patience } from '../../../electron/supervision/Patience.ts';

let patience: Patience;
beforeEach(() => {
  patience = new Patience(600, 4000);
});

const take = (...times: number[]): void => times.forEach((ms) => patience.took(ms));
const often = (ms: number, times = 30): number[] => Array<number>(times).fill(ms);

it('is at its maximum until something is known', () => {
  take(...often(5, 3));
  expect(patience.ms).toBe(4000);
  take(5);
  expect(patience.ms).toBe(600);
});

it.each([
  ['never shorter than a quiet machine’s', often(2), 600],
  ['six times the slowest sign of life', [...often(20), 150], 900],
  ['never longer than a busy machine’s', [...often(20), 3000], 4000],
  ['as before once a slow one is long ago', [300, ...often(20)], 600],
])('is %s', (_, times, ms) => {
  take(...times);
  expect(patience.ms).toBe(ms);
});

it('is at its maximum for another one', () => {
  take(...often(5));
  patience.forget();
  expect(patience.ms).toBe(4000);
});
