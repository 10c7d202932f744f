/** The ghost: the landing place of the falling piece, drawn ahead by the game. */
import { cellIndex, type CellIndex } from '../../engine/cell.ts';
import type { Contrast } from './ground/background.ts';
import { colourDistance, type CellLooks } from './cellLooks.ts';
import { isOpenAbove, kindOf, partsOf, splitByColour } from './cellGroups.ts';

/** Cells of a ghost are farther from an empty one than this many times an empty cell's usual distance. */
const aboveNoise = 2.5;
/** A ghost is paler if its cells are closer to an empty one than this share of the piece's distance. */
const paler = 0.8;

/**
 * The ghost is where the falling piece would land without it. Its cells look alike, paler than the falling piece or
 * grey (a locked piece of the same kind would not), and unlike the cells beside them.
 */
export function findGhost(
  locked: Uint8Array,
  falling: { cells: readonly number[] },
  looks: CellLooks,
  contrast: Contrast,
): CellIndex[] | null {
  const { columns, rows } = looks;
  const faint = Math.max(6, aboveNoise * contrast.noise);
  for (let drop = 1; drop < rows + 4; drop += 1) {
    const cells = falling.cells.map((cell) => cellIndex(cell + drop * columns));
    if (cells.some((cell) => cell >= columns * rows)) return null;
    if (cells.some((cell) => cell < 0)) continue;
    const own = cells.filter((cell) => !falling.cells.includes(cell));
    if (!isGhostly(own, falling, looks, contrast, faint)) continue;
    if (!isFreeAbove(cells, locked, falling.cells, columns)) return null;
    if (lands(cells, locked, falling.cells, columns, rows) && stands(own, locked, looks)) return cells;
  }
  return null;
}

/** The greatest distance of a ghost from an empty cell, as a share of the distance of blocks. */
const paleShare = 0.6;
/** At least this many blocks are needed to measure that distance. */
const leastBlocks = 4;

/** Nothing is above these cells, except a falling piece of the same shape that may touch them. */
function isOpenToFall(cells: readonly number[], filled: Uint8Array, columns: number): boolean {
  return [0, 1, 2, 3, 4].some((drop) => {
    const above = cells.map((cell) => cell - drop * columns);
    const isThere = above.every((cell) => filled[cell] === 1);
    return isThere && isOpenAbove([...cells, ...above], filled, columns);
  });
}

/**
 * The ghost of a piece that is not on the board, or touches it from above: one piece's cells, paler than any block,
 * at rest, with nothing else above them. null if several places are possible.
 */
export function findLoneGhost(
  filled: Uint8Array,
  looks: CellLooks,
  { distances }: Contrast,
): CellIndex[] | null {
  const { columns, rows } = looks;
  const sorted = distances.filter((_, cell) => filled[cell] === 1).sort();
  const blocks = sorted.length - 4;
  if (blocks < leastBlocks) return null;
  const limit = paleShare * sorted[4 + Math.floor(blocks / 10)]!;
  if (sorted[3]! >= limit) return null;
  const found = partsOf(
    filled.map((value, cell) => (value && distances[cell]! < limit ? 1 : 0)),
    columns,
    rows,
  )
    .flatMap(({ cells }) => splitByColour(cells, looks))
    .filter(
      (cells) =>
        kindOf(cells, columns) !== null &&
        isOpenToFall(cells, filled, columns) &&
        lands(cells, filled, [], columns, rows) &&
        stands(cells, filled, looks),
    );
  return found.length === 1 ? found[0]! : null;
}

/**
 * Whether blocks of one look fill exactly the cells of the piece's ghost: they may be its ghost, drawn like blocks,
 * or a piece that was locked there.
 */
export function couldHideGhost(locked: Uint8Array, falling: readonly number[], looks: CellLooks): boolean {
  const { columns, rows } = looks;
  for (let drop = 1; drop < rows + 4; drop += 1) {
    const cells = falling.map((cell) => cell + drop * columns);
    if (cells.some((cell) => cell >= columns * rows)) return false;
    if (cells.some((cell) => cell < 0 || falling.includes(cell) || !locked[cell])) continue;
    if (cells.some((cell) => colourDistance(looks, cell, cells[0]!) > oneLook)) continue;
    return isFreeAbove(cells, locked, falling, columns) && lands(cells, locked, falling, columns, rows);
  }
  return false;
}

/** Cells less different than this have one look. */
const oneLook = 30;

/** Nothing is between the falling piece and these cells below it. */
function isFreeAbove(
  cells: readonly number[],
  locked: Uint8Array,
  falling: readonly number[],
  columns: number,
): boolean {
  return cells.every((cell) => {
    for (let above = cell - columns; above >= 0 && !falling.includes(above); above -= columns)
      if (locked[above] && !cells.includes(above)) return false;
    return true;
  });
}

function isGhostly(
  own: readonly number[],
  falling: { cells: readonly number[] },
  looks: CellLooks,
  contrast: Contrast,
  faint: number,
): boolean {
  const like = falling.cells.find((cell) => cell >= 0);
  if (own.length === 0 || own.some((cell) => contrast.distances[cell]! < faint)) return false;
  if (own.some((cell) => colourDistance(looks, cell, own[0]!) > 40)) return false;
  if (like === undefined) return true;
  const pale = own.every((cell) => contrast.distances[cell]! < paler * contrast.distances[like]!);
  return (pale || isGrey(looks, own[0]!)) && own.every((cell) => colourDistance(looks, cell, like) > 25);
}

function isGrey({ colours }: CellLooks, cell: number): boolean {
  const channels = colours.subarray(cell * 3, cell * 3 + 3);
  return Math.max(...channels) - Math.min(...channels) < 20;
}

/** One row further down something else is in the way: a locked block outside these cells and `falling`. */
export function lands(
  cells: readonly number[],
  locked: Uint8Array,
  falling: readonly number[],
  columns: number,
  rows: number,
): boolean {
  return cells.some((cell) => {
    const below = cell + columns;
    if (below >= columns * rows) return true;
    return locked[below] === 1 && !cells.includes(below) && !falling.includes(below);
  });
}

/** No locked cell beside the ghost's cells looks like them. */
function stands(own: readonly number[], locked: Uint8Array, looks: CellLooks): boolean {
  const { columns } = looks;
  return own.every((cell) =>
    [
      cell - columns,
      cell + columns,
      cell % columns > 0 ? cell - 1 : -1,
      cell % columns < columns - 1 ? cell + 1 : -1,
    ].every((next) => !locked[next] || own.includes(next) || colourDistance(looks, next, own[0]!) > 22),
  );
}
