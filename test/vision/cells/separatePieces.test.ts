import { describe, expect, it } from 'vitest';
import { contrastCells } from '../../../vision/cells/ground/background.ts';
import { lookAtCells } from '../../../vision/cells/cellLooks.ts';
import { separatePieces } from '../../../vision/cells/separatePieces.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, fill, gradient, type Colour } from '../synthetic/drawing/paint.ts';

const side = 12;
const rows = 20;
const grid = { game: 'tetris' as const, columns: 10, rows, board: { x: 0, y: 0, width: 120, height: 240 } };

/** Upper case: strong colours, lower case: their pale ones; x grey. */
const colours: Record<string, Colour> = {
  T: [200, 60, 200],
  t: [60, 18, 60],
  L: [240, 150, 30],
  l: [80, 50, 10],
  O: [230, 220, 40],
  o: [70, 66, 12],
  S: [60, 200, 80],
  I: [60, 190, 220],
  x: [120, 120, 120],
};

function paint(lines: readonly string[], ground: (image: Image) => void = () => undefined): Image {
  const image = blank(grid.board.width, grid.board.height, [8, 8, 12]);
  ground(image);
  const from = rows - lines.length;
  lines.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const rect = { x: column * side, y: (from + row) * side, width: side, height: side };
      if (colours[letter]) fill(image, rect, colours[letter]);
    }),
  );
  return image;
}

function readBoard(image: Image): { stack: string[]; falling: string | null; ghost: number; cut: number } {
  const looks = lookAtCells(image, grid);
  const { locked, falling, ghost, cut } = separatePieces(looks, contrastCells(looks));
  const stack: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const line = [...locked.subarray(row * 10, row * 10 + 10)].map((value) => (value ? 'X' : '.')).join('');
    if (line.includes('X')) stack.push(line);
  }
  return { stack, falling: falling?.piece ?? null, ghost: ghost?.length ?? 0, cut: cut.length };
}

describe('separatePieces', () => {
  it('identifies four cells in the air as the falling piece', () => {
    const image = paint(['....T.....', '...TTT....', '..........', 'LL........', 'LLLLSS.OO.']);
    expect(readBoard(image)).toEqual({
      stack: ['XX........', 'XXXXXX.XX.'],
      falling: 'T',
      ghost: 0,
      cut: 0,
    });
  });

  it('identifies pale cells at the landing place as the ghost', () => {
    const image = paint(['....T.....', '...TTT....', '..........', '....t.....', '...ttt....', 'LLLLSS.OO.']);
    expect(readBoard(image)).toMatchObject({ stack: ['XXXXXX.XX.'], falling: 'T', ghost: 4 });
  });

  it('identifies a grey shape at the landing place as the ghost', () => {
    const image = paint(['....T.....', '...TTT....', '..........', '....x.....', '...xxx....', 'LLLLSS.OO.']);
    expect(readBoard(image)).toMatchObject({ stack: ['XXXXXX.XX.'], ghost: 4 });
  });

  it('keeps a locked piece of the same kind and colour in the stack', () => {
    const image = paint(['....T.....', '...TTT....', '..........', '....T.....', '...TTT....', 'LLLLSS.OO.']);
    expect(readBoard(image)).toMatchObject({
      stack: ['....X.....', '...XXX....', 'XXXXXX.XX.'],
      falling: 'T',
      ghost: 0,
    });
  });

  it('drops a bright cell attached to the falling piece', () => {
    const image = paint(['..........', 'OO........', 'OOS.......', '..........', '....IIII..', 'LLLLSS.OO.']);
    expect(readBoard(image)).toMatchObject({ stack: ['....XXXX..', 'XXXXXX.XX.'], falling: 'O' });
  });

  it('identifies a piece at the upper edge by its ghost', () => {
    const empty = Array<string>(17).fill('..........');
    const image = paint(['...LLL....', ...empty.slice(1), '.....l....', '...lll....', 'SSSSSS.OO.']);
    const read = readBoard(image);
    expect(read).toMatchObject({ stack: ['XXXXXX.XX.'], falling: 'L', ghost: 4, cut: 0 });
  });

  it('reports a piece as cut off if its kind is unknown', () => {
    const empty = Array<string>(18).fill('..........');
    const image = paint(['...LLL....', ...empty, 'SSSSSS.OO.']);
    expect(readBoard(image)).toMatchObject({ stack: ['XXXXXX.XX.'], falling: null, cut: 3 });
  });

  it.each([
    ['a gradient from dark to light', [20, 20, 30], [90, 90, 120]],
    ['a gradient from light to dark', [250, 250, 245], [190, 195, 205]],
  ] as const)('reads the same stack and piece on a background with %s', (_, from, to) => {
    const image = paint(
      ['....T.....', '...TTT....', '..........', 'LL........', 'LLLLSS.OO.'],
      (blankBoard) => gradient(blankBoard, grid.board, from, to, 0.5),
    );
    expect(readBoard(image)).toMatchObject({ stack: ['XX........', 'XXXXXX.XX.'], falling: 'T' });
  });
});
