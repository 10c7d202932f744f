import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { clearRows } from '../../../../engine/tetris/rules/lock.ts';

describe('clearRows', () => {
  it('counts the full rows of a board that stores no more rows than it shows', () => {
    const { columns, rows, masks } = parseBoard(['X...', 'XXXX', '.X..', 'XXXX']);
    const { board, linesCleared } = clearRows({ columns, rows, masks: masks.slice(0, rows) });
    expect(linesCleared).toBe(2);
    expect([...board.masks]).toEqual([0b0010, 0b0001, 0, 0]);
  });
});
