import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Watchdog } from '../../../electron/supervision/Watchdog.ts';

let starved: number;
let watchdog: Watchdog;

beforeEach(() => {
  vi.useFakeTimers();
  starved = 0;
  watchdog = new Watchdog(300, () => starved++);
});
afterEach(() => void vi.useRealTimers());

it('waits until it is fed', () => {
  vi.advanceTimersByTime(10_000);
  expect(starved).toBe(0);
});

it('reports nothing while it is fed, for any time', () => {
  for (let fed = 0; fed < 100; fed++) {
    watchdog.feed();
    vi.advanceTimersByTime(299);
  }
  expect(starved).toBe(0);
});

it('reports once that nothing comes any more', () => {
  watchdog.feed();
  vi.advanceTimersByTime(200);
  watchdog.feed();
  vi.advanceTimersByTime(299);
  expect(starved).toBe(0);
  vi.advanceTimersByTime(1);
  expect(starved).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(starved).toBe(1);
});

it('can wait longer for the first sign of life, and no longer than usual after it', () => {
  watchdog.feed(5000);
  vi.advanceTimersByTime(4000);
  expect(starved).toBe(0);
  watchdog.feed();
  vi.advanceTimersByTime(300);
  expect(starved).toBe(1);
});

it('reports nothing while it is suspended, and works again when it is fed again', () => {
  watchdog.feed();
  watchdog.rest();
  vi.advanceTimersByTime(10_000);
  expect(starved).toBe(0);
  watchdog.feed();
  vi.advanceTimersByTime(300);
  expect(starved).toBe(1);
});

it('does not count the time in which this process itself was suspended', () => {
  watchdog.feed();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 300 + 60_000);
  vi.advanceTimersByTime(300);
  expect(starved).toBe(0);
  clock.mockReturnValue(now + 300 + 60_000 + 300);
  vi.advanceTimersByTime(300);
  expect(starved).toBe(1);
});

it('keeps its time when the time of day is set', () => {
  watchdog.feed();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(299);
  expect(starved).toBe(0);
  vi.advanceTimersByTime(1);
  expect(starved).toBe(1);
});
