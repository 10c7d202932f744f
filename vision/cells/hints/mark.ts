/**
 * Marks for the best placement of the falling piece, as helpers and hints draw them: its shape in its colour,
 * translucent.
 */
import { cellIndex, type CellIndex } from '../../../engine/cell.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { Contrast } from '../ground/background.ts';
import type { CellLooks } from '../cellLooks.ts';
import { lands } from '../ghost.ts';
import { placesOver } from './placesOver.ts';

/** The opacity of a mark, as a share of the piece's colour over the empty cell's: no block is that transparent. */
const through = { least: 0.06, most: 0.46 };
/** The greatest rest of a cell's colour beside those two, as a share of their distance. */
const mostLeft = 0.1;
const cellsOfPiece = 4;

export interface Mark {
  /** Cells that are not blocks, without those of the ghost. */
  cells: CellIndex[];
  /** The landing place of the piece, if it is drawn. */
  ghost: CellIndex[] | null;
}

/**
 * The filled cells of such a mark, which a ghost may share; null if there is none. A mark is where the piece could
 * come to rest. `ghost` is the one found before, already removed from `locked`; beside a mark it may not be a ghost.
 */
export function findMark(
  locked: Uint8Array,
  falling: { piece: Piece; cells: readonly number[] },
  ghost: CellIndex[] | null,
  looks: CellLooks,
  contrast: Contrast,
): Mark | null {
  const on = falling.cells.filter((cell) => cell >= 0);
  if (on.length === 0) return null;
  const isThin = thinIn(meanColour(looks, on), looks, contrast);
  const thin = Array.from(locked.keys(), cellIndex).filter((cell) => locked[cell] === 1 && isThin(cell));
  if (thin.length === 0 || thin.length > 2 * cellsOfPiece) return null;
  const below = ghost ?? landing(falling.cells, locked, thin, looks);
  const cells = thin.filter((cell) => !below?.includes(cell));
  const isWhole = cells.length === 0 || isMark(cells, falling.piece, below, locked, looks);
  return isWhole ? { cells, ghost: below } : null;
}

/** The resting place of the piece on opaque cells; null if translucent cells do not fill all of that place. */
function landing(
  falling: readonly number[],
  locked: Uint8Array,
  thin: readonly CellIndex[],
  { columns }: CellLooks,
): CellIndex[] | null {
  const isFree = (cell: number): boolean =>
    cell < locked.length && (cell < 0 || locked[cell] === 0 || thin.some((one) => one === cell));
  let cells = falling;
  for (;;) {
    const lower = cells.map((cell) => cell + columns);
    if (!lower.every(isFree)) break;
    cells = lower;
  }
  const found = cells.map(cellIndex);
  return found.every((cell) => thin.includes(cell)) ? found : null;
}

/** Together with cells of the ghost they form this piece, at rest. */
function isMark(
  thin: readonly CellIndex[],
  piece: Piece,
  ghost: readonly number[] | null,
  locked: Uint8Array,
  { columns, rows }: CellLooks,
): boolean {
  if (thin.length === 0 || thin.length > cellsOfPiece) return false;
  const open: readonly number[] = [...thin, ...(ghost ?? [])];
  return placesOver(piece, thin[0]!, columns).some(
    (cells) =>
      cells.every((cell) => open.includes(cell)) &&
      thin.every((cell) => cells.includes(cell)) &&
      lands(cells, locked, open, columns, rows),
  );
}

function meanColour({ colours }: CellLooks, cells: readonly number[]): readonly number[] {
  return [0, 1, 2].map((c) => cells.reduce((sum, cell) => sum + colours[cell * 3 + c]!, 0) / cells.length);
}

/** Whether a cell's colour is between an empty one's and this one, near the empty one's. */
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
