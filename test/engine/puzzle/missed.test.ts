import { describe, expect, it } from 'vitest';
import { countSpins, missedPuzzles, type PlayedMoment } from '../../../engine/puzzle/missed.ts';
import { categoryPuzzle } from '../../../engine/puzzle/sets/modes.ts';
import { finishesOn } from '../../../engine/puzzle/goals.ts';
import { goals } from '../../../engine/puzzle/types.ts';
import { playOn } from '../../../engine/puzzle/puzzle.ts';
import { makeText, parseBoard } from '../../../engine/tetris/rules/board.ts';
import type { Location } from '../../../engine/tetris/types.ts';

const puzzle = categoryPuzzle({ category: 'tsd', moves: 1 }, 0);
const board = parseBoard(puzzle.board);
const answer = puzzle.solutions[0]!.map(({ location }) => location);
const made = playOn(board, answer);
const [finish] = finishesOn(made, goals.tsd);
const upright = ({ type }: Location, x: number): Location => ({ type, orientation: 'north', x, y: 15 });

const moment = (at: PlayedMoment['board'], queue: PlayedMoment['queue'], placed: Location): PlayedMoment => ({
  board: at,
  queue,
  hold: null,
  placed,
});
const before = moment(puzzle.board, [...puzzle.queue, 'T', 'I'], answer[0]!);

describe('a game', () => {
  it('holds a missed goal as a puzzle', () => {
    const elsewhere = playOn(board, [upright(answer[0]!, 1)]);
    const played = [before, moment(makeText(elsewhere), ['T', 'I'], finish!.location)];
    const [missed] = missedPuzzles(played, 5);
    expect(missed).toMatchObject({ queue: puzzle.queue, goal: { kind: 'tsd' } });
    expect(missedPuzzles(played, 0)).toEqual([]);
  });

  it('has no missed goal where it was made ready', () => {
    const played = [before, moment(makeText(made), ['T', 'I'], finish!.location)];
    expect(missedPuzzles(played, 5).filter(({ goal }) => goal.kind === 'tsd')).toEqual([]);
  });

  it('counts T-spins that clear rows, and no T that clears none', () => {
    const spin = moment(makeText(made), ['T', 'I'], finish!.location);
    const flat = moment(makeText(made), ['T', 'I'], { type: 'T', orientation: 'north', x: 1, y: 12 });
    expect(countSpins([before, spin, flat])).toBe(1);
  });

  it.each(['T', 'I'] as const)('may begin on an empty board, with %s', (piece) => {
    const first = moment([], [piece, 'I'], { type: piece, orientation: 'north', x: 4, y: 0 });
    expect(missedPuzzles([first], 5)).toEqual([]);
    expect(countSpins([first])).toBe(0);
  });
});
