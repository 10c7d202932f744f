/** What a player has written down of a game of Tetris of their own, read. */
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { pastedBoard, type TextProblem } from './textBoard.ts';
import type { OwnGame } from '../../../electron/contract/practice/options.ts';

type OwnProblem = TextProblem | { kind: 'noPiece'; sign: string };

/** The rows above the garbage, top row first, and the first pieces. */
interface OwnBeginning {
  readonly cells: readonly string[];
  readonly queue: readonly Piece[];
}

export type ReadOwn = { ok: true; begin: OwnBeginning } | { ok: false; problem: OwnProblem };

const board = { columns: 10, rows: 20 } as const;

/** Board and garbage together have to fit; pieces may stand apart or close together, in small letters too. */
export function readOwn({ board: text, queue, garbage }: OwnGame): ReadOwn {
  const signs = [...queue.replace(/[\s,]/g, '').toUpperCase()];
  const odd = signs.find((sign) => !pieces.includes(sign as Piece));
  if (odd !== undefined) return { ok: false, problem: { kind: 'noPiece', sign: odd } };
  const begin = { cells: [] as string[], queue: signs as Piece[] };
  if (text.trim() === '') return { ok: true, begin };
  const read = pastedBoard(text, { ...board, rows: board.rows - garbage });
  return read.ok ? { ok: true, begin: { ...begin, cells: read.rows } } : read;
}
