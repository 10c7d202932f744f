/** Whether a place contains a Puyo game: puyo of several kinds, each clear in its cell, on top of one another. */
import { cellIndex } from '../../engine/cell.ts';
import { chanceOf, lookAtField, type Field } from '../puyo/cells/fieldCells.ts';
import { sampleBoard, type PuyoGrid } from '../puyo/cells/lattice.ts';
import { contents } from '../puyo/cells/sprites.ts';
import { nameTints, tintAt } from '../puyo/cells/tints.ts';
import { placeAt } from '../puyo/cells/window.ts';
import { sortField, type Stack } from '../puyo/stack.ts';
import type { Grid, Image, Rect } from '../types.ts';

/**
 * The mean clearness of the cells, 0..1; the number of coloured puyo, and of their kinds: blocks of other games are
 * less clear, things on a page fewer or alike.
 */
const least = { clear: 0.87, puyo: 4, kinds: 2 };
/** At least this share of the coloured puyo rests: only a pair, or puyo above vanished ones, are in the air. */
const leastLying = 0.5;
/** At most this share of the cells is filled: fields are hardly ever fuller, and boards of tiles always are. */
const mostFilled = 0.85;

/**
 * At most this share of the cells beside the board contains puyo as clear as this: a wider board of tiles continues
 * there.
 */
const mostBeside = 0.25;
const clearly = 0.9;
/** Fields of Puyo with another number of columns are rarer than other games of tiles. */
const usualColumns = 6;

export function holdsPuyo(image: Image, grid: Grid): boolean {
  if (grid.columns !== usualColumns || goesOn(image, grid)) return false;
  const field = lookAt(image, grid);
  const stack = sortField(field);
  const coloured = colouredOf(stack);
  const filled = stack.sorts.filter((sort) => sort !== 'empty').length;
  return (
    coloured.length >= least.puyo &&
    filled <= mostFilled * stack.sorts.length &&
    coloured.filter((cell) => doesLie(cell, stack, field)).length >= leastLying * coloured.length &&
    clearness(field) >= least.clear &&
    kindsOf(coloured, field) >= least.kinds
  );
}

const lookAt = (image: Image, { board, columns, rows }: PuyoGrid): Field =>
  lookAtField(sampleBoard(image, board, columns, rows), columns, rows);

const colouredOf = ({ sorts }: Stack): number[] =>
  [...sorts.keys()].filter((cell) => sorts[cell] === 'colour');

/** Whether the same pattern clearly continues to the left and to the right. */
function goesOn(image: Image, { board, columns, rows }: PuyoGrid): boolean {
  const cell = board.width / columns;
  const wider = { columns: columns + 2, rows, board: around(board, cell) };
  const field = lookAt(image, wider);
  const isBeside = (at: number): boolean => [0, columns + 1].includes(at % wider.columns);
  const clear = Array.from({ length: wider.columns * rows }, (_, at) => at).filter(
    (at) => isBeside(at) && chanceOf(field, at, 'colour') > clearly,
  );
  return clear.length > mostBeside * 2 * rows;
}

const around = (board: Rect, aside: number): Rect => ({
  ...board,
  x: board.x - aside,
  width: board.width + 2 * aside,
});

const doesLie = (cell: number, { heights }: Stack, { columns, rows }: Field): boolean =>
  rows - 1 - Math.floor(cell / columns) < heights[cell % columns]!;

/** The mean clearness of the cells: nothing, a coloured puyo, or garbage. */
function clearness({ chances }: Field): number {
  let sum = 0;
  for (let i = 0; i < chances.length; i += contents.length)
    sum += Math.max(chances[i]!, chances[i + 1]!, chances[i + 2]!);
  return (sum * contents.length) / chances.length;
}

function kindsOf(cells: readonly number[], { lattice, columns }: Field): number {
  const tints = cells.map((cell) => tintAt(lattice, placeAt(cellIndex(cell), columns)));
  return new Set(nameTints(tints).letters).size;
}
