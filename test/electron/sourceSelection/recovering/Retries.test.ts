import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Retries, waits } from '../../../../electron/sourceSelection/recovering/Retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thing that always fails: when it was tried, in milliseconds, until it is given up. */
function triesOf(retries: Retries): number[] {
  const [tries, begun] = [[] as number[], performance.now()];
  const again = (): void => {
    tries.push(performance.now() - begun);
    retries.after(again);
  };
  retries.after(again);
  vi.advanceTimersByTime(60_000);
  return tries;
}

it('tries again after growing waits, and gives up', () => {
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(triesOf(new Retries())).toEqual(
    waits.map((_, at) => waits.slice(0, at + 1).reduce((a, b) => a + b)),
  );
});

it('begins with the shortest wait again, after it has worked for long', () => {
  const retries = new Retries();
  triesOf(retries);
  vi.advanceTimersByTime(31_000);
  expect(triesOf(retries)[0]).toBe(waits[0]);
});

it('stops once something else is tried', () => {
  const [retries, again] = [new Retries(), vi.fn()];
  retries.after(again);
  retries.forget();
  vi.advanceTimersByTime(60_000);
  expect(again).not.toHaveBeenCalled();
});
