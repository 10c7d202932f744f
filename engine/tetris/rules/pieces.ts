import { type Cell, type Location, type Orientation, type Piece, orientations, pieces } from '../types.ts';

/** Cells of each piece facing north, relative to the SRS rotation centre as TBP has it (I: second from the left; O: bottom left). */
// prettier-ignore
const north: Record<Piece, readonly Cell[]> = {
  I: [[-1, 0], [0, 0], [1, 0], [2, 0]],
  O: [[0, 0], [1, 0], [0, 1], [1, 1]],
  T: [[-1, 0], [0, 0], [1, 0], [0, 1]],
  S: [[-1, 0], [0, 0], [0, 1], [1, 1]],
  Z: [[-1, 1], [0, 1], [0, 0], [1, 0]],
  J: [[-1, 1], [-1, 0], [0, 0], [1, 0]],
  L: [[-1, 0], [0, 0], [1, 0], [1, 1]],
};

function turnClockwise(cells: readonly Cell[]): Cell[] {
  return cells.map(([x, y]) => [y, x === 0 ? 0 : -x]);
}

function allTurns(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const east = turnClockwise(cells);
  const south = turnClockwise(east);
  return [cells, east, south, turnClockwise(south)];
}

export function perPiece<T>(make: (piece: Piece) => T): Record<Piece, T> {
  return Object.fromEntries(pieces.map((piece) => [piece, make(piece)])) as Record<Piece, T>;
}

/** `shapes[piece][turns]`: cells relative to the centre after so many clockwise turns from north. */
export const shapes = perPiece((piece) => allTurns(north[piece]));

const turnsBy: Record<Orientation, number> = { north: 0, east: 1, south: 2, west: 3 };

/** Clockwise quarter turns from north. */
export function turnsOf(orientation: Orientation): number {
  return turnsBy[orientation];
}

/** The four cells that a piece at this location fills. */
export function cellsOf(location: Location): Cell[] {
  const shape = shapes[location.type][turnsOf(location.orientation)]!;
  return shape.map(([x, y]) => [location.x + x, location.y + y]);
}

/** The orientations in which a piece's cells differ: I S Z have two, O has one. */
export const distinctTurns: Record<Piece, readonly number[]> = {
  I: [0, 1],
  O: [0],
  T: [0, 1, 2, 3],
  S: [0, 1],
  Z: [0, 1],
  J: [0, 1, 2, 3],
  L: [0, 1, 2, 3],
};

/** Where the shapes of two turns coincide: the second's centre as seen from the first's. */
function offsetBetween(from: readonly Cell[], to: readonly Cell[]): Cell | null {
  const [fromX, fromY] = lowestLeft(from);
  const [toX, toY] = lowestLeft(to);
  const [dx, dy] = [fromX - toX, fromY - toY];
  const same = to.every(([x, y]) => from.some(([a, b]) => a === x + dx && b === y + dy));
  return same ? [dx, dy] : null;
}

function lowestLeft(cells: readonly Cell[]): Cell {
  return cells.reduce((best, cell) =>
    cell[1] < best[1] || (cell[1] === best[1] && cell[0] < best[0]) ? cell : best,
  );
}

export interface Canonical {
  turns: number;
  dx: number;
  dy: number;
}

/** `canonical[piece][turns]`: the first orientation with the same cells, and where its centre lies from this one's. */
export const canonical = perPiece((piece) => shapes[piece].map((shape) => firstAlike(piece, shape)));

function firstAlike(piece: Piece, shape: readonly Cell[]): Canonical {
  for (const turns of distinctTurns[piece]) {
    const offset = offsetBetween(shape, shapes[piece][turns]!);
    if (offset) return { turns, dx: offset[0], dy: offset[1] };
  }
  throw new Error(`no orientation of ${piece} has this shape`);
}

/** The same cells in the preferred orientation: north or east for I S Z, north for O. */
export function canonicalLocation(location: Location): Location {
  const { turns, dx, dy } = canonical[location.type][turnsOf(location.orientation)]!;
  return { type: location.type, orientation: orientations[turns]!, x: location.x + dx, y: location.y + dy };
}

/** The location whose cells are these four, in any order; null where they are no piece. */
export function identify(cells: readonly Cell[]): Location | null {
  if (cells.length !== 4) return null;
  for (const type of pieces)
    for (const turns of distinctTurns[type]) {
      const offset = offsetBetween(cells, shapes[type][turns]!);
      if (offset) return { type, orientation: orientations[turns]!, x: offset[0], y: offset[1] };
    }
  return null;
}

/** Where a new piece stands: facing north, its centre left of the middle (column 4 of 10). */
export function spawnAt(piece: Piece, columns: number, y: number): Location {
  return { type: piece, orientation: 'north', x: Math.floor((columns - 1) / 2), y };
}

const mirrors: Readonly<Partial<Record<Piece, Piece>>> = { J: 'L', L: 'J', S: 'Z', Z: 'S' };

export function mirrorPiece(piece: Piece): Piece {
  return mirrors[piece] ?? piece;
}
