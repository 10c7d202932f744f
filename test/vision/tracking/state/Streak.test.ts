import { beforeEach, expect, it } from 'vitest';
import { placeOf } from '../../../../vision/tracking/explaining/pieceCells.ts';
import { Streak } from '../../../../vision/tracking/state/Streak.ts';
import { knownFrom } from '../known.ts';

const slot = knownFrom('..X.......\nXX...XXXXX\nXXX.XXXXXX');
const landing = (cleared: number, type: 'T' | 'O' = 'O', x = 7, y = 5) => ({
  stack: slot.stack,
  placed: placeOf({ type, orientation: type === 'T' ? 'south' : 'north', x, y }),
  cleared,
});

let streak: Streak;
beforeEach(() => void (streak = new Streak()));

it('counts consecutive clears, until a piece clears nothing', () => {
  const combos = [1, 2, 1, 0, 1].map((cleared) => (streak.lock(landing(cleared), slot), streak.combo));
  expect(combos).toEqual([1, 2, 3, 0, 1]);
});

it('is back-to-back after four rows or a T-spin, until another clear', () => {
  const after = (...locks: ReturnType<typeof landing>[]) => {
    for (const lock of locks) streak.lock(lock, slot);
    return streak.backToBack;
  };
  expect(after(landing(3))).toBe(false);
  expect(after(landing(4))).toBe(true);
  expect(after(landing(0))).toBe(true);
  expect(after(landing(1))).toBe(false);
  expect(after(landing(2, 'T', 3, 1))).toBe(true);
  expect(after(landing(1, 'T'))).toBe(false);
});

it('does not count a piece that has already locked', () => {
  streak.lock(landing(1), slot);
  streak.lock({ ...landing(0), placed: null }, slot);
  expect(streak.combo).toBe(1);
});

it('resets the combo after missed locks, and everything in another game', () => {
  streak.lock(landing(4), slot);
  streak.forget('combo');
  expect([streak.combo, streak.backToBack]).toEqual([0, true]);
  streak.forget('all');
  expect([streak.combo, streak.backToBack]).toEqual([0, false]);
});
