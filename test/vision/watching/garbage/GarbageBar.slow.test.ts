import { describe, expect, it } from 'vitest';
import type { TetrisState } from '../../../../engine/tetris/types.ts';
import type { Frame, Layout, TrackEvent } from '../../../../vision/types.ts';
import { GarbageBar } from '../../../../vision/watching/garbage/GarbageBar.ts';
import { blank, fill, type Colour } from '../../synthetic/drawing/paint.ts';

const cell = 20;
const full = { width: 400, height: 460 };
const layout: Layout = {
  game: 'tetris',
  board: { x: 90, y: 30, width: 10 * cell, height: 20 * cell },
  columns: 10,
  rows: 20,
  next: [],
  hold: null,
  confidence: 0.9,
};
const state = { game: 'tetris', incoming: 0 } as TetrisState;
const risen = (count: number): TrackEvent[] => [{ kind: 'garbage', count }];

interface Look {
  /** Pixels outside the board's left edge, or its right one, between which the bar stands. */
  from: number;
  to: number;
  isLeft: boolean;
  /** Cells for a row. */
  unit: number;
  colour: Colour;
  /** Dark lines part the bar's rows. */
  isParted?: boolean;
  /** The picture is a part of the whole from here. */
  origin?: { x: number; y: number };
}
const usual: Look = { from: 0, to: 5, isLeft: true, unit: 1, colour: [255, 120, 120] };

/** A bar on a screen, at 20 pictures a second. */
class Bar {
  readonly watch = new GarbageBar();
  private at = 0;

  constructor(private readonly look: Look = usual) {}

  /** `rows` are announced for so many pictures, in the first of which `events` are told. */
  show(rows: number, pictures = 20, events: TrackEvent[] = []): number {
    for (let at = 0; at < pictures; at++)
      this.watch.readFrame(this.frame(rows), layout, at === 0 ? events : []);
    return this.watch.complete(state).incoming;
  }

  private frame(rows: number): Frame {
    const { from, to, isLeft, unit, colour, isParted = false, origin = { x: 0, y: 0 } } = this.look;
    const image = blank(full.width - origin.x, full.height - origin.y, [24, 26, 40]);
    const { x, y, width, height } = layout.board;
    const left = (isLeft ? x - to : x + width + from) - origin.x;
    const bottom = y + height - origin.y;
    const high = rows * unit * cell;
    fill(image, { x: left, y: bottom - high, width: to - from, height: high }, colour);
    for (let row = 0; isParted && row < rows; row++)
      fill(image, { x: left, y: bottom - (row + 1) * unit * cell, width: to - from, height: 2 }, [0, 0, 0]);
    this.at++;
    return { ...image, seq: this.at, capturedAt: 50 * this.at, origin, full };
  }
}

describe('GarbageBar', () => {
  it.each<[string, Partial<Look>]>([
    ['at the left wall', {}],
    ['at the right wall', { isLeft: false }],
    ['at a distance', { from: 7, to: 16 }],
    ['of another colour, divided into rows', { colour: [250, 220, 60], isParted: true }],
    ['in a part of the picture', { origin: { x: 60, y: 12 } }],
  ])('reports announced garbage after one rise of as many rows: %s', (_, look) => {
    const bar = new Bar({ ...usual, ...look });
    expect(bar.show(0)).toBe(0);
    expect(bar.show(3)).toBe(0);
    expect(bar.show(0, 20, risen(3))).toBe(0);
    expect([2, 6, 0, 1].map((rows) => bar.show(rows, 5))).toEqual([2, 6, 0, 1]);
  });

  it('needs a second rise if a row is not as high as a cell in the bar', () => {
    const bar = new Bar({ ...usual, unit: 0.5 });
    bar.show(0);
    bar.show(4);
    bar.show(0, 20, risen(4));
    expect(bar.show(6)).toBe(0);
    bar.show(0, 20, risen(6));
    expect([2, 8].map((rows) => bar.show(rows, 5))).toEqual([2, 8]);
  });

  it('learns from rows that rise one by one, and from a part of the announced rows', () => {
    const bar = new Bar();
    bar.show(0);
    bar.show(5);
    for (const left of [4, 3, 2]) bar.show(left, 4, risen(1));
    expect(bar.show(2)).toBe(2);
  });

  it('learns no bar that has not dropped by the number of risen rows', () => {
    const bar = new Bar();
    bar.show(0);
    bar.show(3);
    bar.show(3, 20, risen(2));
    bar.show(0);
    expect(bar.show(4)).toBe(0);
    bar.show(1, 20, risen(2));
    expect(bar.show(5)).toBe(0);
  });

  it('forgets a bar after two contradictions', () => {
    const bar = new Bar();
    bar.show(0);
    bar.show(2);
    bar.show(0, 20, risen(2));
    bar.show(3);
    bar.show(0, 20, risen(3));
    expect(bar.show(1)).toBe(1);
    bar.show(1, 20, risen(4));
    expect(bar.show(1)).toBe(1);
    bar.show(1, 20, risen(4));
    expect(bar.show(1)).toBe(0);
  });

  it('ignores a bar that disappears for one picture', () => {
    const bar = new Bar();
    bar.show(0);
    bar.show(2);
    bar.show(0, 20, risen(2));
    bar.show(4);
    expect(bar.show(0, 1)).toBe(4);
    expect(bar.show(4, 1)).toBe(4);
  });

  it('starts again if the board is at another place', () => {
    const bar = new Bar();
    bar.show(0);
    bar.show(2);
    bar.show(0, 20, risen(2));
    expect(bar.show(3)).toBe(3);
    const frame = { ...blank(400, 460, [0, 0, 0]), seq: 1, capturedAt: 1e6, origin: { x: 0, y: 0 }, full };
    bar.watch.readFrame(frame, { ...layout, board: { ...layout.board, x: 120 } }, []);
    expect(bar.watch.complete(state)).toBe(state);
  });
});
