/** Marks of where the falling piece should go, as helpers and hints draw them: its shape in its colour, let through. */
import { cellIndex, type CellIndex } from '../../engine/cell.ts';
import type { Piece } from '../../engine/tetris/types.ts';
import type { Contrast } from './background.ts';
import type { CellLooks } from './cellLooks.ts';
import { placesOver } from './placesOver.ts';

/** How much of the piece's colour a mark has over the empty cell's: no block is drawn so thin. */
const through = { least: 0.06, most: 0.4 };
/** What is left of a cell's colour beside those two, of their distance. */
const mostLeft = 0.1;
const cellsOfPiece = 4;

/**
 * The filled cells that are such a mark, a ghost's cells aside, which it may share; null: there is none. One stands where
 * the piece could come to rest.
 */
export function findMark(
  locked: Uint8Array,
  falling: { piece: Piece; cells: readonly number[] },
  ghost: readonly number[] | null,
  looks: CellLooks,
  contrast: Contrast,
): CellIndex[] | null {
  const on = falling.cells.filter((cell) => cell >= 0);
  if (on.length === 0) return null;
  const isThin = thinIn(meanColour(looks, on), looks, contrast);
  const thin = Array.from(locked.keys(), cellIndex).filter((cell) => locked[cell] === 1 && isThin(cell));
  return isMark(thin, falling.piece, ghost, locked, looks) ? thin : null;
}

/** Together with cells of the ghost they are this piece, at rest. */
function isMark(
  thin: readonly CellIndex[],
  piece: Piece,
  ghost: readonly number[] | null,
  locked: Uint8Array,
  { columns }: CellLooks,
): boolean {
  if (thin.length === 0 || thin.length > cellsOfPiece) return false;
  const open: readonly number[] = [...thin, ...(ghost ?? [])];
  const rests = (cell: number): boolean => {
    const below = cell + columns;
    return below >= locked.length || (locked[below] === 1 && !open.includes(below));
  };
  return placesOver(piece, thin[0]!, columns).some(
    (cells) =>
      cells.every((cell) => open.includes(cell)) &&
      thin.every((cell) => cells.includes(cell)) &&
      cells.some(rests),
  );
}

function meanColour({ colours }: CellLooks, cells: readonly number[]): readonly number[] {
  return [0, 1, 2].map((c) => cells.reduce((sum, cell) => sum + colours[cell * 3 + c]!, 0) / cells.length);
}

/** Whether a cell's colour lies between an empty one's and this one, near the empty one's. */
function thinIn(colour: readonly number[], { colours }: CellLooks, { background }: Contrast) {
  return (cell: number): boolean => {
    const empty = background.subarray(cell * 3, cell * 3 + 3);
    const whole = colour.map((value, c) => value - empty[c]!);
    const own = whole.map((_, c) => colours[cell * 3 + c]! - empty[c]!);
    const length = Math.hypot(...whole);
    const share = dot(own, whole) / length ** 2;
    const left = Math.hypot(...own.map((value, c) => value - share * whole[c]!));
    return share >= through.least && share <= through.most && left <= mostLeft * length;
  };
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);
