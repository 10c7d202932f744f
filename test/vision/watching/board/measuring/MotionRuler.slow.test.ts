import { describe, expect, it } from 'vitest';
import type { Frame, Layout, Rect } from '../../../../../vision/types.ts';
import { MotionRuler } from '../../../../../vision/watching/board/measuring/MotionRuler.ts';
import { Chance } from '../../../synthetic/drawing/random.ts';

const full = { width: 400, height: 520 };
/** Cells of 22 pixels, half a cell inside a drawn frame. */
const board: Rect = { x: 71, y: 31, width: 220, height: 440 };
const cell = 22;
/** Columns and rows (from the top) of the four cells. */
const tee = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
] as const;
const ways: readonly (readonly [x: number, y: number])[] = [
  [4, 0],
  [4, 1],
  [5, 1],
  [6, 1],
  [6, 2],
  [7, 2],
  [7, 3],
  [7, 16],
  [3, 16],
  [0, 18],
  [1, 18],
];

function fill({ data }: Frame, { x, y, width, height }: Rect, value: number): void {
  for (let row = y; row < y + height; row += 1)
    data.fill(value, 4 * (row * full.width + x), 4 * (row * full.width + x + width));
}

const texture = Uint8Array.from(
  { length: 4 * full.width * full.height },
  (_, i) => (Math.imul(i >> 2, 0x9e3779b1) >>> 28) * 3,
);

/** By how many pixels the board's ends are off. */
type Ends = readonly [left: number, top: number, right: number, bottom: number];
type Place = readonly [column: number, row: number];

/**
 * A board with a texture and a piece whose upper left corner stands at this column and row, seen at this time. Its blocks
 * end `inset` pixels inside of their cells.
 */
function draw(capturedAt: number, place: Place, inset = 0): Frame {
  const data = texture.slice();
  const frame = { seq: capturedAt, capturedAt, ...full, data, origin: { x: 0, y: 0 }, full };
  drawPiece(frame, place, inset);
  return frame;
}

function drawPiece(frame: Frame, [column, row]: Place, inset = 0): void {
  const size = cell - 2 * inset;
  for (const [dx, dy] of tee) {
    const [x, y] = [board.x + (column + dx) * cell + inset, board.y + (row + dy) * cell + inset];
    fill(frame, { x: Math.round(x), y: Math.round(y), width: size, height: size }, 200);
  }
}

/** The piece where it begins, and over the board's middle a "1" of other parts than cells, from 0 = away to 1 = white. */
function drawCount(capturedAt: number, light: number): Frame {
  const frame = draw(capturedAt, ways[0]!);
  const [x, y] = [board.x + 5 * cell - 11, board.y + 9 * cell - 6];
  const part = (dx: number, dy: number, width: number, height: number): void =>
    fill(frame, { x: x + dx, y: y + dy, width, height }, 255 * light);
  part(8, 0, 6, 44);
  part(0, 38, 22, 6);
  part(1, 3, 7, 22);
  return frame;
}

/** Of a page over the lower half, wider than the board: of broad lines that stand in no cells. */
const pageLine = (row: number): Rect => ({ x: 40, y: 242 + row * 47, width: 280, height: 43 });

/** The board with its ends moved by so many pixels. */
const layoutOff = (left: number, top: number, right: number, bottom: number): Layout => ({
  game: 'tetris',
  board: {
    x: board.x + left,
    y: board.y + top,
    width: board.width + right - left,
    height: board.height + bottom - top,
  },
  columns: 10,
  rows: 20,
  next: [],
  hold: null,
  confidence: 0.4,
});

/** Where the board is after all frames. */
const measure = (start: Layout, frames: readonly Frame[]): Rect => {
  const ruler = new MotionRuler();
  return frames.reduce(
    (layout, frame) => ({ ...layout, board: ruler.measureFrame(frame, layout) ?? layout.board }),
    start,
  ).board;
};

