import { describe, expect, it } from 'vitest';
import type { Frame, Layout } from '../../../../vision/types.ts';
import {
  RememberedLayouts,
  type KnownLayout,
} from '../../../../vision/watching/searching/RememberedLayouts.ts';

const size = { width: 40, height: 60 };

function frame(full = size, part = full): Frame {
  return { seq: 0, capturedAt: 0, ...part, data: new Uint8Array(0), origin: { x: 0, y: 0 }, full };
}

function remembered(x: number, full = size): KnownLayout {
  const board = { x, y: 0, width: 20, height: 40 };
  return {
    full,
    layout: { game: 'tetris', board, columns: 10, rows: 20, next: [], hold: null, confidence: 1 },
  };
}

/** Layouts fit whose board starts at one of these columns. */
const fitting =
  (...xs: number[]) =>
  (_: unknown, { board }: Layout) =>
    xs.includes(board.x) ? 0.9 : 0.5;

describe('RememberedLayouts', () => {
  it('offers fitting layouts, the latest first, each once', () => {
    const rememberedLayouts = new RememberedLayouts(
      [remembered(1), remembered(2), remembered(3)],
      fitting(1, 3),
    );
    const offered = [1, 2, 3].map(() => rememberedLayouts.candidateIn(frame())?.layout.board.x ?? null);
    expect(offered).toEqual([3, 1, null]);
    rememberedLayouts.restart();
    expect(rememberedLayouts.candidateIn(frame())?.layout.board.x).toBe(3);
  });

  it('keeps a layout that does not fit yet', () => {
    let fits: number[] = [];
    const rememberedLayouts = new RememberedLayouts([remembered(1)], (image, layout) =>
      fitting(...fits)(image, layout),
    );
    expect(rememberedLayouts.candidateIn(frame())).toBeNull();
    fits = [1];
    expect(rememberedLayouts.candidateIn(frame())?.layout.board.x).toBe(1);
  });

  it('offers nothing for a picture of another size, or for a part of a picture', () => {
    const rememberedLayouts = new RememberedLayouts(
      [remembered(1, { width: 41, height: 60 }), remembered(2)],
      fitting(1, 2),
    );
    expect(rememberedLayouts.candidateIn(frame(size, { width: 20, height: 60 }))).toBeNull();
    expect(rememberedLayouts.candidateIn(frame({ width: 40, height: 61 }))).toBeNull();
    expect(rememberedLayouts.candidateIn(frame())?.layout.board.x).toBe(2);
  });
});
