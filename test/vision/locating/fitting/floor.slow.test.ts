import { describe, expect, it } from 'vitest';
import type { Grid, Image } from '../../../../vision/types.ts';
import { reachCeiling, reachFloor, standOnFloor } from '../../../../vision/locating/fitting/floor.ts';
import { drawPuyo } from '../../synthetic/puyo/puyoGame.ts';
import { blank, disc, fill, grey, type Colour } from '../../synthetic/drawing/paint.ts';

const cell = 30;
const well = { x: 80, y: 40, width: 6 * cell, height: 12 * cell };
const bottom = well.y + well.height;

interface Scene {
  /** How far the slab on which the walls stand reaches down, in pixels; 0: the walls go on. */
  slab?: number;
  slabColour?: Colour;
  puyo?: number;
  leftWall?: Colour;
}

function draw({ slab = 10, slabColour = grey(64), puyo = 0, leftWall = [170, 160, 140] }: Scene): Image {
  const image = blank(340, 480, [30, 90, 60]);
  fill(image, { x: well.x - 14, y: 0, width: 14, height: 480 }, leftWall);
  fill(image, { x: well.x + well.width, y: 0, width: 14, height: 480 }, [170, 160, 140]);
  fill(image, { ...well, height: 480 - well.y }, grey(24));
  if (slab > 0) fill(image, { x: well.x - 20, y: bottom, width: well.width + 40, height: slab }, slabColour);
  if (slab > 0)
    fill(image, { x: well.x - 20, y: bottom + slab, width: well.width + 40, height: 60 }, grey(110));
  for (let i = 0; i < puyo; i += 1)
    disc(image, well.x + (i + 0.5) * cell, bottom - cell / 2, 0.46 * cell, [210, 50, 40]);
  return image;
}

const gridTo = (lowest: number): Grid => ({
  game: 'puyo',
  columns: 6,
  rows: 12,
  board: { ...well, height: lowest - well.y },
});

const floorOf = (scene: Scene, found: number): number => {
  const { board } = standOnFloor(draw(scene), gridTo(found));
  return board.y + board.height;
};

describe('standOnFloor', () => {
  it.each([
    ['at the lower edge of the slab', {}, 10],
    ['inside the slab', {}, 5],
    ['at the lower edge of a light slab', { slabColour: grey(190) }, 10],
    ['below puyo', { puyo: 4 }, 10],
    ['below a full row', { puyo: 6 }, 10],
  ])('moves a board onto its slab that was found too low: %s', (_, scene, low) => {
    expect(Math.abs(floorOf(scene, bottom + low) - bottom)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['one that stands on it', {}, bottom],
    ['a board whose walls continue', { slab: 0 }, bottom + 10],
    ['a board that ends far below the floor', { slab: 60 }, bottom + 30],
    ['a board without clear walls', { leftWall: grey(24), slabColour: grey(24) }, bottom + 8],
  ])('leaves %s unchanged', (_, scene: Scene, found) => expect(floorOf(scene, found)).toBe(found));

  it('moves at most one of 20 correctly drawn boards', () => {
    let moved = 0;
    for (let seed = 500; seed < 520; seed += 1) {
      const { image, label } = drawPuyo(seed);
      const { board, columns, rows } = label;
      const { height } = standOnFloor(image, { game: 'puyo', board, columns, rows }).board;
      if (board.height - height > (0.06 * board.height) / rows) moved += 1;
    }
    expect(moved).toBeLessThanOrEqual(1);
  });
});

describe('reachFloor', () => {
  const reached = (scene: Scene, found: number): number => {
    const { board } = reachFloor(draw(scene), gridTo(found));
    return board.y + board.height;
  };

  it.each([
    ['an empty board', {}, 5],
    ['a board with puyo', { puyo: 4 }, 4],
  ])('extends %s that ends too high to its floor', (_, scene, high) => {
    expect(Math.abs(reached(scene, bottom - high) - bottom)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['one that stands on it', {}, bottom],
    ['a board that ends far above its floor', {}, bottom - 10],
    ['a board without a floor', { slab: 0 }, bottom - 5],
  ])('leaves %s unchanged', (_, scene: Scene, found) => expect(reached(scene, found)).toBe(found));
});

describe('reachCeiling', () => {
  /** A field under a dark ceiling whose frame is so thick, in pixels, and below which there is a shade. */
  function under(frame: number): Image {
    const image = blank(340, 480, [30, 90, 60]);
    fill(image, { ...well, x: well.x - frame, y: well.y - frame, width: well.width + 2 * frame }, grey(170));
    fill(image, well, grey(60));
    for (let i = 0; i < 6; i += 1) fill(image, { ...well, y: well.y + i, height: 1 }, grey(20 + 7 * i));
    return image;
  }

  it.each([
    [8, 4],
    [8, 0],
    [4, -2],
  ])('finds the ceiling below a frame of %d pixels for a field that was found %d too low', (frame, low) => {
    const board = { ...well, y: well.y + low, height: well.height - low };
    const { y, height } = reachCeiling(under(frame), { ...gridTo(0), board }).board;
    expect(Math.abs(y - well.y)).toBeLessThanOrEqual(1);
    expect(y + height).toBe(bottom);
  });

  it('leaves a field without a ceiling unchanged', () => {
    const grid = gridTo(bottom);
    expect(reachCeiling(blank(340, 480, grey(60)), grid)).toBe(grid);
  });
});
