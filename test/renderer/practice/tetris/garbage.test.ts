import { describe, expect, it } from 'vitest';
import { makeText, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { usualShift } from '../../../../renderer/practice/autoShift.ts';
import { keyDown, outcomeOf, startClock, type Clock } from '../../../../renderer/practice/tetris/clock.ts';
import { announce, noGarbage, rising, send } from '../../../../renderer/practice/tetris/garbage.ts';
import { modeOf } from '../../../../electron/contract/practice/modes.ts';

const start = startClock(5, 1, usualShift, modeOf('versus', 1));

/** A match with these rows at the bottom. */
function withRows(bottom: readonly string[]): Clock {
  const rows = [...start.rows.slice(bottom.length), ...bottom];
  return { ...start, rows, game: { ...start.game, board: parseBoard(rows) } };
}

describe('an attack', () => {
  it('goes to the other player', () => {
    expect(send(noGarbage, 4)).toEqual({ incoming: [], sent: 4 });
  });

  it('cancels announced rows first', () => {
    const waiting = { incoming: [3, 3, 7], sent: 2 };
    expect(send(waiting, 2)).toEqual({ incoming: [7], sent: 2 });
    expect(send(waiting, 5)).toEqual({ incoming: [], sent: 4 });
  });
});

describe('announced garbage', () => {
  it('has its gap in one column, and comes in after a piece that clears nothing', () => {
    const told = announce(start, 3);
    expect(new Set(told.incoming).size).toBe(1);
    const after = keyDown(told, 'hardDrop');
    expect(after.incoming).toEqual([]);
    const garbage = after.rows.slice(-3);
    expect(garbage.every((row) => /^G*\.G*$/.test(row))).toBe(true);
    expect(makeText(after.game.board)).toEqual(after.rows.map((row) => row.replace(/[^.]/g, 'X')));
  });

  it('waits while rows are cleared', () => {
    const under = { ...start.game.active!, type: 'I' as const, orientation: 'north' as const };
    const lying = withRows(['XXX....XXX', 'XXXXXXXX.X']);
    const told = announce({ ...lying, game: { ...lying.game, active: { ...under, x: 4, y: 10 } } }, 2);
    const after = keyDown(told, 'hardDrop');
    expect([after.game.lines, after.incoming.length]).toEqual([1, 2]);
  });

  it('comes in by eight rows at most', () => {
    const after = rising(announce(start, 11));
    expect([after.incoming.length, after.rows.filter((row) => row.includes('G')).length]).toEqual([3, 8]);
  });

  it('ends the game when it pushes something out', () => {
    const high = withRows([...Array.from({ length: 17 }, () => 'X.........')]);
    expect(outcomeOf(rising(announce(high, 2)))).toBeNull();
    const over = rising(announce(high, 4));
    expect(outcomeOf(over)).toBe('over');
    expect(over.rows).toEqual(high.rows);
  });
});

it('is won when the other player has lost, and stops then', () => {
  const won = { ...start, hasWon: true };
  expect(outcomeOf(won)).toBe('reached');
  expect(keyDown(won, 'hardDrop')).toBe(won);
});
