/** Overlays on a board that are not blocks: words, sparks, cursors. */
import { filledCells, type Contrast } from './ground/background.ts';
import { colourDistance, type CellLooks } from './cellLooks.ts';
import { kindOf, partsOf, splitByColour, type Part } from './cellGroups.ts';

/** A cell that is only partly covered varies by more than this share of its distance from an empty one. */
const partly = 0.2;
/** The same for a cell that is half covered by a cursor. */
const halfTaken = 0.3;
/** At least this many blocks on the floor show what blocks look like. */
export const leastBlocks = 6;
/** Cells less different than this look the same. */
const sameLook = 30;

const isPartly = (cell: number, looks: CellLooks, { distances }: Contrast): boolean =>
  looks.textures[cell]! > partly * distances[cell]!;

/** Half a cell beside the falling piece, like a terminal's cursor. */
export const isCursor = (cell: number, looks: CellLooks, contrast: Contrast): boolean =>
  looks.textures[cell]! > halfTaken * contrast.distances[cell]!;

/** The cells above the stack that are covered by an overlay: banners, letters and lines. */
export function findOverlay(looks: CellLooks, contrast: Contrast): number[] {
  const { columns, rows } = looks;
  const parts = partsOf(filledCells(contrast), columns, rows);
  const banners = new Set(parts.flatMap((part) => (part.floor ? [] : fullRowsIn(part.cells, columns))));
  const words = findWords(parts, looks, contrast).filter((cell) => !banners.has(cell));
  return [...banners, ...words];
}

/** A full row in the air would have been cleared: it is a banner across the board. */
function fullRowsIn(cells: readonly number[], columns: number): number[] {
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  return cells.filter((cell) => cells.filter((other) => rowOf(other) === rowOf(cell)).length === columns);
}

/**
 * The cells that are covered in part, each differently and unlike any block on the floor: letters and lines. Empty if
 * there are too few blocks to compare with.
 */
function findWords(parts: readonly Part[], looks: CellLooks, contrast: Contrast): number[] {
  const blocks = parts.flatMap(({ cells, floor }) => (floor ? cells : []));
  const solid = blocks.filter((cell) => !isPartly(cell, looks, contrast));
  const models = solid.length >= leastBlocks ? solid : blocks;
  if (models.length < leastBlocks) return [];
  const isLikeBlock = (cell: number): boolean =>
    models.some((block) => colourDistance(looks, cell, block) < sameLook);
  return parts.flatMap((part) => {
    if (part.floor || isGliding(part.cells, looks, contrast)) return [];
    const pieces = splitByColour(part.cells, looks).filter((cells) => kindOf(cells, looks.columns) !== null);
    return part.cells.filter(
      (cell) =>
        isPartly(cell, looks, contrast) &&
        !isLikeBlock(cell) &&
        !pieces.some((piece) => piece.includes(cell)),
    );
  });
}

/** A piece between two cells fills some cells completely and others in part. */
function isGliding(cells: readonly number[], looks: CellLooks, contrast: Contrast): boolean {
  const parts = cells.filter((cell) => isPartly(cell, looks, contrast)).length;
  return cells.length <= 9 && parts >= 2 && parts < cells.length;
}

/** The same contrast with some cells treated as empty. */
export function withoutCells(contrast: Contrast, cells: readonly number[]): Contrast {
  const distances = contrast.distances.slice();
  for (const cell of cells) distances[cell] = 0;
  return { ...contrast, distances };
}
