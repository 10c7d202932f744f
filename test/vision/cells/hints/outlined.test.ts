import { describe, expect, it } from 'vitest';
import { read } from '../../../../vision/read.ts';
import type { Image, Layout, TetrisObservation } from '../../../../vision/types.ts';
import { cellsAt } from '../../../cellsAt.ts';
import { blank, fill, type Colour } from '../../synthetic/drawing/paint.ts';
import { withVideoHues } from '../../synthetic/drawing/videoHues.ts';

const side = 40;
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
  Z: [255, 90, 255],
};
/** Of a well in grey, whose blocks are olive with a dark line around each piece. */
const grey: Colour = [85, 82, 80];
const olive: Colour = [76, 98, 36];
const shade: Colour = [20, 25, 8];
/** A colour drawn over another one, let through by this share. */
const over = (colour: Colour, under: Colour, share: number): Colour =>
  colour.map((value, c) => Math.round(under[c]! + share * (value - under[c]!))) as unknown as Colour;
const ghostOfT = over(colours.T!, ground, 0.32);
/** Brighter than any line, and over the outermost pixel of the board. */
const frameColour: Colour = [200, 200, 210];

/** Which lines a hint's cell has: around its shape in its colour, as thin as a pixel or dark, around itself, or none. */
type Line = 'shape' | 'thin' | 'cell' | 'dark' | 'none';

/** Of the hint that a cell belongs to: lower case letters, and % over the ghost. */
const hintAt = (all: readonly string[], column: number, row: number): string | undefined => {
  const letter = all[row]?.[column];
  if (letter === '%') return 'j';
  return letter && letter.toUpperCase() in colours && !(letter in colours) ? letter : undefined;
};

function drawHint(image: Image, all: readonly string[], column: number, row: number, line: Line): void {
  const hint = hintAt(all, column, row)!;
  const colour = line === 'dark' ? shade : colours[hint.toUpperCase()]!;
  const wide = line === 'thin' ? 1 : 2;
  const widthOf = (x: number, y: number): number =>
    line === 'none' || (line !== 'cell' && hintAt(all, column + x, row + y) === hint) ? 0 : wide;
  const [left, right, top, bottom] = [widthOf(-1, 0), widthOf(1, 0), widthOf(0, -1), widthOf(0, 1)];
  const { x, y } = placeOf(column, row);
  if (line !== 'none') fill(image, placeOf(column, row), colour);
  const inside = { x: x + left, y: y + top, width: side - left - right, height: side - top - bottom };
  const opacity = hint === 'z' ? 0.26 : 0.18;
  const pale = line === 'dark' ? olive : over(colour, all[row]![column] === '%' ? ghostOfT : ground, opacity);
  fill(image, inside, pale);
}

const placeOf = (column: number, row: number) => ({
  x: board.x + column * side,
  y: board.y + row * side,
  width: side,
  height: side,
});

function drawFrame(image: Image): void {
  const { x, y, width, height } = board;
  for (const beside of [
    { x: x - 3, y: y - 3, width: width + 6, height: 4 },
    { x: x - 3, y: y + height - 1, width: width + 6, height: 4 },
    { x: x - 3, y: y - 3, width: 4, height: height + 6 },
    { x: x + width - 1, y: y - 3, width: 4, height: height + 6 },
  ])
    fill(image, beside, frameColour);
}

/** What is read of a stack under a T that falls. Upper case: blocks; lower case: a hint in that colour; *: the ghost. */
function readingOf(lines: readonly string[], line: Line, frame?: 'drawn' | 'filmed'): TetrisObservation {
  const image = blank(board.width + 40, board.height + 40, line === 'dark' ? grey : ground);
  const air = Array<string>(rows - 2 - lines.length).fill('..........');
  const all = ['....T.....', '...TTT....', ...air, ...lines];
  all.forEach((text, row) =>
    [...text].forEach((letter, column) => {
      if (hintAt(all, column, row)) drawHint(image, all, column, row, line);
      else if (letter === '*') fill(image, placeOf(column, row), ghostOfT);
      else if (colours[letter]) fill(image, placeOf(column, row), colours[letter]);
    }),
  );
  if (frame) drawFrame(image);
  return read(frame === 'filmed' ? withVideoHues(image) : image, layout) as TetrisObservation;
}

const stackOf = (...drawn: Parameters<typeof readingOf>): readonly string[] =>
  readingOf(...drawn).cells.filter((text) => text.includes('X'));

const ofJ = ['..........', 'jjj.......', 'OOj....OO.'];
const ofI = ['....O.....', 'OO.OOOiiii'];

describe('a hint for another piece than the falling one', () => {
  it.each<[string, string[], string[]]>([
    ['dark', ofJ, ['XX.....XX.']],
    ['bright', ofI, ['....X.....', 'XX.XXX....']],
    ['on an empty board', ['....*.....', '...***iiii'], []],
    ['partly over the ghost', ['..j.*.....', '..j%%*....'], []],
    ['square', ['ll.OO.....', 'll.OO..OO.'], ['...XX.....', '...XX..XX.']],
  ])('is not a block if a line surrounds it: %s', (_, lines, stack) => {
    expect(stackOf(lines, 'shape')).toEqual(stack);
  });

  it('is not a block if the line is a pixel thin', () => {
    expect(stackOf(ofI, 'thin')).toEqual(['....X.....', 'XX.XXX....']);
  });

  it.each([
    ['right', ['....*....l', '...***.lll']],
    ['left', ['l.........', 'l...*.....', 'll.***....']],
  ])('is not a block in the %s corner of a bright frame, also in the hues of a video', (_, lines) => {
    expect(stackOf(lines, 'shape', 'drawn')).toEqual([]);
    expect(stackOf(lines, 'shape', 'filmed')).toEqual([]);
  });

  it('leaves a ghost that looks like it a ghost, and is told apart', () => {
    const { ghost, hint, cells, doubts } = readingOf(['....*.....', '...***zzzz'], 'shape');
    expect(ghost).toHaveLength(4);
    expect(hint?.toSorted()).toEqual(cellsAt('6,0 7,0 8,0 9,0'));
    expect(cells.join('')).not.toContain('X');
    expect(doubts).not.toContain('cells not readable');
  });

  it.each<[string, string[], Line, string[]]>([
    ['pale blocks without a line', ofJ, 'none', ['XXX.......', 'XXX....XX.']],
    ['pale blocks with a line around each', ofI, 'cell', ['....X.....', 'XX.XXXXXXX']],
    ['dull blocks with a dark line around them', ofJ, 'dark', ['XXX.......', 'XXX....XX.']],
    [
      'a shape that is not a piece',
      ['..........', 'jj........', 'jj.....OO.', 'j......OO.'],
      'shape',
      ['XX........', 'XX.....XX.', 'X......XX.'],
    ],
  ])('is not recognised in %s', (_, lines, line, stack) => {
    expect(stackOf(lines, line)).toEqual(stack);
  });
});
