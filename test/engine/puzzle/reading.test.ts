import { describe, expect, it } from 'vitest';
import { readAnswer, readPuzzle } from '../../../engine/puzzle/reading.ts';

const puzzle = {
  board: ['X.....XXXX', 'XXXX.XXXXX'],
  queue: ['O', 'J'],
  goal: { kind: 'tsd' },
};

describe('a puzzle from outside', () => {
  it('needs only what it asks', () => {
    expect(readPuzzle(puzzle)).toMatchObject({ queue: ['O', 'J'], category: 'tsd', answer: null });
    expect(readPuzzle(puzzle).board.rows).toBe(20);
  });

  it.each([
    [null, 'a puzzle is an object'],
    [[], 'a puzzle is an object'],
    [{ ...puzzle, board: 'X' }, '"board" has to be a list of text rows'],
    [{ ...puzzle, board: ['X.X.', '...'] }, '"board": row 2 from the top has 3 cells'],
    [{ ...puzzle, board: ['X.X.', 'XXXX'] }, '"board": row 2 from the top is full'],
    [{ ...puzzle, board: [] }, '"board": the board has no rows'],
    [{ ...puzzle, queue: [] }, '"queue" has to be a list of 1 to 4 pieces'],
    [{ ...puzzle, queue: ['O', 'Q'] }, '"queue", piece 2: "Q"'],
    [{ ...puzzle, moves: 3 }, '"moves" is 3, but the queue has 2 pieces'],
    [{ ...puzzle, goal: 'tsd' }, '"goal" has to be an object'],
    [{ ...puzzle, goal: { kind: 'tsq' } }, '"goal": kind "tsq" is not one of tsd tst four'],
    [{ ...puzzle, category: 'four' }, '"category": "four" does not go with'],
    [{ ...puzzle, solutions: [3] }, 'an answer is a list'],
  ])('is refused with its fault: %j', (value, words) => {
    expect(() => readPuzzle(value)).toThrow(words);
  });
});

describe('an answer from outside', () => {
  const location = { type: 'O', orientation: 'north', x: 1, y: 1 };

  it('is a list of placements or locations, alone or as placements', () => {
    expect(readAnswer([{ location, spin: 'none' }])).toEqual([location]);
    expect(readAnswer([location])).toEqual([location]);
    expect(readAnswer({ placements: [location] })).toEqual([location]);
    expect(readAnswer([])).toEqual([]);
  });

  it.each([
    [{}, 'an answer is a list'],
    [['O'], 'placement 1 has to be a location'],
    [[location, { ...location, x: 1.5 }], 'placement 2 has to be a location'],
    [[{ ...location, orientation: 'up' }], 'placement 1 has to be a location'],
    [[{ ...location, type: 'A' }], 'placement 1: "A" is not one of'],
  ])('is refused with its fault: %j', (value, words) => {
    expect(() => readAnswer(value)).toThrow(words);
  });
});
