import { describe, expect, it } from 'vitest';
import {
  PositionError,
  emptyBoard,
  heightOf,
  isFilled,
  makeText,
  parseBoard,
} from '../../../../engine/tetris/rules/board.ts';
import { drawBoard } from '../../../../engine/tetris/notation/text.ts';
import { randomBoard, randomNumbers } from '../randomBoards.ts';

describe('parseBoard', () => {
  it('reads rows from the top, columns from the left', () => {
    const board = parseBoard(['T...', '..XG']);
    expect(board).toMatchObject({ columns: 4, rows: 2 });
    expect([...board.masks.slice(0, 3)]).toEqual([0b1100, 0b0001, 0]);
  });

  it('reads text with blank lines and spaces around it', () => {
    expect(makeText(parseBoard('\n  ....\r\n  X..X  \n\n'))).toEqual(['....', 'X..X']);
  });

  it('adds empty rows on top of a short board', () => {
    const board = parseBoard('XX.X', 20);
    expect(board.rows).toBe(20);
    expect(heightOf(board)).toBe(1);
  });

  it('is written and read without a change', () => {
    const random = randomNumbers(5);
    for (let round = 0; round < 50; round++) {
      const board = randomBoard(random, 4 + (round % 13), 16 + (round % 9));
      expect(parseBoard(makeText(board))).toEqual(board);
    }
  });

  it.each([
    [[], 'the board has no rows'],
    ['', 'the board has no rows'],
    [['....', '...'], 'row 2 from the top has 3 cells; the first row has 4'],
    [['....', '.?..'], 'row 2 from the top, column 2: "?" is neither'],
    [['...'], 'the board has 3 columns; from 4 to 16 can be used'],
    [Array.from({ length: 27 }, () => '....'), 'the board has 27 rows; from 1 to 26 can be used'],
  ])('names what is wrong, and where: %j', (text, message) => {
    expect(() => parseBoard(text)).toThrow(PositionError);
    expect(() => parseBoard(text)).toThrow(message);
  });
});

describe('isFilled', () => {
  it('has walls and a floor, and is open above the visible rows', () => {
    const board = emptyBoard();
    expect([isFilled(board, -1, 0), isFilled(board, 10, 0), isFilled(board, 0, -1)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isFilled(board, 0, 0), isFilled(board, 9, 24)]).toEqual([false, false]);
  });
});

describe('drawBoard', () => {
  it('marks the hint over the board', () => {
    const board = parseBoard(['....', 'XX.X']);
    const brushes = { filled: '■', empty: '.', hint: '*' };
    expect(drawBoard(board, [[2, 0], [2, 1]], brushes)).toEqual(['..*.', '■■*■']); // prettier-ignore
  });
});
