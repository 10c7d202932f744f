import { type Location, type Placement, orientations } from '../tetris/types.ts';
import { mirrorRows } from '../tetris/notation/text.ts';
import { canonicalLocation, mirrorPiece } from '../tetris/rules/pieces.ts';
import type { Task } from './types.ts';

/** The same task seen in a mirror. */
export function mirrorTask({ board, queue, goal }: Task): Task {
  return {
    board: mirrorRows(board),
    queue: queue.map(mirrorPiece),
    goal,
  };
}

/** One text for all that a task asks, whatever empty rows its board has above. */
function textOf({ board, queue, goal }: Task): string {
  const used = board.filter((row) => /[^.]/.test(row)).map((row) => row.replace(/[^.]/g, 'X'));
  return `${used.join('/')} ${queue.join('')} ${goal.kind}`;
}

/** The same for a task and its mirror image. */
export function twinKey(task: Task): string {
  return [textOf(task), textOf(mirrorTask(task))].sort()[0]!;
}

/** 64-bit FNV-1a of what the task asks, in base 36. */
export function idOf(task: Task): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of textOf(task))
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n);
  return `${task.goal.kind}${task.queue.length}-${hash.toString(36)}`;
}

/** Two placements with the same cells have the same key. */
export function placeKey(location: Location): string {
  const { type, orientation, x, y } = canonicalLocation(location);
  return `${type}${orientations.indexOf(orientation)} ${x},${y}`;
}

export function sameAnswer(one: readonly Placement[], other: readonly Placement[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ location }, index) => placeKey(location) === placeKey(other[index]!.location))
  );
}
