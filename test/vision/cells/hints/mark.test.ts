import { describe, expect, it } from 'vitest';
import { contrastCells } from '../../../../vision/cells/ground/background.ts';
import { lookAtCells } from '../../../../vision/cells/cellLooks.ts';
import { separatePieces } from '../../../../vision/cells/separatePieces.ts';
import { blank, fill, type Colour } from '../../synthetic/drawing/paint.ts';

const side = 12;
const rows = 20;
const grid = { game: 'tetris' as const, columns: 10, rows, board: { x: 0, y: 0, width: 120, height: 240 } };
const ground: Colour = [8, 8, 12];
const whole: Readonly<Record<string, Colour>> = {
  T: [200, 60, 200],
  I: [60, 190, 220],
  J: [60, 80, 220],
  O: [230, 220, 40],
  L: [240, 150, 30],
};
/** How much of the colour a lower case letter's cell has: a hint's, and a ghost's where they are digits. */
const through = { hint: 0.18, ghost: 0.32 };

const over = (colour: Colour, share: number): Colour =>
  colour.map((value, c) => Math.round(ground[c]! + share * (value - ground[c]!))) as unknown as Colour;

/** Upper case: blocks; lower case: as thin as a hint; * a ghost of T; = a ghost of T under a hint for T. */
function colourOf(letter: string, share: number): Colour | undefined {
  if (letter === '*') return over(whole.T!, through.ghost);
  if (letter === '=') return over(whole.T!, through.ghost + through.hint * (1 - through.ghost));
  return whole[letter] ?? (whole[letter.toUpperCase()] && over(whole[letter.toUpperCase()]!, share));
}

/** The stack that is read under a T that falls. */
function stackOf(lines: readonly string[], share = through.hint): string[] {
  const image = blank(grid.board.width, grid.board.height, ground);
  const all = [
    '....T.....',
    '...TTT....',
    ...Array<string>(rows - 2 - lines.length).fill('..........'),
    ...lines,
  ];
  all.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const colour = colourOf(letter, share);
      if (colour) fill(image, { x: column * side, y: row * side, width: side, height: side }, colour);
    }),
  );
  const looks = lookAtCells(image, grid);
  const { locked, falling } = separatePieces(looks, contrastCells(looks));
  expect(falling?.piece).toBe('T');
  return Array.from({ length: rows }, (_, row) =>
    Array.from(locked.subarray(10 * row, 10 * row + 10), (value) => (value ? 'X' : '.')).join(''),
  ).filter((line) => line.includes('X'));
}

describe('a mark for the best placement', () => {
  it.each<[string, string[], string[]]>([
    ['on the floor', ['t.........', 'tt........', 't...LLL...'], ['....XXX...']],
    ['on the stack', ['t...*.....', 'tt.***....', 't..LLL....', 'OO.LLL....'], ['...XXX....', 'XX.XXX....']],
    ['overlapping the ghost', ['....*.t...', '...**=tt..', 'OO.OOOOO..'], ['XX.XXXXX..']],
    ['as faint as the ghost beside it', ['....*.t...', '...***tt..', '...OOOt...'], ['...XXX....']],
    ['on an empty board', ['t.........', 'tt..*.....', 't..***....'], []],
  ])('is not a block: %s', (_, lines, stack) => {
    expect(stackOf(lines)).toEqual(stack);
  });

  it.each<[string, string[], string[], number?]>([
    [
      'an opaque block',
      ['T.........', 'TT........', 'T...LLL...'],
      ['X.........', 'XX........', 'X...XXX...'],
    ],
    [
      'half-transparent blocks',
      ['t.........', 'tt........', 't...LLL...'],
      ['X.........', 'XX........', 'X...XXX...'],
      0.5,
    ],
    ['five cells', ['t.........', 'tt........', 'tt..LLL...'], ['X.........', 'XX........', 'XX..XXX...']],
    [
      'cells that do not form a piece',
      ['tt........', 't.........', 't...LLL..t'],
      ['XX........', 'X.........', 'X...XXX..X'],
    ],
    [
      'dark blocks among others',
      ['j.........', 'jjjooo....', 'iiioLLL...'],
      ['X.........', 'XXXXXX....', 'XXXXXXX...'],
      0.25,
    ],
  ])('is not recognised in %s', (_, lines, stack, share) => {
    expect(stackOf(lines, share)).toEqual(stack);
  });
});
