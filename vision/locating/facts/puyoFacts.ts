/** Whether the cells of a proposed Puyo board contain puyo, one each and on top of one another. */
import type { PicturePixels } from '../../space.ts';
import type { Grid, Image } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';
import { lookOnce } from '../../puyo/cells/fieldCells.ts';
import { around, sampleBoard, spans, wideOf, type Lattice } from '../../puyo/cells/lattice.ts';
import { contents } from '../../puyo/cells/sprites.ts';

/** Names of the facts, in the order of `puyoFactsOf`. All are 0..1. */
export const puyoFactNames = ['puyoClear', 'puyoPart', 'puyoThere', 'puyoFloating', 'puyoFloor'] as const;

/**
 * The mean clearness of the cells; the share that are puyo half beside their cell; the share with a puyo; the share
 * of those with nothing below; the fullness of the bottom row.
 */
export function puyoFactsOf(image: Image, colours: ColourSums, grid: Grid<PicturePixels>): number[] {
  const { columns, rows } = grid;
  const chances = lookOnce(latticeOf(image, colours, grid), columns, rows, null);
  const count = columns * rows;
  const there = new Float32Array(count);
  let clear = 0;
  let part = 0;
  for (let cell = 0, i = 0; cell < count; cell += 1, i += contents.length) {
    const [empty, colour, ojama] = [chances[i]!, chances[i + 1]!, chances[i + 2]!];
    there[cell] = colour + ojama;
    clear += Math.max(empty, colour, ojama);
    part += chances[i + 3]!;
  }
  const sum = (from: number): number => there.subarray(from).reduce((total, value) => total + value, 0);
  const present = sum(0);
  let floating = 0;
  for (let cell = 0; cell < count - columns; cell += 1)
    floating += Math.max(0, there[cell]! - there[cell + columns]!);
  return [
    clear / count,
    part / count,
    present / count,
    floating / Math.max(1, present),
    sum(count - columns) / columns,
  ];
}

/** As `sampleBoard`, computed from the sums of colours while samples are so small that all of their pixels count. */
export function latticeOf(
  image: Image,
  colours: ColourSums,
  { board, columns, rows }: Grid<PicturePixels>,
): Lattice {
  const { x, y, width, height } = around(board, columns, rows);
  const across = spans(x, width / wideOf(columns), wideOf(columns), image.width);
  const down = spans(y, height / wideOf(rows), wideOf(rows), image.height);
  const isWhole = across.step === 1 && down.step === 1;
  return isWhole ? colours.sample(across, down) : sampleBoard(image, board, columns, rows);
}
