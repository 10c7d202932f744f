import { describe, expect, it } from 'vitest';
import { lookAtCells } from '../../../vision/cells/cellLooks.ts';
import { completeAbove } from '../../../vision/cells/completeAbove.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, fill, type Colour } from '../synthetic/drawing/paint.ts';

const side = 20;
const purple: Colour = [160, 60, 200];
const columns = 10;

/** A board of four rows with so much room above; 'X' are blocks, the lines below '-' are on the board. */
function draw(lines: readonly string[], room: number, colour = purple): { image: Image; y: number } {
  const edge = lines.indexOf('-');
  const image = blank(columns * side, room + 4 * side, [12, 14, 18]);
  fill(image, { x: 0, y: 0, width: columns * side, height: room }, [60, 90, 70]);
  lines.forEach((line, i) => {
    const y = room + (i < edge ? i - edge : i - edge - 1) * side;
    [...line].forEach((letter, column) => {
      if (letter === 'X') fill(image, { x: column * side, y, width: side, height: side }, colour);
      if (letter === 'o') fill(image, { x: column * side, y, width: side, height: side }, [200, 200, 40]);
    });
  });
  return { image, y: room };
}

function named(lines: readonly string[], room = 3 * side): string | null {
  const { image, y } = draw(lines, room);
  const board = { x: 0, y, width: columns * side, height: 4 * side };
  const grid = { game: 'tetris' as const, board, columns, rows: 4 };
  const row = lines[lines.indexOf('-') + 1]!;
  const cut = [...row].flatMap((letter, i) => (letter === 'X' ? [i] : []));
  const falling = completeAbove(image, grid, lookAtCells(image, grid), cut);
  return falling && `${falling.piece} ${falling.cells.filter((cell) => cell < 0).length}`;
}

describe('a piece cut off by the upper edge', () => {
  it.each([
    [['...X......', '-', '...XXX....'], 'J 1'],
    [['.....X....', '-', '...XXX....'], 'L 1'],
    [['....X.....', '-', '...XXX....'], 'T 1'],
    [['....XX....', '-', '....XX....'], 'O 2'],
    [['....XX....', '-', '...XX.....'], 'S 2'],
    [['...XX.....', '-', '....XX....'], 'Z 2'],
    [['....X.....', '....X.....', '....X.....', '-', '....X.....'], 'I 3'],
  ])('is identified by its cells above the edge: %j', (lines, wanted) => {
    expect(named(lines)).toBe(wanted);
  });

  it('is not identified if no cells of its colour are above, or too many', () => {
    expect(named(['....o.....', '-', '...XXX....'])).toBeNull();
    expect(named(['...XXX....', '-', '...XXX....'])).toBeNull();
    expect(named(['....X.....', '....X.....', '-', '...XXX....'])).toBeNull();
  });

  it('is not identified if the picture ends at the edge', () => {
    expect(named(['-', '...XXX....'], side / 2)).toBeNull();
  });
});