/** The piece in one place after the other; in each it is seen three times. */
const stepping = (places: readonly Place[] = ways, inset = 0): Frame[] =>
  places.flatMap((place, step) => [0, 30, 60].map((ms) => draw(100 * step + ms, place, inset)));

/** Pieces that glide down without a wait, 20 frames a second, each from the top as soon as the last one has landed. */
function gliding(columns: readonly number[]): Frame[] {
  const [floor, rowsPerFrame] = [18, 0.3];
  const frames: Frame[] = [];
  columns.forEach((column, piece) => {
    for (let row = 0; row < floor; row += rowsPerFrame) {
      const frame = draw(50 * frames.length, [column, row]);
      for (const before of columns.slice(0, piece)) drawPiece(frame, [before, floor]);
      frames.push(frame);
    }
  });
  return frames;
}

/** How far it is from a row to the next, 0..1: the first part of each step is a glide, then it waits. */
const glideMs = 80;
const stepMs = 400;
const fallen = (at: number): number => Math.floor(at / stepMs) + Math.min(1, (at % stepMs) / glideMs);

function farthest(a: Rect, b: Rect): number {
  const right = (rect: Rect) => rect.x + rect.width;
  const bottom = (rect: Rect) => rect.y + rect.height;
  const ends = [a.x - b.x, a.y - b.y, right(a) - right(b), bottom(a) - bottom(b)];
  return Math.max(...ends.map(Math.abs)) / cell;
}

describe('the numbers of columns and rows shown by moving pieces', () => {
  const redivided = (columns: number, rows: number, frames: readonly Frame[]) => {
    const layout = { ...layoutOff(0, 0, 0, 0), columns, rows };
    const ruler = new MotionRuler();
    for (const frame of frames) ruler.measureFrame(frame, layout);
    const { redivided } = ruler;
    return redivided && [redivided.columns, redivided.rows];
  };
  const few = stepping(ways.slice(0, 6));

  it.each([8, 9, 11, 12, 13])('are ten and twenty, not %i columns', (columns) => {
    expect(redivided(columns, 20, few)).toEqual([10, 20]);
  });

  it.each([18, 22])('are ten and twenty, not %i rows', (rows) => {
    expect(redivided(10, rows, stepping())).toEqual([10, 20]);
  });

  it.each([
    { of: 'pieces that step', frames: stepping() },
    { of: 'pieces that are smaller than their cells', frames: stepping(ways, 2) },
    { of: 'pieces that glide', frames: gliding([1, 5, 7]) },
  ])('are those it was found with, of $of', ({ frames }) => {
    expect(redivided(10, 20, frames)).toBeNull();
  });
});

