/** Puzzles out of games: positions in which a T-spin or four rows were possible within a few pieces. */
import type { Board, Location, Piece } from '../tetris/types.ts';
import { isReady } from './goals.ts';
import { makePuzzle } from './puzzle.ts';
import { type Position, canSolve, findSolutions } from './solving/solve.ts';
import { type GoalKind, type Puzzle, goalKinds, goals, mostMoves } from './types.ts';

/** A moment of a game: the falling piece first, then what could be seen of the queue. */
export interface GameMoment {
  board: Board;
  queue: readonly Piece[];
  hold: Piece | null;
}

/** Numbers of pieces after which the goal's piece comes next, or can come out of hold. */
function movesBefore(piece: Piece, { queue, hold }: GameMoment): number[] {
  return Array.from({ length: mostMoves }, (_, index) => index + 1).filter(
    (moves) => queue.length >= moves && (queue[moves] === piece || hold === piece),
  );
}

/** By hard drops where that is possible. */
function answerOf(position: Position): Location[] {
  const { listed } = canSolve(position, 'drops')
    ? findSolutions(position, 1, 'drops')
    : findSolutions(position, 1);
  return listed[0]!.map(({ location }) => location);
}

function cutFor(kind: GoalKind, moment: GameMoment): Puzzle | null {
  const { board, queue } = moment;
  const goal = goals[kind];
  if (isReady(board, goal)) return null;
  for (const moves of movesBefore(goal.piece, moment)) {
    const position = { board, queue: queue.slice(0, moves), goal };
    if (canSolve(position))
      return makePuzzle({ ...position, kind, category: kind, answer: answerOf(position), seed: null });
  }
  return null;
}

/**
 * For each goal the puzzle with the fewest pieces that the moment holds. What is ready already is none, nor what only
 * pieces that could not be seen would have made possible. One of the pieces may be idle, as games deal what they deal.
 */
export function cutPuzzles(moment: GameMoment): Puzzle[] {
  return goalKinds.flatMap((kind) => cutFor(kind, moment) ?? []);
}
