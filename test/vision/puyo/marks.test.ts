import { describe, expect, it } from 'vitest';
import { lookAbove, marksIn } from '../../../vision/puyo/marks.ts';
import type { Image, Layout } from '../../../vision/types.ts';
import { blank, disc, fill, grey, type Colour } from '../synthetic/drawing/paint.ts';
import { cobbles } from '../synthetic/puyo/puyoBoards.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const cell = 30;
const layout: Layout = {
  ...{ game: 'puyo', columns: 6, rows: 12, next: [], hold: null, confidence: 1 },
  board: { x: 50, y: 60, width: 6 * cell, height: 12 * cell },
};

interface Drawn {
  /** From the field's left edge to the mark's middle, and its size: in cells. */
  at: number;
  size: number;
  colour?: Colour;
}

/** Round marks above a field, on stones. */
function draw(marks: readonly Drawn[]): Image {
  const image = blank(300, 460, grey(90));
  const above = { x: 40, y: 10, width: 210, height: 50 };
  cobbles(image, above, 14, grey(70), grey(110), new Chance(7));
  fill(image, layout.board, grey(30));
  for (const { at, size, colour = grey(230) } of marks)
    disc(image, layout.board.x + at * cell, 60 - 0.55 * cell, (size * cell) / 2, colour);
  return image;
}

const usual = lookAbove(draw([]), layout)!;
const seen = (marks: readonly Drawn[]) => marksIn(lookAbove(draw(marks), layout)!, usual);

describe('the marks above a field', () => {
  it('are an empty list without changes', () => {
    expect(seen([])).toEqual([]);
  });

  it.each([1, 2, 3, 5])('are counted: %i', (count) => {
    const marks = Array.from({ length: count }, (_, i) => ({ at: 0.5 + i, size: 0.9 }));
    const found = seen(marks);
    expect(found.length).toBe(count);
    found.forEach(({ x, width }, i) => expect(Math.abs(x + width / 2 - 0.5 - i)).toBeLessThan(0.15));
  });

  it('are separated where they touch', () => {
    expect(seen([0.5, 1.42, 2.34].map((at) => ({ at, size: 0.92 }))).length).toBe(3);
  });

  it('have sizes and colours', () => {
    const [large, small] = seen([
      { at: 0.5, size: 1, colour: [230, 60, 40] },
      { at: 1.5, size: 0.6 },
    ]);
    expect(large!.width).toBeGreaterThan(small!.width + 0.15);
    expect(large!.tone[1]).toBeGreaterThan(100);
    expect(Math.abs(small!.tone[1])).toBeLessThan(25);
  });

  it('can not be read if the picture ends at the field', () => {
    expect(lookAbove(draw([]), { ...layout, board: { ...layout.board, y: 5 } })).toBeNull();
  });
});
