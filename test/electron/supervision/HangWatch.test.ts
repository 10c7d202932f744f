import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HangWatch } from '../../../electron/supervision/HangWatch.ts';

const spare = { isNone: false, begin: vi.fn() };
let told: string[];
let watch: HangWatch;

beforeEach(() => {
  vi.useFakeTimers();
  spare.isNone = false;
  told = [];
  watch = new HangWatch(6000, (what) => told.push(what), spare);
});
afterEach(() => void vi.useRealTimers());

/** Says so every quarter of a second. */
function say(what: string | null, ms: number): void {
  for (let at = 0; at < ms; at += 250) {
    watch.hear(what);
    vi.advanceTimersByTime(250);
  }
}

it('reports a hang at once on an idle machine, and once', () => {
  say('search', 3000);
  expect(told).toEqual(['search']);
});

it('waits for slow work on a busy machine', () => {
  spare.isNone = true;
  say('search', 6000);
  expect(told).toEqual([]);
  say(null, 5000);
  expect(told).toEqual([]);
});

it('reports a hang on a busy machine in the end', () => {
  spare.isNone = true;
  say('search', 6500);
  expect(told).toEqual(['search']);
});

it('reports a second hang again', () => {
  say('search', 1000);
  say(null, 1000);
  say('reading', 1000);
  expect(told).toEqual(['search', 'reading']);
});
