import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Freshness, freshMs } from '../../../electron/sourceSelection/Freshness.ts';

let told: boolean[];
let freshness: Freshness;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  freshness = new Freshness((isFresh) => told.push(isFresh));
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('lasts as long as pictures come', () => {
  for (let picture = 0; picture < 50; picture++) {
    freshness.confirm(Date.now() - 40);
    pass(400);
  }
  expect(told).toEqual([]);
});

it('ends when the last picture is half a second old, not half a second after it came', () => {
  freshness.confirm(Date.now() - 200);
  pass(299);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual([false]);
  pass(60_000);
  expect(told).toEqual([false]);
});

it('comes back with the next fresh picture, and not with an old one', () => {
  freshness.confirm(Date.now());
  pass(600);
  expect(freshness.confirm(Date.now() - freshMs)).toBe(false);
  expect(told).toEqual([false]);
  expect(freshness.confirm(Date.now() - freshMs + 1)).toBe(true);
  expect(told).toEqual([false, true]);
  pass(1);
  expect(told).toEqual([false, true, false]);
});

it('is not prolonged by the same picture sent again, nor cut short by a late one', () => {
  const taken = Date.now();
  freshness.confirm(taken);
  pass(300);
  expect(freshness.confirm(taken)).toBe(false);
  expect(freshness.confirm(taken - 100)).toBe(false);
  pass(199);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual([false]);
});

it('ends at once where the pictures came from is gone', () => {
  freshness.confirm(Date.now());
  freshness.spoil();
  expect(told).toEqual([false]);
  freshness.confirm(Date.now());
  expect(told).toEqual([false, true]);
});

it('is not checked where nothing is watched', () => {
  freshness.confirm(Date.now());
  freshness.rest();
  pass(60_000);
  expect(told).toEqual([]);
  freshness.spoil();
  freshness.rest();
  expect(told).toEqual([false, true]);
});

it('misses one picture at most when the time of day is set forward', () => {
  freshness.confirm(Date.now());
  const taken = Date.now();
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(freshness.confirm(taken)).toBe(false);
  pass(100);
  expect(freshness.confirm(Date.now() - 10)).toBe(true);
  pass(400);
  expect(told).toEqual([]);
});

it('lasts no longer than half a second after a picture when the time of day is set back', () => {
  const taken = Date.now();
  vi.setSystemTime(Date.now() - 3_600_000);
  freshness.confirm(taken);
  pass(500);
  expect(told).toEqual([false]);
  freshness.confirm(Date.now());
  expect(told).toEqual([false, true]);
});
