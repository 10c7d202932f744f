import { describe, expect, it } from 'vitest';
import { withSlidPiece } from './slid.ts';
import type { Image } from '../../../../vision/types.ts';

/** Cells of 4 x 4 pixels, 4 columns and 5 rows, two pixels from the picture's upper left corner. */
const board = { x: 2, y: 2, width: 16, height: 20 };
const cells = ['....', '.II.', '....', '....', 'XX..'];
const label = {
  board,
  columns: 4,
  rows: 5,
  cells,
  current: { piece: 'O' as const, cells: [[1, 3] as const, [2, 3] as const] },
};

const levels: Record<string, number> = { '.': 10, I: 200, X: 90 };

function drawn(): Image {
  const [width, height] = [20, 24];
  const data = new Uint8ClampedArray(4 * width * height).fill(50);
  for (let y = 0; y < board.height; y += 1)
    for (let x = 0; x < board.width; x += 1)
      data.fill(
        levels[cells[Math.floor(y / 4)]![Math.floor(x / 4)]!]!,
        4 * ((y + 2) * width + x + 2),
        4 * ((y + 2) * width + x + 3),
      );
  return { width, height, data } as unknown as Image;
}

/** Levels down the picture in the middle of a column. */
const columnOf = ({ width, height, data }: Image, column: number): number[] =>
  Array.from({ length: height }, (_, y) => data[4 * (y * width + 4 * column + 4)]!);

const run = (...lengths: readonly [level: number, count: number][]): number[] =>
  lengths.flatMap(([level, count]) => Array.from({ length: count }, () => level));

describe('a falling piece between two rows', () => {
  it('is drawn a part of a row lower, over the background', () => {
    const slid = withSlidPiece(drawn(), label, 0.5)!;
    expect(columnOf(slid, 1)).toEqual(run([50, 2], [10, 6], [200, 4], [10, 6], [90, 4], [50, 2]));
    expect(columnOf(slid, 0)).toEqual(columnOf(drawn(), 0));
  });

  it('is drawn a part of a row higher', () => {
    const slid = withSlidPiece(drawn(), label, -0.25)!;
    expect(columnOf(slid, 2)).toEqual(run([50, 2], [10, 3], [200, 4], [10, 13], [50, 2]));
  });

  it.each([
    { why: 'no piece is known', change: { current: null } },
    {
      why: 'a part of it is above the board',
      change: { current: { piece: 'O' as const, cells: [[1, 5] as const] } },
    },
    { why: 'a block is below it', change: { cells: ['....', '.II.', '..X.', '....', 'XX..'] } },
    { why: 'no cell beside it is empty', change: { cells: ['....', 'XIIX', '....', '....', 'XX..'] } },
  ])('is not drawn if $why', ({ change }) => {
    expect(withSlidPiece(drawn(), { ...label, ...change }, 0.5)).toBeNull();
  });
});
