import { describe, expect, it } from 'vitest';
import type { Frame, Layout, Rect } from '../../../../../vision/types.ts';
import { CellSteps } from '../../../../../vision/watching/board/measuring/CellSteps.ts';
import { wellFilm, wellLayout } from '../../../simulated/wellFilm.ts';
import { fill } from '../../../synthetic/drawing/paint.ts';

const { board } = wellLayout;
const cell = board.width / wellLayout.columns;
const filmed = [...wellFilm({ seed: 3, pieces: 2, art: 'photo', veil: 0.9 })].map(({ frame }) => frame);

/** Whether the steps that these frames show ever contradict a board that stands so. */
function contradicts(layout: Partial<Layout>, frames: readonly Frame[] = filmed): boolean {
  const steps = new CellSteps();
  const one = { ...wellLayout, ...layout };
  return frames.some((frame) => (steps.observe(frame, one), steps.contradict(one)));
}

/** The board further right and down by so many of its cells. */
const beside = (dx: number, dy: number): Rect => ({
  ...board,
  x: board.x + dx * cell,
  y: board.y + dy * cell,
});

/** The first picture, with something drawn on it, 20 times a second. */
const drawn = (draw: (frame: Frame, seq: number) => void): Frame[] =>
  Array.from({ length: 100 }, (_, seq) => {
    const [still] = filmed;
    const frame = { ...still!, data: still!.data.slice(), seq, capturedAt: still!.capturedAt + 50 * seq };
    draw(frame, seq);
    return frame;
  });

describe('pieces that step from cell to cell', () => {
  it.each<[string, Partial<Layout>]>([
    ['exactly its cells', {}],
    ['its cells, moved aside by a fifth of a cell', { board: beside(0.2, 0) }],
    ['its cells, too low by a fifth of a cell', { board: beside(0, 0.2) }],
    ['its cells, with some missing', { board: { ...board, height: 18 * cell }, rows: 18 }],
  ])('do not contradict a board of %s', (_, layout) => {
    expect(contradicts(layout)).toBe(false);
  });

  it.each<[string, Partial<Layout>]>([
    ['fewer columns', { columns: 9 }],
    ['fewer rows', { rows: 18 }],
    ['more rows', { rows: 22 }],
    ['larger cells', { columns: 8, rows: 16 }],
    ['the cells of a field of puyo', { game: 'puyo', columns: 6, rows: 12 }],
    ['its cells, moved aside by half a cell', { board: beside(0.5, 0) }],
    ['its cells, too high by half a cell', { board: beside(0, -0.5) }],
  ])('contradict a board of %s', (_, layout) => {
    expect(contradicts(layout)).toBe(true);
  });
});

describe('movement outside cells', () => {
  const bar = { width: 40, height: 24 };
  it.each<[string, Frame[]]>([
    [
      'drifts across the board',
      drawn((frame, seq) => fill(frame, { x: 80 + 2 * seq, y: 60 + 3 * seq, ...bar }, [240, 60, 60])),
    ],
    [
      'blinks',
      drawn((frame, seq) => seq % 20 < 10 && fill(frame, { x: 155, y: 313, ...bar }, [240, 240, 240])),
    ],
    ['changes the whole board', drawn((frame, seq) => seq % 20 < 10 && fill(frame, board, [90, 90, 90]))],
  ])('contradicts no board when it %s', (_, frames) => {
    expect(contradicts({ columns: 9 }, frames)).toBe(false);
  });
});
