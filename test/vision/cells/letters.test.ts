import { describe, expect, it } from 'vitest';
import { contrastCells, filledCells } from '../../../vision/cells/ground/background.ts';
import { lookAtCells } from '../../../vision/cells/cellLooks.ts';
import { couldBeLetters } from '../../../vision/cells/letters.ts';
import { clarities, separatePieces } from '../../../vision/cells/separatePieces.ts';
import { blank, fill, type Colour } from '../synthetic/drawing/paint.ts';

const side = 20;
const [columns, rows] = [10, 20];
const board = { x: 0, y: 0, width: side * columns, height: side * rows };
const grid = { game: 'tetris' as const, board, columns, rows };
const grey: Colour = [200, 200, 200];
const blue: Colour = [40, 60, 220];
const light: Colour = [90, 110, 250];
/** The first four cells of the third row. */
const cells = [20, 21, 22, 23];
/** How much of each of them is written on, from its left side. */
type Strokes = readonly number[];

/** A board on whose floor `floor` blocks with a light edge lie; in the third row strokes, or blocks of the same make. */
function drawn(floor: number, strokes: Strokes | 'blocks') {
  const image = blank(side * columns, side * rows, [8, 8, 12]);
  const block = (column: number, row: number): void => {
    const [x, y] = [column * side, row * side];
    fill(image, { x, y, width: side, height: side }, blue);
    fill(image, { x, y, width: side, height: side / 4 }, light);
  };
  for (let i = 0; i < floor; i += 1) block(i, rows - 1);
  if (strokes === 'blocks') for (const cell of cells) block(cell - 2 * columns, 2);
  else
    strokes.forEach((share, i) =>
      fill(image, { x: i * side, y: 2 * side, width: share * side, height: side }, grey),
    );
  const looks = lookAtCells(image, grid);
  const contrast = contrastCells(looks);
  return { looks, contrast, filled: filledCells(contrast) };
}

const isTakenForLetters = (floor: number, strokes: Strokes | 'blocks'): boolean => {
  const { looks, contrast, filled } = drawn(floor, strokes);
  return couldBeLetters(cells, filled, looks, contrast);
};

describe('four cells in the air', () => {
  const letters = [0.6, 0.4, 0.5, 0.6];

  it('could be letters if each is drawn in part, and differently', () => {
    expect(isTakenForLetters(8, letters)).toBe(true);
  });

  it.each<[string, number, Strokes | 'blocks']>([
    ['they look like the blocks on the floor', 8, 'blocks'],
    ['they are drawn alike', 8, [0.5, 0.5, 0.5, 0.5]],
    ['one of them is filled', 8, [1, 0.4, 0.5, 0.6]],
    ['there are too few blocks to compare with', 5, letters],
  ])('can not be letters if %s', (_, floor, strokes) => {
    expect(isTakenForLetters(floor, strokes)).toBe(false);
  });

  it('are reported as a less clear falling piece if they could be letters', () => {
    const clarityOf = (strokes: Strokes | 'blocks') => {
      const { looks, contrast } = drawn(8, strokes);
      return separatePieces(looks, contrast).falling?.clarity;
    };
    expect(clarityOf(letters)).toBe(clarities.written);
    expect(clarityOf('blocks')).toBe(clarities.alone);
  });
});
