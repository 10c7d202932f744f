/** How clearly puyo stand in the cells of a board. */
import type { Image } from '../../types.ts';
import { lookOnce } from '../cells/fieldCells.ts';
import { sampleBoard, type PuyoGrid } from '../cells/lattice.ts';
import { contents } from '../cells/sprites.ts';

export interface ClearPuyo {
  /** Cells that hold a puyo, coloured or garbage. */
  puyo: number;
  /** Cells that could as well hold something else, those with half a puyo included. */
  unclear: number;
}

/** At a first look, that knows no backdrop. */
export function clearPuyo(image: Image, { board, columns, rows }: PuyoGrid): ClearPuyo {
  const chances = lookOnce(sampleBoard(image, board, columns, rows), columns, rows, null);
  let [puyo, unclear] = [0, 0];
  for (let i = 0; i < chances.length; i += contents.length) {
    const [empty, colour, ojama] = [chances[i]!, chances[i + 1]!, chances[i + 2]!];
    puyo += colour + ojama;
    unclear += 1 - Math.max(empty, colour, ojama);
  }
  return { puyo, unclear };
}
