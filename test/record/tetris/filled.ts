/** Which cells of a board look otherwise than when it is empty. */
import type { Image } from '../../../vision/types.ts';
import type { BoardOnScreen } from '../../e2e/stage/Recorder.ts';

/** Of a cell, the middle part that is looked at, and how much of that has to differ. */
const middle = 0.6;
const share = 0.7;

/** How a board is told from its pieces. */
export interface EmptyLook {
  /** The window with the board empty. */
  picture: Image;
  board: BoardOnScreen;
  /** A piece's pixels differ by more (0..255), a ghost's by less. */
  contrast: number;
}

function isFilled(image: Image, { picture, board, contrast }: EmptyLook, x: number, row: number): boolean {
  const { rect, columns, rows } = board;
  const [width, height] = [rect.width / columns, rect.height / rows];
  const from = (start: number, size: number) => Math.round(start + (size * (1 - middle)) / 2);
  const to = (start: number, size: number) => Math.round(start + (size * (1 + middle)) / 2);
  let [differing, all] = [0, 0];
  for (let py = from(rect.y + row * height, height); py < to(rect.y + row * height, height); py += 1)
    for (let px = from(rect.x + x * width, width); px < to(rect.x + x * width, width); px += 1) {
      const i = (py * image.width + px) * 4;
      const off = (c: number) => Math.abs(image.data[i + c]! - picture.data[i + c]!);
      if (Math.max(off(0), off(1), off(2)) > contrast) differing += 1;
      all += 1;
    }
  return differing >= share * all;
}

/** '.' and 'X', top row first. */
export function filledRows(image: Image, look: EmptyLook): string[] {
  const { columns, rows } = look.board;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, x) => (isFilled(image, look, x, row) ? 'X' : '.')).join(''),
  );
}
