import { describe, expect, it } from 'vitest';
import type { Grid } from '../../../vision/types.ts';
import { groupBoards, withOwnInDoubt, type Board } from '../../../vision/locating/boards.ts';
import { searchedPixels } from '../../../vision/space.ts';
import { isSure, trust } from '../../../vision/trust.ts';
import type { Judged } from '../../../vision/locating/BoardJudge.ts';

const gridAt = (x: number, y: number, cell = 20): Grid => ({
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x, y, width: 10 * cell, height: 20 * cell },
});

const sides = { left: 1, right: 1, top: 1, bottom: 1 };
const place = (grid: Grid, score: number): Judged => ({
  grid,
  byFacts: score,
  score,
  facts: [],
  proposal: {
    grid: { ...grid, board: searchedPixels({ x: 0, y: 0, width: 1, height: 2 }) },
    sides,
    across: 0,
    down: 0,
    margin: 0,
    rank: 0,
  },
});

describe('groupBoards', () => {
  it('prefers the reading with the best facts among similar ones, but ignores outliers', () => {
    const read = (x: number, score: number, byFacts: number): Judged => ({
      ...place(gridAt(x, 50), score),
      byFacts,
    });
    const readings = (facts: number): Judged[] => [
      ...[100, 100.5, 101].map((x, i) => read(x, 2 - i / 10, facts)),
      read(100.8, 1.5, facts + 0.5),
      read(94.7, -1, facts + 0.8),
    ];
    const [found] = groupBoards(readings(1));
    expect(found!.grid).toEqual(gridAt(100.8, 50));
    expect(isSure(found!)).toBe(true);
    const [doubted] = groupBoards(readings(-2));
    expect(doubted!.grid).toEqual(found!.grid);
    expect(isSure(doubted!)).toBe(false);
  });

  it('returns one reading for each part of the picture, with its share of the chance there', () => {
    const [first, second, ...none] = groupBoards([
      place(gridAt(100, 50), 3),
      place(gridAt(600, 50), 1.5),
      place(gridAt(115, 50), 1),
    ]);
    expect(none).toEqual([]);
    expect(first).toMatchObject({ grid: gridAt(100, 50), score: 3 });
    const all = 1 + Math.exp(3) + Math.exp(1);
    expect(first!.confidence).toBeCloseTo(Math.exp(3) / all);
    expect(first!.existence).toBeCloseTo((all - 1) / all);
    expect(second!.confidence).toBeCloseTo(Math.exp(1.5) / (1 + Math.exp(1.5)));
  });

  it('prefers many readings that agree to one that is a little better', () => {
    const agreeing = [0, 2, 4].map((by) => place(gridAt(100 + by, 50), 1.9 - by / 100));
    const [board] = groupBoards([place(gridAt(115, 50), 2), ...agreeing]);
    expect(board!.grid).toEqual(gridAt(100, 50));
    expect(board!.score).toBe(1.9);
    const [other] = groupBoards([place(gridAt(115, 50), 4), ...agreeing]);
    expect(other!.grid).toEqual(gridAt(115, 50));
  });

  it('lists the larger of two equally likely boards first', () => {
    const boards = groupBoards([place(gridAt(600, 50, 12), 7), place(gridAt(100, 50), 6.5)]);
    expect(boards.map(({ grid }) => grid.board.x)).toEqual([100, 600]);
    const unequal = groupBoards([place(gridAt(600, 50, 12), 5), place(gridAt(100, 50), 1)]);
    expect(unequal.map(({ grid }) => grid.board.x)).toEqual([600, 100]);
  });

  it('lists a board with a single reading before a larger place with many readings', () => {
    const readings = [0, 9, 18, 27].map((by) => place(gridAt(600 + by, 50, 24), 0.1));
    const boards = groupBoards([...readings, place(gridAt(100, 50), 0)]);
    expect(boards.map(({ grid }) => grid.board.x)).toEqual([100, 600]);
    expect(boards[1]!.existence).toBeGreaterThan(boards[0]!.existence);
    expect(boards[1]!.confidence).toBeLessThan(boards[0]!.confidence);
  });

  it('returns nothing without readings', () => expect(groupBoards([])).toEqual([]));
});

describe('withOwnInDoubt', () => {
  const board = (cell: number, existence: number): Board => ({
    grid: gridAt(100 * cell, 50, cell),
    score: 1,
    existence,
    confidence: 0.97,
  });

  it.each([
    ['a larger board', board(20, 0.7), trust.mostWithDoubt],
    ['a larger board that is hardly likely', board(20, 0.5), 0.97],
    ['a board of nearly the same size', board(16, 0.9), 0.97],
    ['a smaller board', board(10, 0.9), 0.97],
  ])('limits the confidence of the first board as needed beside %s', (_, other, confidence) => {
    const best = board(15, 0.98);
    expect(withOwnInDoubt([best, other])).toEqual([{ ...best, confidence }, other]);
  });

  it('leaves no board and a single board alone', () => {
    expect(withOwnInDoubt([])).toEqual([]);
    expect(withOwnInDoubt([board(15, 0.98)])).toEqual([board(15, 0.98)]);
  });
});
