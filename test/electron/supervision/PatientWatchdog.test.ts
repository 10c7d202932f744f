import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PatientWatchdog } from '../../../electron/supervision/PatientWatchdog.ts';

const spare = { isNone: false, begin: vi.fn() };
let starved: number;
let watchdog: PatientWatchdog;

beforeEach(() => {
  vi.useFakeTimers();
  spare.isNone = false;
  starved = 0;
  watchdog = new PatientWatchdog(4000, () => starved++, spare);
  watchdog.feed(600);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('reports a silence soon on an idle machine', () => {
  pass(790);
  expect(starved).toBe(0);
  pass(20);
  expect(starved).toBe(1);
});

it('reports it once', () => {
  pass(60_000);
  expect(starved).toBe(1);
});

it('waits longer on a busy machine, but not for ever', () => {
  spare.isNone = true;
  pass(4700);
  expect(starved).toBe(0);
  pass(200);
  expect(starved).toBe(1);
});

it('is as impatient as before once it is fed again', () => {
  spare.isNone = true;
  pass(3000);
  spare.isNone = false;
  watchdog.feed(600);
  pass(900);
  expect(starved).toBe(1);
});

it('counts the spare time of the silence alone', () => {
  spare.begin.mockClear();
  pass(599);
  expect(spare.begin).not.toHaveBeenCalled();
  pass(2);
  expect(spare.begin).toHaveBeenCalledOnce();
});

it('expects nothing while it rests', () => {
  watchdog.rest();
  pass(60_000);
  expect(starved).toBe(0);
});
