import type { Piece } from '../../tetris/types.ts';
import type { PuyoTurn, TetrisTurn } from '../record.ts';

/**
 * The pieces that came from a turn of a recorded game on, its falling piece first, as far as the queues of the turns after
 * it bear each other out.
 */
export function comingPieces(turns: readonly TetrisTurn[], at: number): Piece[] {
  const from = turns.slice(at);
  return joined(
    from.map(({ queue }) => queue),
    (number) => takenBy(from[number]!, from[number + 1]!),
  );
}

/** The same of pairs, two letters each. */
export function comingPairs(turns: readonly PuyoTurn[], at: number): string[] {
  return joined(
    turns.slice(at).map(({ pairs }) => pairs),
    () => 1,
  );
}

/** `takenBy`: how many left the queue of this number before the next one was seen. */
function joined<One>(queues: readonly (readonly One[])[], takenBy: (number: number) => number): One[] {
  const known = [...(queues[0] ?? [])];
  let falling = 0;
  for (const [number, queue] of queues.slice(1).entries()) {
    falling += takenBy(number);
    const seen = known.slice(falling);
    if (falling > known.length || seen.some((one, place) => one !== queue[place])) break;
    known.push(...queue.slice(seen.length));
  }
  return known;
}

/** From the queue: two where the first one was held and another one was placed. */
const takenBy = (turn: TetrisTurn, after: TetrisTurn): number =>
  turn.hold === null && after.hold !== null ? 2 : 1;
