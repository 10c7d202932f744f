/** A web worker that makes puzzles, judges answers and finds ways to the goal. It answers in the order in which it is asked. */
import { finishesOn } from '../puzzle/goals.ts';
import { judge } from '../puzzle/judging/judge.ts';
import { countSpins, missedPuzzles } from '../puzzle/missed.ts';
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
import type { Guide, Liked, PuzzleAnswer, PuzzleRequest, Served } from './puzzleJobs.ts';
import { serveOrder, served } from './puzzleOrders.ts';

interface Port {
  postMessage(message: PuzzleAnswer): void;
  onmessage: ((event: MessageEvent<PuzzleRequest>) => void) | null;
}

const port = self as unknown as Port;
let learned: readonly Learned[] = [];

port.onmessage = ({ data }) => port.postMessage(answerOrError(data));

function answerOrError(request: PuzzleRequest): PuzzleAnswer {
  try {
    return answer(request);
  } catch (error) {
    return { tells: 'error', id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

function answer(request: PuzzleRequest): PuzzleAnswer {
  const { id } = request;
  switch (request.do) {
    case 'make':
      return { tells: 'puzzle', id, served: serveOrder(request.order, learned) };
    case 'judge':
      return { tells: 'verdict', id, verdict: judge(positionOf(request.task), request.placed) };
    case 'guide':
      return { tells: 'guide', id, guide: guide(positionOf(request.task), request) };
    case 'slot':
      return { tells: 'slot', id, task: slotTask(request.number) };
    case 'learn':
      return { tells: 'taste', id, learned: learn(request.liked) };
    case 'use':
      learned = request.learned;
      return { tells: 'used', id };
    case 'read':
      return { tells: 'read', id, ...read(request.task) };
    case 'cut':
      return {
        tells: 'cut',
        id,
        served: missedPuzzles(request.moments, request.most).map((puzzle) => served(puzzle, null)),
      };
    case 'count':
      return { tells: 'count', id, spins: request.games.map(countSpins) };
  }
}

function positionOf({ board, queue, goal }: Task): Position {
  return { board: parseBoard(board), queue, goal: goals[goal.kind] };
}

function guide(
  { board, queue, goal }: Position,
  { placed, intended }: PuzzleRequest & { do: 'guide' },
): Guide | null {
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
