import { expect, it } from 'vitest';
import { usualShift } from '../../../../renderer/practice/autoShift.ts';
import {
  advance,
  levelOf,
  outcomeOf,
  startPuyo,
  type PuyoClock,
} from '../../../../renderer/practice/puyo/clock.ts';
import { modeOf, type ModeName } from '../../../../electron/contract/practice/modes.ts';

const start = (mode: ModeName, chain = 0): PuyoClock => startPuyo(5, 1, usualShift, modeOf(mode, chain));
const withChain = (clock: PuyoClock, longest: number): PuyoClock => ({
  ...clock,
  round: { ...clock.round, longest },
});

it('is done when a chain has the chosen length', () => {
  expect(outcomeOf(withChain(start('chain', 5), 4))).toBeNull();
  expect(outcomeOf(withChain(start('chain', 5), 5))).toBe('reached');
  expect(outcomeOf(withChain(start('free'), 12))).toBeNull();
});

it('stops when its time is up', () => {
  const up = { ...start('minutes2'), elapsed: 120_000 };
  expect(outcomeOf(up)).toBe('time');
  expect(advance(up, 3000)).toBe(up);
});

it('gets faster with time in survival, and not elsewhere', () => {
  expect(levelOf({ ...start('survive'), elapsed: 40_000 })).toBe(3);
  expect(levelOf({ ...start('minutes2'), elapsed: 40_000 })).toBe(1);
});
