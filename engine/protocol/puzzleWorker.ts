/** A web worker that makes puzzles, judges answers and finds ways to the goal. */
import { finishesOn } from '../puzzle/goals.ts';
import { judge } from '../puzzle/judging/judge.ts';
import { type PlayedMoment, countSpins, missedPuzzles } from '../puzzle/missed.ts';
import { placeKey } from '../puzzle/naming.ts';
import { makePuzzle, playOn } from '../puzzle/puzzle.ts';
import { layAnswer } from '../puzzle/rating/answer.ts';
import { readPuzzle } from '../puzzle/reading.ts';
import { slotTask } from '../puzzle/sets/slotTask.ts';
import { type Learned, learnTastes, likedPuzzle } from '../puzzle/sets/taste.ts';
import { type Position, findSolutions } from '../puzzle/solving/solve.ts';
import { type Task, goals } from '../puzzle/types.ts';
import { PositionError, parseBoard } from '../tetris/rules/board.ts';
import type { Location, Placement } from '../tetris/types.ts';
import { serve } from './asking/serve.ts';
import type { Guide, GuideQuestion, Liked, Order, Served } from './puzzleJobs.ts';
import { serveOrder, served } from './puzzleOrders.ts';

let learned: readonly Learned[] = [];

const work = {
  /** null: there is none. */
  make: (order: Order) => serveOrder(order, learned),
  judge: (task: Task, placed: readonly Location[]) => judge(positionOf(task), placed),
  /** null: there is no way any more. */
  guide: (question: GuideQuestion) => guide(positionOf(question.task), question),
  slot: slotTask,
  learn,
  /** From now on orders are chosen by this. */
  use: (taste: readonly Learned[]) => void (learned = taste),
  /** A task from elsewhere; null: it is none, or has no answer; `why` in one line where something is wrong with it. */
  read,
  /** What was missed in a game. */
  cut: (moments: readonly PlayedMoment[], most: number) =>
    missedPuzzles(moments, most).map((puzzle) => served(puzzle, null)),
  /** T-spins in each of these games. */
  count: (games: readonly (readonly PlayedMoment[])[]) => games.map(countSpins),
};
export type PuzzleWork = typeof work;

serve(work);

function positionOf({ board, queue, goal }: Task): Position {
  return { board: parseBoard(board), queue, goal: goals[goal.kind] };
}

function guide({ board, queue, goal }: Position, { placed, intended }: GuideQuestion): Guide | null {
  const now: Position = { board: playOn(board, placed), queue: queue.slice(placed.length), goal };
  const rest = isBeginOf(placed, intended)
    ? intended.slice(placed.length).map((location): Placement => ({ location, spin: 'none' }))
    : findSolutions(now, 1).listed[0];
  if (!rest) return null;
  const locations = rest.map(({ location }) => location);
  const [finish] = finishesOn(playOn(now.board, locations), goal);
  if (!finish) return null;
  return { placements: rest, finish, slot: layAnswer(now.board, locations, finish.location).slot };
}

function isBeginOf(placed: readonly Location[], intended: readonly Location[]): boolean {
  return placed.every((location, at) => intended[at] && placeKey(intended[at]) === placeKey(location));
}

function learn(liked: readonly Liked[]): Learned[] {
  return learnTastes(liked.flatMap(({ puzzle, like }) => likedPuzzle(puzzle, like) ?? []));
}

/** A puzzle from elsewhere: whether it is one, and all of its answers. */
function read(task: unknown): { served: Served | null; why: string | null } {
  try {
    const { board, queue, goal, kind, category } = readPuzzle(task);
    const [first] = findSolutions({ board, queue, goal }, 1).listed;
    if (!first) return { served: null, why: null };
    const answer = first.map(({ location }) => location);
    return {
      served: served(makePuzzle({ board, queue, kind, category, answer, seed: null }), null),
      why: null,
    };
  } catch (error) {
    if (error instanceof PositionError) return { served: null, why: error.message };
    throw error;
  }
}
