import { describe, expect, it } from 'vitest';
import { contrastCells } from '../../../../vision/cells/ground/background.ts';
import { lookAtCells } from '../../../../vision/cells/cellLooks.ts';
import { interpretCells } from '../../../../vision/cells/interpretCells.ts';
import { blank, fill, type Colour } from '../../synthetic/drawing/paint.ts';

const side = 18;
const columns = 9;
const rows = 20;
const banded = 4;
const ground: Colour = [255, 255, 255];
const band: Colour = [200, 205, 228];

const colours: Record<string, Colour> = {
  J: [200, 250, 40],
  L: [250, 215, 120],
  S: [90, 110, 200],
  T: [200, 60, 85],
  O: [205, 165, 225],
  I: [35, 120, 250],
};

/** The piece stands across the lower border of the band; the stack is full of holes. */
const lines = [
  '.........',
  '.........',
  '...JJ....',
  '....J....',
  '....J....',
  ...Array<string>(8).fill('.........'),
  'S..TT....',
  'SS.TTT..I',
  'LS.OO.L.I',
  'LLTOOSL.I',
  '.TTTSSLLI',
  'OOTI.S.TT',
  'OO.ILLTT.',
];

/** What lies locked on this drawing, with or without the band, and which piece falls. */
function see(drawn: readonly string[], above: Colour): { stack: string[]; falling: string | null } {
  const board = { x: 0, y: 0, width: columns * side, height: rows * side };
  const image = blank(board.width, board.height, ground);
  fill(image, { ...board, height: banded * side }, above);
  drawn.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const colour = colours[letter];
      if (colour) fill(image, { x: column * side, y: row * side, width: side, height: side }, colour);
    }),
  );
  const looks = lookAtCells(image, { game: 'tetris', columns, rows, board });
  const { locked, falling } = interpretCells(looks, contrastCells(looks)).contents;
  const stack = Array.from({ length: rows }, (_, row) =>
    Array.from(locked.subarray(row * columns, (row + 1) * columns), (value) => (value ? 'X' : '.')).join(''),
  );
  return { stack, falling: falling?.piece ?? null };
}

const stackOf = (drawn: readonly string[], from: number): string[] =>
  drawn.map((line, row) => (row < from ? line.replace(/./g, '.') : line.replace(/[A-Z]/g, 'X')));

describe('a background of two colours', () => {
  it('is recognised if a piece is leaving the spawn area', () => {
    expect(see(lines, ground)).toEqual({ stack: stackOf(lines, 5), falling: 'L' });
    expect(see(lines, band)).toEqual({ stack: stackOf(lines, 5), falling: 'L' });
  });

  it('is not recognised in a piece on top of a tower as high as the board', () => {
    const blocks = 'OLSTTOLSSTOOLTOSTLTS';
    const tower = lines.map((line, row) => (row === 0 ? '.....IIII' : `${line.slice(0, 8)}${blocks[row]!}`));
    expect(see(tower, ground).stack[0]).toBe('.....XXXX');
  });
});
