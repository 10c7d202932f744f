/** Marks of where the falling piece should go, as helpers and hints draw them: its shape in its colour, let through. */
import { cellIndex, type CellIndex } from '../../engine/cell.ts';
import { distinctTurns, shapes } from '../../engine/tetris/rules/pieces.ts';
import { pieces, type Piece } from '../../engine/tetris/types.ts';
import type { Contrast } from './background.ts';
import type { CellLooks } from './cellLooks.ts';

/** How much of the piece's colour a mark has over the empty cell's: no block is drawn so thin. */
const through = { least: 0.06, most: 0.4 };
/** What is left of a cell's colour beside those two, of their distance. */
const mostLeft = 0.1;
/** A mark for another piece, such as the held one, is nearer to an empty cell than this share of the falling piece. */
const faint = 0.2;
/** And so many times nearer than any block. */
const clear = 1.7;
const cellsOfPiece = 4;

/**
 * The filled cells that are such a mark, a ghost's cells aside, which it may share; null: there is none. One stands where
 * a piece could come to rest.
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
  const ofPiece = filledCells(locked, thinIn(meanColour(looks, on), looks, contrast));
  if (isMark(ofPiece, [falling.piece], ghost, locked, looks)) return ofPiece;
  const most = faint * Math.min(...on.map((cell) => contrast.distances[cell]!));
  const ofAny = filledCells(locked, (cell) => contrast.distances[cell]! <= most);
  const isFaint = ofAny.length >= leastFaint && isClear(ofAny, locked, contrast);
  return isFaint && isMark(ofAny, pieces, ghost, locked, looks) ? ofAny : null;
}

function isClear(thin: readonly CellIndex[], locked: Uint8Array, { distances }: Contrast): boolean {
  const most = clear * Math.max(...thin.map((cell) => distances[cell]!));
  return locked.every(
    (value, cell) => value === 0 || distances[cell]! > most || thin.includes(cellIndex(cell)),
  );
}

/** Fewer faint cells are none: only a block or two. */
const leastFaint = 3;

const filledCells = (locked: Uint8Array, isThin: (cell: number) => boolean): CellIndex[] =>
  Array.from(locked.keys(), cellIndex).filter((cell) => locked[cell] === 1 && isThin(cell));

/** Together with cells of the ghost they are one of these pieces, at rest. */
function isMark(
  thin: readonly CellIndex[],
  kinds: readonly Piece[],
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
  return kinds
    .flatMap((kind) => placesOver(kind, thin[0]!, columns))
    .some(
      (cells) =>
        cells.every((cell) => open.includes(cell)) &&
        thin.every((cell) => cells.includes(cell)) &&
        cells.some(rests),
    );
}

/** Its cells in all turns and places that take up this cell. */
function placesOver(piece: Piece, cell: number, columns: number): number[][] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  return distinctTurns[piece].flatMap((turn) => {
    const shape = shapes[piece][turn]!;
    const places = shape.map(([ox, oy]) => shape.map(([x, y]) => [column + x - ox, row - y + oy] as const));
    return places
      .filter((place) => place.every(([x]) => x >= 0 && x < columns))
      .map((place) => place.map(([x, y]) => y * columns + x));
  });
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
