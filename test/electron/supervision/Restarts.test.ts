import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Restarts } from '../../../electron/supervision/Restarts.ts';

let started: number;
let restarts: Restarts;

beforeEach(() => {
  vi.useFakeTimers();
  started = 0;
  restarts = new Restarts(() => started++);
});
afterEach(() => void vi.useRealTimers());

/** Milliseconds from a death to the next start. */
function pause(): number {
  const before = started;
  restarts.died();
  let waited = 0;
  while (started === before) {
    vi.advanceTimersByTime(waited === 0 ? 1 : 10);
    waited += waited === 0 ? 1 : 10;
    if (waited > 60_000) throw new Error('never started again');
  }
  return waited;
}

it('starts it again at once, then after growing pauses, up to a longest one, without end', () => {
  const pauses = Array.from({ length: 12 }, pause);
  expect(pauses[0]).toBe(1);
  for (const [at, one] of pauses.entries()) if (at > 0) expect(one).toBeGreaterThanOrEqual(pauses[at - 1]!);
  expect(pauses.slice(1, 6).map((one) => Math.round(one / 250))).toEqual([1, 2, 4, 8, 16]);
  expect(Math.max(...pauses)).toBeLessThan(8100);
  expect(started).toBe(12);
});

it('starts with no pause again after a calm time', () => {
  for (let death = 0; death < 5; death++) pause();
  vi.advanceTimersByTime(29_000);
  expect(pause()).toBeGreaterThan(200);
  vi.advanceTimersByTime(30_000);
  expect(pause()).toBe(1);
});

it('starts it within a quarter of a second after any number of deaths, if it works for a while each time', () => {
  const pauses = Array.from({ length: 20 }, () => {
    vi.advanceTimersByTime(1500);
    return pause();
  });
  expect(Math.max(...pauses)).toBeLessThan(270);
  expect(pauses.at(-1)).toBeGreaterThan(200);
});

it('restarts it once if one death is reported twice', () => {
  pause();
  restarts.died();
  restarts.died();
  vi.advanceTimersByTime(60_000);
  expect(started).toBe(2);
});

it('starts nothing once it is closed', () => {
  restarts.died();
  restarts.close();
  vi.advanceTimersByTime(60_000);
  expect(started).toBe(0);
});
