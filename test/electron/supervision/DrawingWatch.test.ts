import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawingWatch } from '../../../electron/supervision/DrawingWatch.ts';

/** Before a late picture is told of, it is looked for so long whether the machine has time to spare: 200 ms. */
let late: number[];
let drawing: DrawingWatch;

beforeEach(() => {
  vi.useFakeTimers();
  late = [];
  drawing = new DrawingWatch((since) => late.push(since), { begin: () => {}, isNone: false });
});
afterEach(() => void vi.useRealTimers());

/** So many pictures that took so long each. */
function draw(pictures: number, ms: number): void {
  for (let picture = 0; picture < pictures; picture++) {
    drawing.expect();
    vi.advanceTimersByTime(ms);
    drawing.came();
  }
}

it('expects nothing while nothing is to be drawn', () => {
  vi.advanceTimersByTime(60_000);
  expect(late).toEqual([]);
});

it('reports nothing while drawings come, after any time', () => {
  draw(100, 690);
  vi.advanceTimersByTime(60_000);
  expect(late).toEqual([]);
});

it('waits long until it knows how long pictures take here', () => {
  drawing.expect();
  vi.advanceTimersByTime(1690);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(late).toHaveLength(1);
});

it('reports a hang soon, once, and since when, where drawing is quick', () => {
  draw(10, 30);
  const since = performance.now();
  drawing.expect();
  vi.advanceTimersByTime(890);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(late).toEqual([since]);
  vi.advanceTimersByTime(60_000);
  expect(late).toHaveLength(1);
});

it('counts from the first missing picture, not from the last one that is wanted', () => {
  draw(10, 30);
  drawing.expect();
  vi.advanceTimersByTime(600);
  drawing.expect();
  vi.advanceTimersByTime(310);
  expect(late).toHaveLength(1);
});

it('is more patient if pictures take long', () => {
  draw(10, 200);
  drawing.expect();
  vi.advanceTimersByTime(1390);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(late).toHaveLength(1);
});

it('waits once more on a busy machine', () => {
  drawing = new DrawingWatch((since) => late.push(since), { begin: () => {}, isNone: true });
  drawing.expect();
  vi.advanceTimersByTime(1700 + 1490);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(late).toHaveLength(1);
});

it('forgets what is not wanted any more', () => {
  draw(10, 30);
  drawing.expect();
  drawing.rest();
  vi.advanceTimersByTime(60_000);
  expect(late).toEqual([]);
});
