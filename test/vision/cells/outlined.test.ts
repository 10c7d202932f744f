import { describe, expect, it } from 'vitest';
import { read } from '../../../vision/read.ts';
import type { Layout } from '../../../vision/types.ts';
import { blank, fill, type Colour } from '../synthetic/drawing/paint.ts';

const side = 24;
const rows = 20;
const board = { x: 20, y: 20, width: 10 * side, height: rows * side };
const layout: Layout = { game: 'tetris', board, columns: 10, rows, next: [], hold: null, confidence: 1 };
const ground: Colour = [8, 8, 12];
const colours: Readonly<Record<string, Colour>> = {
  T: [200, 60, 200],
  I: [60, 190, 220],
  J: [60, 80, 220],
  O: [230, 220, 40],
  L: [240, 150, 30],
};
const pale = (colour: Colour): Colour =>
  colour.map((value, c) => Math.round(ground[c]! + 0.18 * (value - ground[c]!))) as unknown as Colour;

/** Which lines a lower case letter's cell has: around its shape, around itself, or none. */
type Line = 'shape' | 'cell' | 'none';

/** The stack under a T that falls. Upper case: blocks; lower case: pale in that colour, with a line of two pixels. */
function stackOf(lines: readonly string[], line: Line): readonly string[] {
  const image = blank(board.width + 40, board.height + 40, ground);
  const all = [
    '....T.....',
    '...TTT....',
    ...Array<string>(rows - 2 - lines.length).fill('..........'),
    ...lines,
  ];
  all.forEach((text, row) =>
    [...text].forEach((letter, column) => {
      const whole = colours[letter.toUpperCase()];
      if (!whole) return;
      const place = { x: board.x + column * side, y: board.y + row * side, width: side, height: side };
      if (letter in colours) return fill(image, place, whole);
      if (line !== 'none') fill(image, place, whole);
      const open = (x: number, y: number) =>
        line === 'shape' && all[row + y]?.[column + x] === letter ? 0 : 2;
      const [left, right, top, bottom] =
        line === 'none' ? [0, 0, 0, 0] : [open(-1, 0), open(1, 0), open(0, -1), open(0, 1)];
      fill(
        image,
        { x: place.x + left, y: place.y + top, width: side - left - right, height: side - top - bottom },
        pale(whole),
      );
    }),
  );
  const { cells } = read(image, layout) as { cells: readonly string[] };
  return cells.filter((text) => text.includes('X'));
}

const ofJ = ['..........', 'jjj.......', 'OOj....OO.'];
const ofI = ['....O.....', 'OO.OOOiiii'];

describe('a hint for another piece than the falling one', () => {
  it.each<[string, string[], string[]]>([
    ['dark', ofJ, ['XX.....XX.']],
    ['bright', ofI, ['....X.....', 'XX.XXX....']],
    ['square', ['ll.OO.....', 'll.OO..OO.'], ['...XX.....', '...XX..XX.']],
  ])('is no block where a line goes around it: %s', (_, lines, stack) => {
    expect(stackOf(lines, 'shape')).toEqual(stack);
  });

  it.each<[string, string[], Line, string[]]>([
    ['pale blocks without a line', ofJ, 'none', ['XXX.......', 'XXX....XX.']],
    ['pale blocks with a line around each', ofI, 'cell', ['....X.....', 'XX.XXXXXXX']],
    [
      'what is no piece',
      ['..........', 'jj........', 'jj.....OO.', 'j......OO.'],
      'shape',
      ['XX........', 'XX.....XX.', 'X......XX.'],
    ],
  ])('is not seen in %s', (_, lines, line, stack) => {
    expect(stackOf(lines, line)).toEqual(stack);
  });
});
