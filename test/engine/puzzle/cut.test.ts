import { describe, expect, it } from 'vitest';
import { type GameMoment, cutPuzzles } from '../../../engine/puzzle/cut.ts';
import { judge } from '../../../engine/puzzle/judging/judge.ts';
import { goals } from '../../../engine/puzzle/types.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import type { Piece } from '../../../engine/tetris/types.ts';

const moment = (rows: string[], queue: string, hold: Piece | null = null): GameMoment => ({
  board: parseBoard(rows, 20),
  queue: Array.from(queue) as Piece[],
  hold,
});

const notched = ['X.....XXXX', 'XXXX.XXXXX'];
const wells = ['XXXX..XXX.', 'XXXX..XXX.', 'XXXXXXXXX.', 'XXXXXXXXX.'];

describe('a puzzle out of a game', () => {
  it('has as few pieces as lead to the goal, and its answer is right', () => {
    const [puzzle, ...more] = cutPuzzles(moment(notched, 'OJTIS'));
    expect(more).toEqual([]);
    expect(puzzle).toMatchObject({ category: 'tsd', moves: 2, queue: ['O', 'J'], seed: null });
    const position = { board: parseBoard(puzzle!.board), queue: puzzle!.queue, goal: goals.tsd };
    for (const solution of puzzle!.solutions)
      expect(judge(position, solution.map(({ location }) => location)).verdict).toBe('solved'); // prettier-ignore
    expect(puzzle!.features).toHaveLength(22);
  });

  it('needs its last piece in sight: next, or in hold', () => {
    expect(cutPuzzles(moment(notched, 'OJ'))).toEqual([]);
    expect(cutPuzzles(moment(notched, 'OJS'))).toEqual([]);
    expect(cutPuzzles(moment(notched, 'OJ', 'T'))).toMatchObject([{ moves: 2 }]);
  });

  it('also exists for four rows', () => {
    expect(cutPuzzles(moment(wells, 'OI'))).toMatchObject([
      { category: 'four', moves: 1, goal: { kind: 'four' } },
    ]);
  });

  it('does not exist where the goal is ready, or out of reach', () => {
    const ready = ['XXXX......', 'XXX...XXXX', 'XXXX.XXXXX'];
    expect(cutPuzzles(moment(ready, 'OT'))).toEqual([]);
    expect(cutPuzzles(moment(['..........'], 'OTIS'))).toEqual([]);
  });
});
