import { describe, expect, it } from 'vitest';
import { cellChances, contents, type CellChances } from '../../../../vision/cells/learned/cellChances.ts';
import type { Grid, Image } from '../../../../vision/types.ts';
import { drawPuyo, drawTetris } from '../../synthetic.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The likeliest content of each cell. */
const likeliest = (chances: CellChances, cell: number): string =>
  contents.reduce((best, one) => (chances[one][cell]! > chances[best][cell]! ? one : best));

/** The share of cells that are taken for filled where they are drawn filled, and for empty where they are not. */
function shareRight(image: Image, grid: Grid, cells: readonly string[]): number {
  const chances = cellChances(image, grid);
  const letters = cells.join('');
  const right = [...letters].filter((letter, cell) => {
    const isFilled = ['locked', 'ojama'].includes(likeliest(chances, cell));
    return isFilled === (letter !== '.');
  });
  return right.length / letters.length;
}

describe('the network that reads cells', () => {
  it('distinguishes blocks from empty cells on drawn Tetris boards', () => {
    const shares = seeds.map((seed) => {
      const { image, label } = drawTetris(seed);
      return shareRight(image, label, label.cells);
    });
    expect(shares.filter((share) => share > 0.98).length).toBeGreaterThanOrEqual(8);
  });

  it('distinguishes puyo from empty cells on drawn Puyo boards', () => {
    const shares = seeds.map((seed) => {
      const { image, label } = drawPuyo(seed);
      return shareRight(image, label, label.cells);
    });
    expect(shares.filter((share) => share > 0.97).length).toBeGreaterThanOrEqual(8);
  });

  it('returns chances that add up to 1, the same for the same picture', () => {
    const { image, label } = drawTetris(11);

    const first = cellChances(image, label);
    const puyo = drawPuyo(11);
    cellChances(puyo.image, puyo.label);
    expect(cellChances(image, label)).toEqual(first);
    for (let cell = 0; cell < label.columns * label.rows; cell += 1)
      expect(contents.reduce((sum, one) => sum + first[one][cell]!, 0)).toBeCloseTo(1, 5);
  });
});
