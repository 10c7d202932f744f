import type { Piece } from '../../tetris/types.ts';
import type { TetrisTurn } from '../record.ts';

/**
 * The pieces that came from a turn of a recorded game on, its falling piece first, as far as the queues of the turns after
 * it bear each other out.
 */
export function comingPieces(turns: readonly TetrisTurn[], at: number): Piece[] {
  const known = [...(turns[at]?.queue ?? [])];
  let falling = 0;
  for (const [number, turn] of turns.slice(at + 1).entries()) {
    falling += takenBy(turns[at + number]!, turn);
    const seen = known.slice(falling);
    if (falling > known.length || seen.some((piece, place) => piece !== turn.queue[place])) break;
    known.push(...turn.queue.slice(seen.length));
  }
  return known;
}

/** From the queue: two where the first one was held and another one was placed. */
const takenBy = (turn: TetrisTurn, after: TetrisTurn): number =>
  turn.hold === null && after.hold !== null ? 2 : 1;
