import { describe, expect, it } from 'vitest';
import type { Frame, Image, Layout, Rect } from '../../../../../vision/types.ts';
import { crop } from '../../../../../vision/pixels/image.ts';
import { PuyoRuler } from '../../../../../vision/watching/board/measuring/PuyoRuler.ts';
import { regionOf } from '../../../../../vision/watching/pictureParts.ts';
import { apart, boardsWith, moved } from '../../../simulated/misplaced.ts';
import { blank, disc, fill, grey } from '../../../synthetic/drawing/paint.ts';
import { Chance } from '../../../synthetic/drawing/random.ts';

const frameOf = (image: Image, capturedAt: number): Frame => ({
  ...image,
  seq: 0,
  capturedAt,
  origin: { x: 0, y: 0 },
  full: { width: image.width, height: image.height },
});

const layoutAt = (board: Rect): Layout => ({
  game: 'puyo',
  board,
  columns: 6,
  rows: 12,
  next: [],
  hold: null,
  confidence: 0.8,
});

/** Where the board is taken to be after each of the pictures, which come so many milliseconds after one another. */
function watch(pictures: readonly Image[], start: Rect, every = 300): Rect[] {
  const ruler = new PuyoRuler();
  let board = start;
  return pictures.map(
    (image, i) => (board = ruler.measureFrame(frameOf(image, i * every), layoutAt(board)) ?? board),
  );
}

const held = (image: Image, count: number): Image[] => Array.from({ length: count }, () => image);

describe('a watched Puyo board', () => {
  const chance = new Chance(31);
  const boards = boardsWith(8, 24, 400);

  it('is corrected within eight frames if it is off its cells', () => {
    const left = boards.map(({ image, board }) => {
      const [x, y] = [-1, 1].map(() => chance.of([-1, 1]) * chance.between(0.1, 0.4)) as [number, number];
      return apart(watch(held(image, 8), moved(board, x, y)).at(-1)!, board);
    });
    expect(left.filter((way) => way <= 0.1).length).toBeGreaterThanOrEqual(0.85 * left.length);
    expect(Math.max(...left)).toBeLessThan(0.41);
  });

  it('does not move if it is right', () => {
    const left = boards.map(({ image, board }) => {
      const places = watch(held(image, 8), moved(board, chance.between(-0.02, 0.02), 0));
      return Math.max(...places.map((place) => apart(place, board)));
    });
    expect(left.filter((way) => way > 0.05).length).toBeLessThanOrEqual(0.15 * left.length);
    expect(Math.max(...left)).toBeLessThan(0.13);
  });

  it('is moved fewer than four times', () => {
    for (const { image, board } of boards.slice(0, 8)) {
      const places = watch(held(image, 16), moved(board, 0.25, -0.25));
      const moves = places.filter((place, i) => i > 0 && place !== places[i - 1]);
      expect(moves.length).toBeLessThan(4);
    }
  });
});

const cell = 30;
const board: Rect = { x: 60, y: 30, width: 6 * cell, height: 12 * cell };

/** Puyo on a plain ground, by column and rows above the floor. */
function draw(places: readonly (readonly [x: number, y: number])[]): Image {
  const image = blank(320, 420, grey(90));
  fill(image, board, grey(30));
  for (const [x, y] of places) {
    const [u, v] = [board.x + (x + 0.5) * cell, board.y + (11.5 - y) * cell];
    disc(image, u, v, 0.45 * cell, [205, 60, 50]);
    for (const side of [-5, 5]) disc(image, u + side, v - 3, 3.5, grey(240));
  }
  return image;
}

const resting = [
  [1, 0],
  [2, 0],
] as const;

describe('PuyoRuler', () => {
  it('needs two puyo that rest for a while', () => {
    const start = moved(board, 0, 0.28);
    expect(watch(held(draw(resting), 4), start).at(-1)).toBe(start);
    expect(apart(watch(held(draw(resting), 5), start).at(-1)!, board)).toBeLessThan(0.1);
    expect(watch(held(draw([resting[0]]), 8), start).at(-1)).toBe(start);
  });

  it('does not mistake a falling pair for a resting one', () => {
    const falling = Array.from({ length: 40 }, (_, i) =>
      draw([
        [2, Math.max(0, 3 - 0.1 * i)],
        [3, Math.max(0, 3 - 0.1 * i)],
      ]),
    );
    for (const place of watch(falling, board, 250)) expect(apart(place, board)).toBeLessThan(0.1);
  });

  it('uses the last place of a pair that has stopped in the air for long', () => {
    const stopped = [
      [2, 0.3],
      [3, 0.3],
    ] as const;
    const film = [
      ...held(draw(stopped), 8),
      ...held(
        draw([
          [2, 0],
          [3, 0],
        ]),
        8,
      ),
    ];
    expect(apart(watch(film, board).at(-1)!, board)).toBeLessThan(0.1);
  });

  it('does not measure an empty board', () => {
    const start = moved(board, 0.2, 0.3);
    expect(watch(held(draw([]), 8), start).at(-1)).toBe(start);
  });

  it('measures the same in a part of the picture as in all of it', () => {
    const start = moved(board, 0.2, 0.3);
    const image = draw([...resting, [1, 1], [4, 0]]);
    const whole = watch(held(image, 6), start).at(-1)!;
    const ruler = new PuyoRuler();
    let place = start;
    for (let i = 0; i < 6; i += 1) {
      const frame = frameOf(image, 300 * i);
      const area = regionOf(layoutAt(place), frame.full);
      const part = { ...frame, ...crop(frame, area), origin: { x: area.x, y: area.y } };
      place = ruler.measureFrame(part, layoutAt(place)) ?? place;
    }
    expect(apart(place, whole)).toBeLessThan(0.02);
  });

  it('is sure after a few pairs', () => {
    const ruler = new PuyoRuler();
    const image = draw([0, 1, 2, 3].flatMap((x) => [[x, 0] as const, [x, 1] as const]));
    for (let i = 0; i < 6; i += 1) ruler.measureFrame(frameOf(image, 300 * i), layoutAt(board));
    expect(ruler.isSure).toBe(true);
  });
});
