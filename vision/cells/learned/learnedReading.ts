/** A board of Tetris as the network alone reads it. */
import { cellAt, cellIndex, indexAt, type CellIndex } from '../../../engine/cell.ts';
import { rowsOf } from '../../grids.ts';
import type { TetrisObservation } from '../../types.ts';
import { kindOf } from '../cellGroups.ts';
import { contents, type CellChances } from './cellChances.ts';
import { surprise } from './surprise.ts';

type Content = (typeof contents)[number];

/** What the network sees is right more often than what surprises it this many times as much. */
const timesBetter = 2;

/** The network's own reading if `seen` surprises it much more, otherwise `seen`. */
export function likelierReading(learned: CellChances, seen: TetrisObservation): TetrisObservation {
  const other = learnedReading(learned, seen);
  return other && timesBetter * surprise(learned, other) < surprise(learned, seen) ? other : seen;
}

/**
 * `seen` with the likeliest content of each cell, and with the piece and the ghost that these form; null if the falling
 * cells form no piece, so that the network doesn't know the board either. Cells like a ghost that don't form the piece's
 * are read as what is likeliest besides. A hint of `seen` stays one: the network sees a pale block in a line as a block.
 */
export function learnedReading(learned: CellChances, seen: TetrisObservation): TetrisObservation | null {
  const { columns, rows } = seen;
  const cells = Array.from({ length: columns * rows }, (_, at) => cellIndex(at));
  const likeliest = cells.map((cell) => likeliestOf(contents, learned, cell));
  const cellsOf = (content: Content): CellIndex[] => cells.filter((cell) => likeliest[cell] === content);
  const place = (cells: readonly CellIndex[]) => cells.map((cell) => cellAt(cell, seen));
  const [falling, ghost] = [cellsOf('falling'), cellsOf('ghost')];
  const piece = kindOf(falling, columns);
  if (falling.length > 0 && !piece) return null;
  const isGhost = piece !== null && kindOf(ghost, columns) === piece;
  if (!isGhost) for (const cell of ghost) likeliest[cell] = likeliestOf(besideGhost, learned, cell);
  const hint = new Set((seen.hint ?? []).map((cell) => indexAt(cell, seen)));
  const letters = likeliest.map((content, at) => (isBlock(content) && !hint.has(cellIndex(at)) ? 'X' : '.'));
  const { seq, game, board, hold, next, confidence, doubts } = seen;
  return {
    ...{ seq, game, board, columns, rows, hold, next, confidence, doubts },
    ...(seen.hint && { hint: seen.hint }),
    cells: rowsOf(letters, columns),
    current: piece && { piece, cells: place(falling) },
    ghost: isGhost ? place(ghost) : null,
  };
}

const besideGhost = contents.filter((content) => content !== 'ghost');

const isBlock = (content: Content): boolean => content === 'locked' || content === 'ojama';

const likeliestOf = (possible: readonly Content[], learned: CellChances, cell: CellIndex): Content =>
  possible.reduce((best, content) => (learned[content][cell]! > learned[best][cell]! ? content : best));