describe('a board measured by moving pieces', () => {
  it.each([
    [-3, 0, 3, 10],
    [8, -8, 8, 8],
    [-9, -9, 9, 9],
    [6, 7, -6, -7],
  ])('is corrected if its ends are off by %i, %i, %i and %i pixels', (...off) => {
    expect(farthest(measure(layoutOff(...off), stepping()), board)).toBeLessThan(0.15);
  });

  it('is corrected even if it seemed sure and its top was too low, once a piece has stopped at four places', () => {
    const sure = { ...layoutOff(0, 9, 0, 0), confidence: 0.95 };
    expect(farthest(measure(sure, stepping(ways.slice(0, 4))), board)).toBeLessThan(0.15);
  });

  it('does not move while a number counts down over it', () => {
    const sure = { ...layoutOff(0, 0, 0, 0), confidence: 0.95 };
    const fading = [0.9, 0.7, 0.5, 0.3, 0.1, 0].flatMap((light, i) =>
      [0, 30, 60].map((ms) => drawCount(100 * i + ms, light)),
    );
    expect(measure(sure, fading)).toEqual(board);
  });

  it('does not move while pages with other lines cover a part of it', () => {
    const paged = stepping().map((frame, i) => {
      const page = Math.floor(i / 3) % 2;
      if (page) for (let row = 0; row < 5; row += 1) fill(frame, pageLine(row), 255);
      return frame;
    });
    const layout = layoutOff(0, 0, 0, 0);
    expect(measure(layout, paged)).toEqual(layout.board);
  });

  it('is corrected by blocks that are smaller than their cells', () => {
    const sure = { ...layoutOff(0, 8, 0, 0), confidence: 0.95 };
    expect(farthest(measure(sure, stepping(ways, 2)), board)).toBeLessThan(0.15);
  });

  it.each<[string, Ends]>([
    ['too low', [0, 9, 0, 9]],
    ['too low at the top', [0, 9, 0, 0]],
  ] as const)('is corrected if it was %s, by landed pieces while others glide', (_, off) => {
    const sure = { ...layoutOff(...off), confidence: 0.95 };
    expect(farthest(measure(sure, gliding([0, 4, 7, 3])), board)).toBeLessThan(0.15);
  });

  it('does not move when gliding pieces land in its cells', () => {
    const layout = layoutOff(0, 0, 0, 0);
    expect(measure(layout, gliding([0, 4, 7, 3]))).toEqual(layout.board);
  });

  it('does not move if it is right', () => {
    const layout = layoutOff(0, 0, 0, 0);
    expect(measure(layout, stepping())).toEqual(layout.board);
  });

  it('is measured in parts of pictures as well', () => {
    const origin = { x: 40, y: 10 };
    const [width, height] = [300, 500];
    const part = (frame: Frame): Frame => {
      const data = new Uint8Array(4 * width * height);
      for (let row = 0; row < height; row += 1) {
        const from = 4 * ((origin.y + row) * full.width + origin.x);
        data.set(frame.data.subarray(from, from + 4 * width), 4 * row * width);
      }
      return { ...frame, data, origin, width, height };
    };
    expect(farthest(measure(layoutOff(-3, 0, 3, 10), stepping().map(part)), board)).toBeLessThan(0.15);
  });

  it('is corrected despite a text cursor of half a cell beside the piece', () => {
    const frames = stepping().map((frame, i) => {
      const [column, row] = ways[Math.floor(i / 3)]!;
      const [x, y] = [board.x + (column + 3) * cell, board.y + (row + 1) * cell];
      fill(frame, { x, y, width: cell / 2, height: cell }, 255);
      return frame;
    });
    expect(farthest(measure(layoutOff(-3, 0, 6, 10), frames), board)).toBeLessThan(0.15);
  });

  it('does not move while a piece glides continuously', () => {
    const layout = layoutOff(5, 5, 5, 5);
    const drifting = Array.from({ length: 90 }, (_, i) => draw(50 * i, [3 + 0.37 * (i % 9), i * 0.19]));
    expect(measure(layout, drifting)).toEqual(layout.board);
  });

  it('does not move while a piece glides so slowly that it is seen at one place several times', () => {
    const layout = layoutOff(0, 5, 0, 5);
    const creeping = Array.from({ length: 90 }, (_, i) => [3, i / cell] as const);
    expect(measure(layout, stepping(creeping))).toEqual(layout.board);
  });

  it('is corrected by a piece that glides from row to row, at any times of the pictures', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const chance = new Chance(seed);
      const between = [30, 60, 100, 150][seed % 4]!;
      const frames: Frame[] = [];
      for (let at = 0; at < 12 * stepMs; at += Math.round(between * chance.between(0.5, 1.5)))
        frames.push(draw(at, [3, fallen(at)]));
      expect(farthest(measure(layoutOff(0, 8, 0, 0), frames), board)).toBeLessThan(0.15);
    }
  });

  it('does not move if all of it changes', () => {
    const ruler = new MotionRuler();
    const layout = layoutOff(5, 5, 5, 5);
    for (let i = 0; i < 90; i += 1) {
      const frame = draw(30 * i, [4, 4]);
      fill(frame, board, i % 6 < 3 ? 90 : 200);
      expect(ruler.measureFrame(frame, layout)).toBeNull();
    }
  });
});
