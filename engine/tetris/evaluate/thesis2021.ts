import { type Board, type Location, type Orientation, type Piece } from '../types.ts';
import { cellsOf } from '../rules/pieces.ts';
import { countBits } from './features.ts';

/**
 * The score of the 2021 thesis, on the visible rows before full rows are cleared: index of the topmost row with a block
 * (0 = top), less one for each empty cell right under a block and for each pair of side neighbours of which exactly one
 * is filled. Walls make no pair.
 */
export function scoreThesis({ masks, columns, rows }: Board): number {
  let top = rows - 1;
  while (top > 0 && masks[top] === 0) top--;
  const pairs = (1 << (columns - 1)) - 1;
  let faults = 0;
  for (let y = 0; y < rows; y++) {
    const row = masks[y]!;
    const above = y + 1 < rows ? masks[y + 1]! : 0;
    faults += countBits(above & ~row) + countBits((row ^ (row >> 1)) & pairs);
  }
  return rows - 1 - top - faults;
}

const flatFirst: Record<Piece, readonly Orientation[]> = {
  I: ['north', 'east'],
  O: ['north'],
  T: ['north', 'south', 'east', 'west'],
  S: ['north', 'east'],
  Z: ['north', 'east'],
  J: ['north', 'south', 'east', 'west'],
  L: ['north', 'south', 'east', 'west'],
};

/**
 * Orders placements as the thesis finds them: by the top left corner of the piece's box from the top row down and from
 * left to right, then flat orientations first.
 */
export function compareThesis(a: Location, b: Location): number {
  const [first, second] = [cellsOf(a), cellsOf(b)];
  const top = (cells: typeof first) => Math.max(...cells.map(([, y]) => y));
  const left = (cells: typeof first) => Math.min(...cells.map(([x]) => x));
  const order = flatFirst[a.type];
  return (
    top(second) - top(first) ||
    left(first) - left(second) ||
    order.indexOf(a.orientation) - order.indexOf(b.orientation)
  );
}
