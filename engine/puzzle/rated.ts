import type { Location } from '../tetris/types.ts';
import { judge } from './judging/judge.ts';
import { featuresOfSolved } from './puzzle.ts';
import type { RatedPuzzle } from './rating/likes.ts';
import type { GivenPuzzle } from './reading.ts';
import { findSolutions } from './solving/solve.ts';

/** The stored answer where it is right, else the first that the search finds; null where there is none. */
function answerOf(puzzle: GivenPuzzle): Location[] | null {
  const { answer } = puzzle;
  if (answer?.length === puzzle.queue.length && judge(puzzle, answer).verdict === 'solved') return answer;
  const [first] = findSolutions(puzzle, 1).listed;
  return first?.map(({ location }) => location) ?? null;
}

/** A given puzzle as the models see it; its features are counted anew. null where it has no answer. */
export function ratedPuzzle(puzzle: GivenPuzzle): RatedPuzzle | null {
  const answer = answerOf(puzzle);
  if (!answer) return null;
  const { category, queue } = puzzle;
  return { category, moves: queue.length, features: featuresOfSolved({ ...puzzle, answer }) };
}
