/** A web worker that makes puzzles, judges answers and finds ways to the goal. It answers in the order in which it is asked. */
import { finishesOn } from '../puzzle/goals.ts';
import { judge } from '../puzzle/judging/judge.ts';
import { placeKey } from '../puzzle/naming.ts';
import { playOn } from '../puzzle/puzzle.ts';
import { layAnswer } from '../puzzle/rating/answer.ts';
import { interesting } from '../puzzle/sets/modes.ts';
import { puzzleAt } from '../puzzle/sets/series.ts';
import { type Position, findSolutions } from '../puzzle/solving/solve.ts';
import { type Puzzle, type Rating, type Task, goals } from '../puzzle/types.ts';
import { parseBoard } from '../tetris/rules/board.ts';
import type { Location, Placement } from '../tetris/types.ts';
import type { Guide, PuzzleAnswer, PuzzleRequest } from './puzzleJobs.ts';

interface Port {
  postMessage(message: PuzzleAnswer): void;
  onmessage: ((event: MessageEvent<PuzzleRequest>) => void) | null;
}

const port = self as unknown as Port;

port.onmessage = ({ data }) => port.postMessage(answer(data));

function answer(request: PuzzleRequest): PuzzleAnswer {
  const { id } = request;
  if (request.do === 'make') return { tells: 'puzzle', id, puzzle: make(request) };
  const position = positionOf(request.task);
  if (request.do === 'judge') return { tells: 'verdict', id, verdict: judge(position, request.placed) };
  return { tells: 'guide', id, guide: guide(position, request) };
}

function positionOf({ board, queue, goal }: Task): Position {
  return { board: parseBoard(board), queue, goal: goals[goal.kind] };
}

const isInteresting = ({ interest }: Rating): boolean => interest > interesting;

/** null where there is none of this kind. */
function make({ kind, onlyInteresting, seed, number }: PuzzleRequest & { do: 'make' }): Puzzle | null {
  const recipe = { ...kind, slides: false, ...(onlyInteresting && { suits: isInteresting }) };
  try {
    return puzzleAt({ recipe, salt: seed }, number);
  } catch {
    return null;
  }
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
