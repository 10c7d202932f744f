import {
  type Board,
  type Cell,
  type Location,
  type Piece,
  orientations,
  pieces,
} from '../../tetris/types.ts';
import { footprints, readHeights } from '../../tetris/moves/footprint.ts';
import { findPlacements, findSpawn } from '../../tetris/moves/movegen.ts';
import { storedRows } from '../../tetris/rules/board.ts';
import { canonicalLocation, cellsOf, distinctTurns, perPiece } from '../../tetris/rules/pieces.ts';

/** A piece that could be the last one placed, and the board without it. */
export interface Removal {
  location: Location;
  board: Board;
}

/** Row of the highest cell of each column of a shape, from its box's bottom. */
const crowns = perPiece((piece) =>
  footprints[piece].map(({ width, masks }) =>
    Array.from({ length: width }, (_, column) => masks.findLastIndex((mask) => (mask >> column) & 1)),
  ),
);

const heights = new Uint8Array(16);

function without(board: Board, cells: readonly Cell[]): Board {
  const masks = board.masks.slice();
  for (const [x, y] of cells) masks[y]! &= ~(1 << x);
  return { ...board, masks };
}

/** Some cell of the shape stands on the floor or on a block that is not its own. */
function isSupported({ masks }: Board, shape: readonly number[], shift: number, bottom: number): boolean {
  return shape.some((mask, row) => {
    const below = bottom + row === 0 ? -1 : masks[bottom + row - 1]!;
    return (below & ((mask & ~(row > 0 ? shape[row - 1]! : 0)) << shift)) !== 0;
  });
}

/** Places of a piece whose four cells are filled, with nothing above them, and which would have held it. */
export function droppedPlaces(board: Board, piece: Piece): Location[] {
  readHeights(board.masks, 0, board.columns, heights);
  const found: Location[] = [];
  for (const turns of distinctTurns[piece]) {
    const { width, left, bottom, masks } = footprints[piece][turns]!;
    const tops = crowns[piece][turns]!;
    for (let shift = 0; shift + width <= board.columns; shift++) {
      const y = heights[shift]! - 1 - tops[0]!;
      const isOnTop = y >= 0 && tops.every((top, column) => heights[shift + column]! - 1 - top === y);
      if (!isOnTop || !masks.every((mask, row) => ((board.masks[y + row]! >> shift) & mask) === mask))
        continue;
      if (isSupported(board, masks, shift, y))
        found.push({ type: piece, orientation: orientations[turns]!, x: shift - left, y: y - bottom });
    }
  }
  return found;
}

/** Places of a piece whose four cells are filled, wherever they are. */
function filledPlaces({ masks, columns }: Board, piece: Piece): Location[] {
  const found: Location[] = [];
  for (const turns of distinctTurns[piece]) {
    const { width, height, left, bottom, masks: shape } = footprints[piece][turns]!;
    for (let y = 0; y + height <= storedRows; y++)
      for (let shift = 0; shift + width <= columns; shift++)
        if (shape.every((mask, row) => ((masks[y + row]! >> shift) & mask) === mask))
          found.push({ type: piece, orientation: orientations[turns]!, x: shift - left, y: y - bottom });
  }
  return found;
}

function isReachable(board: Board, location: Location): boolean {
  const start = findSpawn(board, location.type);
  const wanted = JSON.stringify(canonicalLocation(location));
  return (
    start !== null &&
    findPlacements(board, start).some((placement) => JSON.stringify(placement.location) === wanted)
  );
}

/** Places of a piece whose four cells are filled, which can be reached, but not by a hard drop. */
export function slidPlaces(board: Board, piece: Piece): Location[] {
  const dropped = new Set(droppedPlaces(board, piece).map((location) => JSON.stringify(location)));
  return filledPlaces(board, piece).filter(
    (location) =>
      !dropped.has(JSON.stringify(location)) && isReachable(without(board, cellsOf(location)), location),
  );
}

/**
 * Takes away one piece that could have been placed last: a kind drawn at random, then one of its places. null where no
 * piece can be.
 */
export function removePiece(
  board: Board,
  random: () => number,
  placesOf: (board: Board, piece: Piece) => Location[],
): Removal | null {
  const kinds = [...pieces];
  while (kinds.length > 0) {
    const [piece] = kinds.splice(Math.floor(random() * kinds.length), 1);
    const places = placesOf(board, piece!);
    if (places.length === 0) continue;
    const location = places[Math.floor(random() * places.length)]!;
    return { location, board: without(board, cellsOf(location)) };
  }
  return null;
}
