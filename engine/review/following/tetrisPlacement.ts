import { areEmpty, storedRows } from '../../tetris/rules/board.ts';
import { lock } from '../../tetris/rules/lock.ts';
import { cellsOf, distinctTurns } from '../../tetris/rules/pieces.ts';
import { type Board, type Location, type Piece, orientations } from '../../tetris/types.ts';

/** Where a piece was locked, and how many rows of garbage came up after it. */
export interface Explained {
  placed: Location;
  garbage: number;
}

/**
 * Where one of these pieces was locked, if `after` is what came of it; null where no single lock explains it. However the
 * piece got there: games differ in kicks and gravity. `mostGarbage` rows may have come in from below since.
 */
export function explainTetris(
  before: Board,
  after: Board,
  pieces: readonly Piece[],
  mostGarbage = 0,
): Explained | null {
  if (before.columns !== after.columns || before.rows !== after.rows) return null;
  for (let garbage = 0; garbage <= mostGarbage; garbage++)
    for (const piece of pieces) {
      const placed = placesOf(before, piece).find((place) => leadsTo(before, place, after, garbage));
      if (placed) return { placed, garbage };
    }
  return null;
}

/** Every location at which the piece stands on something. */
function placesOf(board: Board, type: Piece): Location[] {
  const places: Location[] = [];
  for (const turns of distinctTurns[type])
    for (let x = 0; x < board.columns; x++)
      for (let y = 0; y < board.rows + 3; y++) {
        const place = { type, orientation: orientations[turns]!, x, y };
        if (stands(board, place)) places.push(place);
      }
  return places;
}

function stands(board: Board, place: Location): boolean {
  return areEmpty(board, cellsOf(place)) && !areEmpty(board, cellsOf({ ...place, y: place.y - 1 }));
}

function leadsTo(before: Board, place: Location, after: Board, garbage: number): boolean {
  const { masks } = lock(before, cellsOf(place)).board;
  for (let y = 0; y + garbage < storedRows; y++) if (masks[y] !== after.masks[y + garbage]) return false;
  return true;
}
