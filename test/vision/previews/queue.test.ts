import { describe, expect, it } from 'vitest';
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { writingWorth, type Rated } from '../../../vision/previews/pieceWorth.ts';
import type { Grid } from '../../../vision/types.ts';
import { choose, nearerThan, type Around } from '../../../vision/previews/queue.ts';

const cell = 20;
const grid: Grid = {
  game: 'tetris',
  board: { x: 200, y: 100, width: 10 * cell, height: 20 * cell },
  columns: 10,
  rows: 20,
};

const sizes: Partial<Record<Piece, readonly [number, number]>> = { I: [4, 1], O: [2, 2] };

/** A drawing whose bounds start so many cells from the board's top left corner, with squares of `size` cells. */
function at(x: number, y: number, piece: Piece, worth: number, size = 1): Rated {
  const [columns, rows] = sizes[piece] ?? [3, 2];
  const unit = size * cell;
  const { board } = grid;
  const rect = {
    x: board.x + x * cell,
    y: board.y + y * cell,
    width: columns * unit,
    height: rows * unit,
  };
  return { piece, rect, unit, filled: 1, worth };
}

const chosen = (around: Partial<Around>): [Piece[], Piece | null] => {
  const { next, hold } = choose({ left: [], over: [], right: [], ...around }, grid);
  return [next.map(({ piece }) => piece), hold?.piece ?? null];
};

describe('choose', () => {
  it('prefers the piece on the right as the next one if both sides have one', () => {
    expect(chosen({ left: [at(-5, 1, 'Z', 0.75)], right: [at(12, 1, 'T', 0.75)] })).toEqual([['T'], 'Z']);
    expect(chosen({ left: [at(-5, 1, 'Z', 0.75)], right: [at(12, 1, 'I', 0.7)] })).toEqual([['I'], 'Z']);
  });

  it('does not mistake a digit on the right for the next or the held piece', () => {
    expect(chosen({ left: [at(-5, 9, 'Z', 0.75)], right: [at(12, 8, 'I', 0.4, 0.7)] })).toEqual([
      ['Z'],
      null,
    ]);
  });

  it('prefers the held piece to a button below it with a higher worth', () => {
    const right = [at(12, 1, 'T', 0.75, 0.7), at(12, 4, 'S', 0.75, 0.7)];
    const left = [at(-4, 1, 'L', 0.65, 0.7), at(-5, 8, 'I', 0.75, 1.1)];
    expect(chosen({ left, right })).toEqual([['T', 'S'], 'L']);
  });

  it.each(['I', 'O'] as const)('accepts a held %s in the size of the next pieces', (piece) => {
    const right = [at(12, 1, 'T', 0.75, 0.7), at(12, 4, 'S', 0.75, 0.7)];
    expect(chosen({ left: [at(-4, 1, piece, 0.6, 0.7)], right })).toEqual([['T', 'S'], piece]);
  });

  it('takes a standing piece for an ornament, not for the held one', () => {
    const held = at(-4, 1, 'Z', 0.75, 0.7);
    const { x, y, width, height } = held.rect;
    const standing = { ...held, rect: { x, y, width: height, height: width } };
    const right = [at(12, 1, 'T', 0.75, 0.7), at(12, 4, 'S', 0.75, 0.7)];
    expect(chosen({ left: [held], right })).toEqual([['T', 'S'], 'Z']);
    expect(chosen({ left: [standing], right })).toEqual([['T', 'S'], null]);
  });

  it.each([true, false])(
    'takes pieces five squares apart for one list if they are in grids: %s',
    (isInGrid) => {
      const right = [at(12, 1, 'T', 0.75), at(12, 6.2, 'S', 0.75)].map((one) => ({ ...one, isInGrid }));
      expect(chosen({ right })[0]).toEqual(isInGrid ? ['T', 'S'] : ['T']);
    },
  );

  it('does not mistake the stones of a frame for pieces', () => {
    const frame = [at(12, -0.9, 'I', 0.75), at(12, 2.1, 'I', 0.75)];
    expect(chosen({ right: [...frame, at(12, 0.1, 'L', 0.8)] })).toEqual([['L'], null]);
    expect(chosen({ right: [at(12, 1, 'I', 0.75), at(12, 3, 'L', 0.8)] })).toEqual([['I', 'L'], null]);
  });

  it('does not mistake a narrow list of all seven kinds for a queue', () => {
    const count = pieces.map((piece, i) => at(12, 1 + 2 * i, piece, 0.75));
    expect(chosen({ right: count })).toEqual([[], null]);
  });

  it('does not mistake a list with text beside most of its pieces for a queue, even if one piece is missing', () => {
    const count = (['T', 'J', 'Z', 'O', 'S', 'L'] as const).map((piece, i) => ({
      ...at(-8, 1 + 2 * i, piece, writingWorth),
      isWriting: piece !== 'O',
    }));
    expect(chosen({ left: count, right: [at(12, 6, 'S', 0.65)] })[0]).toEqual(['S']);
  });

  it('ignores words above the next piece', () => {
    const words = [at(12, -2, 'I', writingWorth, 0.9), at(12, 5, 'T', writingWorth, 0.9)];
    const right = [...words.map((one) => ({ ...one, isWriting: true })), at(12, 12, 'I', 0.75, 0.9)];
    expect(chosen({ right })).toEqual([['I'], null]);
    const { next } = choose({ left: [], over: [], right }, grid);
    expect(next[0]!.rect.y).toBe(grid.board.y + 12 * cell);
  });

  it('does not mistake a word for the held piece', () => {
    const right = [at(12, 1, 'T', 0.75, 0.7), at(12, 4, 'S', 0.75, 0.7)];
    expect(chosen({ left: [at(-4, 1, 'I', writingWorth, 0.7)], right })).toEqual([['T', 'S'], null]);
  });

  it('prefers the piece beside the board to a button above it', () => {
    const right = [at(12, 0, 'J', 0.65)];
    expect(chosen({ over: [at(1, -3, 'O', 0.7, 0.7)], right })).toEqual([['J'], null]);
    expect(chosen({ over: [at(4, -3, 'T', 0.7, 0.7)], right })).toEqual([['T'], null]);
  });

  it('accepts a small square above the board only if it looks like a piece', () => {
    expect(chosen({ over: [at(11, -3, 'O', 0.65, 0.5)] })).toEqual([['O'], null]);
    expect(chosen({ over: [at(4, -3, 'O', 0.5, 0.5)] })).toEqual([[], null]);
  });
});

describe('nearerThan', () => {
  const column = (x: number): Rated[] =>
    (['T', 'O', 'L', 'S'] as const).map((piece, i) => at(x, 1 + 4 * i, piece, 0.75));
  const nearer = (left: Rated[], right: Rated[]): Piece | null => {
    const around = { left, over: [], right };
    return nearerThan(choose(around, grid), around, grid)?.piece ?? null;
  };

  it('is a piece of the same size between a column and the board', () => {
    expect(nearer(column(-8), [at(12, 12, 'J', 0.39)])).toBe('J');
    expect(nearer([at(-4, 12, 'L', 0.39)], column(15))).toBe('L');
  });

  it.each([
    ['farther away', at(16, 12, 'J', 0.39)],
    ['smaller', at(12, 12, 'J', 0.39, 0.5)],
    ['a bar', at(12, 12, 'I', 0.39)],
    ['held', at(12, 1, 'J', 0.75)],
  ])('is none if it is %s', (_, one) => {
    expect(nearer(column(-8), [one])).toBe(null);
  });
});
