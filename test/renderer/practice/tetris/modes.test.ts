import { describe, expect, it } from 'vitest';
import {
  advance,
  keyDown,
  levelOf,
  outcomeOf,
  startClock,
  type Clock,
} from '../../../../renderer/practice/tetris/clock.ts';
import { usualShift } from '../../../../renderer/practice/autoShift.ts';
import { garbageLeft } from '../../../../renderer/practice/tetris/round.ts';
import { modeOf, type ModeName } from '../../../../electron/contract/practice/modes.ts';
import { makeText } from '../../../../engine/tetris/rules/board.ts';

const start = (mode: ModeName): Clock => startClock(5, 1, usualShift, modeOf(mode, 0));
const withLines = (clock: Clock, lines: number): Clock => ({ ...clock, game: { ...clock.game, lines } });

/** Drops pieces where they come in until the game is over. */
function pileUp(from: Clock): Clock {
  let clock = from;
  for (let piece = 0; piece < 60 && !outcomeOf(clock); piece++) clock = keyDown(clock, 'hardDrop');
  return clock;
}

describe('forty rows', () => {
  it('are reached with the fortieth, not before, and nothing happens after it', () => {
    expect(outcomeOf(withLines(start('rows40'), 39))).toBeNull();
    const done = withLines(start('rows40'), 40);
    expect(outcomeOf(done)).toBe('reached');
    expect(advance(done, 5000)).toBe(done);
    expect(keyDown(done, 'hardDrop')).toBe(done);
  });

  it('get no faster, and end without a result when no piece fits in', () => {
    expect(levelOf(withLines(start('rows40'), 30))).toBe(1);
    expect(outcomeOf(pileUp(start('rows40')))).toBe('over');
  });
});

describe('two minutes', () => {
  it('end when they are over', () => {
    const clock = start('minutes2');
    expect(outcomeOf({ ...clock, elapsed: 119_999 })).toBeNull();
    expect(outcomeOf({ ...clock, elapsed: 120_000 })).toBe('time');
  });

  it('are counted while the game runs', () => {
    expect(advance(start('minutes2'), 1234).elapsed).toBeCloseTo(1234);
  });
});

describe('marathon', () => {
  it('gets faster every ten rows, and ends with the 150th', () => {
    expect([0, 9, 10, 149].map((lines) => levelOf(withLines(start('marathon'), lines)))).toEqual([
      1, 1, 2, 15,
    ]);
    expect(outcomeOf(withLines(start('marathon'), 150))).toBe('reached');
  });
});

describe('survival', () => {
  it('gets faster with time, not with clears', () => {
    const clock = start('survive');
    expect(levelOf(withLines(clock, 50))).toBe(1);
    expect(levelOf({ ...clock, elapsed: 15_000 })).toBe(2);
    expect(levelOf({ ...clock, elapsed: 36_000_000 })).toBe(15);
  });
});

describe('digging', () => {
  it('begins with ten rows of garbage, a gap each, never twice in the same column', () => {
    const { rows, game } = start('dig');
    const garbage = rows.slice(-10);
    expect(garbage.every((row) => /^G*\.G*$/.test(row) && row.length === 10)).toBe(true);
    const gaps = garbage.map((row) => row.indexOf('.'));
    expect(gaps.filter((gap, at) => gap === gaps[at - 1])).toEqual([]);
    expect(makeText(game.board)).toEqual(rows.map((row) => row.replaceAll('G', 'X')));
    expect(garbageLeft(rows)).toBe(10);
  });

  it('is done when no garbage is left, even over other blocks', () => {
    const clock = start('dig');
    const rows = clock.rows.map((row) => row.replaceAll('G', '.'));
    expect(outcomeOf(clock)).toBeNull();
    expect(outcomeOf({ ...clock, rows: [...rows.slice(0, -1), 'TTT.......'] })).toBe('reached');
  });
});
