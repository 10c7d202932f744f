/** A position typed by hand in the panel, as the engine wants it. */
import { parseBoard } from '../../engine/tetris/rules/board.ts';
import { readPiece } from '../../engine/tetris/notation/position.ts';
import { makePosition } from '../../engine/tetris/position.ts';
import { type Suggestion, type TetrisState } from '../../engine/tetris/types.ts';
import type { ManualAnswer, ManualPosition } from '../contract/asking/positions.ts';

/** What `ask` says of the position, or in one line why it can't be asked about. */
export async function answerManual(
  position: ManualPosition,
  ask: (state: TetrisState) => Promise<Suggestion>,
): Promise<ManualAnswer> {
  try {
    return { ok: true, suggestion: await ask(makeState(position)) };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}

/** Throws one line that names what can't be read. */
export function makeState({ cells, queue, hold, incoming = 0 }: ManualPosition): TetrisState {
  if (queue.length === 0) throw new Error('no piece to place: type one of I O S Z J L T');
  return makePosition({
    board: parseBoard(cells),
    queue: queue.map((letter, at) => readPiece(letter, `piece ${at + 1}`)),
    hold: hold === null ? null : readPiece(hold, 'hold'),
    incoming,
  });
}
