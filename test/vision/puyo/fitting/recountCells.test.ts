import { describe, expect, it } from 'vitest';
import { recountCells } from '../../../../vision/puyo/fitting/recountCells.ts';
import { drawPuyo } from '../../synthetic.ts';
import { drawVariedPuyo } from '../../synthetic/puyo/variedPuyo.ts';

const seeds = Array.from({ length: 24 }, (_, i) => 9_000_000 + i);
/** Cells of fewer pixels show hardly what is in them. */
const leastCell = 12;

describe('recountCells', () => {
  const varied = seeds
    .map(drawVariedPuyo)
    .flatMap(({ image, label }) =>
      label && label.board.width / label.columns >= leastCell && label.rows > 12 ? [{ image, label }] : [],
    );

  it('finds how many rows a field has in the frame of one with two fewer, where it says anything else', () => {
    const told = varied.flatMap(({ image, label: { board, columns, rows } }) => {
      const wrong = { board, columns, rows: rows - 2 };
      const counted = recountCells(image, wrong);
      return counted === wrong ? [] : [{ counted, right: { board, columns, rows } }];
    });
    expect(told.length).toBeGreaterThan(varied.length / 2);
    for (const { counted, right } of told) expect(counted).toEqual(right);
  });

  it('leaves fields as they are where they are counted right', () => {
    for (const seed of seeds.slice(0, 8)) {
      const { image, labels } = drawPuyo(seed);
      for (const { board, columns, rows } of labels) {
        const grid = { board, columns, rows };
        expect(recountCells(image, grid)).toBe(grid);
      }
    }
  });
});
