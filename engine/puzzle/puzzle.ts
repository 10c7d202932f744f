import type { Board, Location, Piece, Placement } from '../tetris/types.ts';
import { makeText } from '../tetris/rules/board.ts';
import { lock } from '../tetris/rules/lock.ts';
import { cellsOf } from '../tetris/rules/pieces.ts';
import { finishesOn } from './goals.ts';
import { idOf, sameAnswer } from './naming.ts';
import { layAnswer } from './rating/answer.ts';
import { featuresOf } from './rating/features.ts';
import { ratePrior } from './rating/prior.ts';
import { canSolve, findSolutions } from './solving/solve.ts';
import { type Category, type GoalKind, type Puzzle, answerCountOf, goals } from './types.ts';

/** At most so many solutions are kept with a puzzle; all are counted. */
const mostListed = 10;

/** A position with an answer that is known to reach the goal. */
export interface Solved {
  board: Board;
  queue: readonly Piece[];
  kind: GoalKind;
  category: Category;
  answer: readonly Location[];
  seed: number | null;
}

/** The board after these placements, full rows cleared. */
export function playOn(board: Board, placed: readonly Location[]): Board {
  return placed.reduce((now, location) => lock(now, cellsOf(location)).board, board);
}

/** The features of a solved position. Throws where the answer doesn't reach the goal. */
export function featuresOfSolved({ board, kind, answer }: Omit<Solved, 'seed'>): number[] {
  const [finish] = finishesOn(playOn(board, answer), goals[kind]);
  if (!finish) throw new Error('the answer does not reach the goal');
  return featuresOf(board, layAnswer(board, answer, finish.location));
}

/** A puzzle with everything that is known about it, by complete search. Throws where the answer isn't one. */
export function makePuzzle(solved: Solved): Puzzle {
  const { board, kind, category, answer, seed } = solved;
  const task = { board: makeText(board), queue: [...solved.queue], goal: { kind } };
  const position = { board, queue: task.queue, goal: goals[kind] };
  const { count, listed } = findSolutions(position, mostListed);
  const features = featuresOfSolved(solved);
  return {
    id: idOf(task),
    category,
    moves: task.queue.length,
    ...task,
    solutions: intendedFirst(answer, listed),
    solutionCount: count,
    answers: answerCountOf(count),
    needsSlides: !canSolve(position, 'drops'),
    features,
    predicted: ratePrior(category, task.queue.length, features),
    seed,
  };
}

function intendedFirst(answer: readonly Location[], listed: readonly Placement[][]): Placement[][] {
  const intended = answer.map((location): Placement => ({ location, spin: 'none' }));
  const others = listed.filter((other) => !sameAnswer(intended, other));
  return [intended, ...others].slice(0, mostListed);
}
