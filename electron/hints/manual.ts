/** A position typed by hand in the panel, as the engine wants it. */
import { parseBoard } from '../../engine/tetris/rules/board.ts';
import { pieces, type Piece, type Suggestion, type TetrisState } from '../../engine/tetris/types.ts';
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
  return {
    game: 'tetris',
    board: parseBoard(cells),
    queue: queue.map((letter, at) => parsePiece(letter, `piece ${at + 1}`)),
    hold: hold === null ? null : parsePiece(hold, 'hold'),
    canHold: hold !== null,
    combo: 0,
    backToBack: false,
    incoming,
  };
}

function parsePiece(letter: string, place: string): Piece {
  const piece = pieces.find((one) => one === letter.toUpperCase());
  if (!piece) throw new Error(`${place}: ${JSON.stringify(letter)} is none of I O S Z J L T`);
  return piece;
}
