import { describe, expect, it } from 'vitest';
import { draftFrom, goalOf } from '../../../../engine/puzzle/generating/reverse.ts';
import { canDoWithFewer } from '../../../../engine/puzzle/solving/minimal.ts';
import { canBeFilled } from '../../../../engine/puzzle/solving/need.ts';
import { type Position, canReach, canSolve, findSolutions } from '../../../../engine/puzzle/solving/solve.ts';
import { type Category, goalKinds, goals } from '../../../../engine/puzzle/types.ts';
import { emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { clearRows, lock } from '../../../../engine/tetris/rules/lock.ts';
import { type Board, pieces } from '../../../../engine/tetris/types.ts';
import { randomNumbers } from '../../tetris/randomBoards.ts';
import { plainSolve } from './plainSolve.ts';

/** Pieces come in low, so that trying everything takes less long. */
const lowRows = 9;

/** The first so many drafts of a category. */
function drafts(category: Category, moves: number, count: number, slides = false): Position[] {
  const found: Position[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const draft = draftFrom(seed, { category, moves, slides });
    if (draft)
      found.push({ ...draft, board: { ...draft.board, rows: lowRows }, goal: goals[goalOf[category]] });
  }
  return found;
}

/** A narrow slot with some cells taken out, and often with a row that has to be cleared first. */
function narrowBoard(random: () => number): Board {
  const rows = ['XX...', 'X...X', 'XX.XX'];
  if (random() < 0.5) rows.splice(Math.floor(random() * 3), 0, 'XXXXX');
  const cells = Array.from(rows.join(''));
  for (let taken = 0; taken < 4; taken++) cells[Math.floor(random() * cells.length)] = '.';
  const board = parseBoard(
    rows.map((_, y) => cells.slice(5 * y, 5 * y + 5).join('')),
    lowRows,
  );
  return clearRows(board).board;
}

describe('the complete search', () => {
  it.each([
    ['tsd', 1, 5, false],
    ['tst', 1, 2, false],
    ['four', 1, 2, false],
    ['tsd', 1, 3, true],
    ['tsd', 2, 1, false],
    ['donation', 2, 1, false],
  ] as const)('counts as trying everything does: %s of %i moves', (category, moves, count, slides) => {
    for (const position of drafts(category, moves, count, slides)) {
      expect(findSolutions(position, 0).count).toBe(plainSolve(position));
      if (moves === 1) expect(findSolutions(position, 0, 'drops').count).toBe(plainSolve(position, 'drops'));
    }
  });

  it('counts the same when rows are cleared on the way', () => {
    const random = randomNumbers(5);
    let solvable = 0;
    for (let round = 0; round < 80; round++) {
      const queue = Array.from(
        { length: 1 + (round % 2) },
        () => pieces[Math.floor(random() * pieces.length)]!,
      );
      const position = {
        board: narrowBoard(random),
        queue,
        goal: goals[goalKinds[Math.max(0, (round % 5) - 2)]!],
      };
      const count = plainSolve(position);
      expect(findSolutions(position, 0).count).toBe(count);
      expect(canSolve(position)).toBe(count > 0);
      if (count > 0) solvable++;
    }
    expect(solvable).toBeGreaterThan(5);
  });

  it('lists solutions that lead to the goal, each once', () => {
    const [position] = drafts('tsd', 2, 1);
    const { count, listed } = findSolutions(position!, 100);
    expect(listed).toHaveLength(count);
    expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(count);
    for (const placements of listed) {
      const after = placements.reduce(
        (board, { location }) => lock(board, cellsOf(location)).board,
        position!.board,
      );
      expect(plainSolve({ ...position!, board: after, queue: [] })).toBe(1);
    }
  });
});

describe('the bound', () => {
  it('sees that one piece is too little for two empty rows, and enough for what it can fill', () => {
    expect(canBeFilled(emptyBoard().masks, 10, goals.tsd, 3)).toBe(false);
    expect(canBeFilled(emptyBoard().masks, 10, goals.tsd, 4)).toBe(true);
    const { masks } = parseBoard(['XXX...XXXX', 'XXXX.XXXXX'], 20);
    expect(canBeFilled(masks, 10, goals.tsd, 0)).toBe(true);
    expect(canBeFilled(masks, 10, goals.four, 1)).toBe(false);
  });

  it('leaves out a row that is cleared between the two', () => {
    const { masks } = parseBoard(['XXX...XXXX', 'XXXXXXXX..', 'XXXX.XXXXX'], 20);
    expect(canBeFilled(masks, 10, goals.tsd, 0)).toBe(false);
    expect(canBeFilled(masks, 10, goals.tsd, 1)).toBe(true);
  });
});

describe('pieces too many', () => {
  const board = parseBoard(['XX........', 'XXX...XXXX', 'XXXX.XXXXX'], 20);
  const open = parseBoard(['XXX...XXXX', 'XXXX.XXXXX'], 20);

  it('are found anywhere in the queue', () => {
    expect(canDoWithFewer({ board: open, queue: ['O', 'L'], goal: goals.tsd })).toBe(true);
    expect(canDoWithFewer({ board: open, queue: ['L', 'O'], goal: goals.tsd })).toBe(true);
  });

  it('are all pieces if the goal is ready at once', () => {
    expect(canReach({ board, queue: [], goal: goals.tsd })).toBe(false);
    const ready = parseBoard(['XXXX......', 'XXX...XXXX', 'XXXX.XXXXX'], 20);
    expect(canDoWithFewer({ board: ready, queue: ['O'], goal: goals.tsd })).toBe(true);
    expect(canReach({ board: ready, queue: [], goal: goals.tsd })).toBe(true);
  });
});
