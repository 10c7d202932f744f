import { describe, expect, it } from 'vitest';
import { shapes } from '../../../engine/tetris/rules/pieces.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import { hasSecondHeading } from '../../../vision/previews/headings.ts';
import { findPreviews } from '../../../vision/previews/previews.ts';
import type { Grid, Image } from '../../../vision/types.ts';
import { blank, fill, outline, type Colour } from '../synthetic/drawing/paint.ts';

const cell = 24;
const board = { x: 200, y: 60, width: 10 * cell, height: 20 * cell };
const grid: Grid = { game: 'tetris', board, columns: 10, rows: 20 };
const black: Colour = [10, 10, 10];
const white: Colour = [245, 245, 245];
const red: Colour = [230, 20, 60];

/** Capital letters, five dots wide and seven high. */
const letters: Record<string, readonly string[]> = {
  H: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  D: ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  N: ['#...#', '##..#', '##..#', '#.#.#', '#..##', '#..##', '#...#'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  X: ['#...#', '#...#', '.#.#.', '..#..', '.#.#.', '#...#', '#...#'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
};

function word(image: Image, x: number, y: number, written: string, dot: number, colour: Colour): void {
  [...written].forEach((letter, i) =>
    letters[letter]!.forEach((line, v) =>
      [...line].forEach((mark, u) => {
        const at = { x: x + (6 * i + u) * dot, y: y + v * dot, width: dot, height: dot };
        if (mark === '#') fill(image, at, colour);
      }),
    ),
  );
}

function draw(image: Image, piece: Piece, x: number, y: number): void {
  for (const [u, v] of shapes[piece][0]!)
    fill(image, { x: x + (u + 1) * cell, y: y - v * cell, width: cell - 1, height: cell - 1 }, red);
}

interface Look {
  ground: Colour;
  ink: Colour;
  dot: number;
}

const looks: Record<string, Look> = {
  'black words on white': { ground: white, ink: black, dot: 2 },
  'small white words on grey': { ground: [60, 64, 70], ink: white, dot: 1 },
};

/** A board with boxes of four by four squares left of it, one below the other, some with a word above. */
function screen(
  boxes: readonly (readonly [written: string, piece: Piece])[],
  { ground, ink, dot }: Look,
): Image {
  const image = blank(480, 580, ground);
  fill(image, board, black);
  boxes.forEach(([written, piece], i) => {
    const y = 80 + i * 5 * cell;
    word(image, 60, y - 10 * dot, written, dot, ink);
    fill(image, { x: 60, y, width: 4 * cell, height: 4 * cell }, black);
    outline(image, { x: 59, y: y - 1, width: 4 * cell + 2, height: 4 * cell + 2 }, 1, ink);
    draw(image, piece, 60, y + 2 * cell);
  });
  return image;
}

const read = (image: Image): [Piece[], Piece | null] => {
  const { next, hold } = findPreviews(image, grid);
  return [next.map(({ piece }) => piece), hold?.piece ?? null];
};

describe.each(Object.entries(looks))('a column of boxes with %s', (_, look) => {
  it('has the held piece under HOLD, wherever it is', () => {
    expect(read(screen([['HOLD', 'Z'], ['NEXT', 'T']], look))).toEqual([['T'], 'Z']); // prettier-ignore
    expect(read(screen([['NEXT', 'T'], ['HOLD', 'Z']], look))).toEqual([['T'], 'Z']); // prettier-ignore
  });

  it('has the held piece above or below a queue', () => {
    expect(read(screen([['HOLD', 'Z'], ['NEXT', 'T'], ['', 'L']], look))).toEqual([['T', 'L'], 'Z']); // prettier-ignore
    expect(read(screen([['NEXT', 'T'], ['', 'L'], ['HOLD', 'Z']], look))).toEqual([['T', 'L'], 'Z']); // prettier-ignore
  });

  it('has a queue under one heading', () => {
    expect(read(screen([['NEXT', 'Z'], ['', 'T'], ['', 'L']], look))).toEqual([['Z', 'T', 'L'], null]); // prettier-ignore
  });
});

describe('a second heading', () => {
  const look = looks['black words on white']!;

  it('that says no more than the first makes the first piece doubtful', () => {
    const image = screen([['NEXT', 'Z'], ['NEXT', 'T']], look); // prettier-ignore
    const { next } = findPreviews(image, grid);
    expect(next.map(({ piece }) => piece)).toEqual(['Z', 'T']);
    expect(hasSecondHeading(image, board, next)).toBe(true);
  });

  it('is not seen between bare boxes', () => {
    const image = screen([['HOLD', 'Z'], ['', 'T']], look); // prettier-ignore
    expect(hasSecondHeading(image, board, findPreviews(image, grid).next)).toBe(false);
  });
});
