import { describe, expect, it } from 'vitest';
import { recount, withoutFrame } from '../../../../vision/locating/fitting/recount.ts';
import { findEdges } from '../../../../vision/pixels/edges.ts';
import type { GameKind, Grid, Image, Rect } from '../../../../vision/types.ts';
import { blank, fill, type Colour } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const square: Rect = { x: 60, y: 40, width: 200, height: 380 };
const flat: Rect = { ...square, height: 300 };
const colours: Colour[] = [
  [220, 60, 60],
  [60, 200, 80],
  [240, 210, 60],
];
const stone: Colour = [120, 120, 130];

/** A well, and a stack of `rows` rows on its floor, as many as a row takes. */
function draw(columns: number, rows: number, high: number, board = square): Image {
  const image = blank(320, 480, [50, 50, 60]);
  fill(image, board, [8, 8, 12]);
  const [w, h] = [board.width / columns, board.height / rows];
  const chance = new Chance(7);
  for (let row = rows - high; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (chance.is(0.7))
        fill(
          image,
          { x: board.x + column * w + 1, y: board.y + row * h + 1, width: w - 2, height: h - 2 },
          chance.of(colours),
        );
  return image;
}

const gridOf = (game: GameKind, columns: number, rows: number, board = square): Grid => ({
  game,
  columns,
  rows,
  board,
});

describe('recount', () => {
  it.each([
    ['tetris', 10, 19, 20],
    ['tetris', 10, 20, 19],
    ['puyo', 6, 13, 12],
  ] as const)(
    'corrects a board of %s with %i x %i flat blocks that was found with %i rows',
    (game, columns, rows, told) => {
      const map = findEdges(draw(columns, rows, 6, flat));
      const right = gridOf(game, columns, rows, flat);
      expect(recount({ ...right, rows: told }, map)).toEqual(right);
      expect(recount(right, map)).toBe(right);
    },
  );

  it('keeps boards of square cells, and empty boards', () => {
    const found = gridOf('tetris', 10, 19);
    expect(recount(found, findEdges(draw(10, 20, 6)))).toBe(found);
    const empty = gridOf('tetris', 10, 20, flat);
    expect(recount(empty, findEdges(draw(10, 19, 0, flat)))).toBe(empty);
  });
});

describe('withoutFrame', () => {
  const found = gridOf('tetris', 10, 19);
  const row = (at: number, wider = 0): Rect => ({
    x: square.x - wider,
    y: square.y + at * 20,
    width: square.width + 2 * wider,
    height: 20,
  });

  it('removes a ceiling that was included', () => {
    const image = draw(10, 19, 6);
    fill(image, row(0), stone);
    expect(withoutFrame(found, image)).toEqual({
      ...found,
      rows: 18,
      board: { ...square, y: square.y + 20, height: square.height - 20 },
    });
  });

  it('removes a floor that was included, but not a row of garbage between the walls', () => {
    const floor = draw(10, 19, 0);
    fill(floor, row(18, 30), stone);
    expect(withoutFrame(found, floor)).toEqual({
      ...found,
      rows: 18,
      board: { ...square, height: square.height - 20 },
    });
    const garbage = draw(10, 19, 0);
    fill(garbage, row(18), stone);
    expect(withoutFrame(found, garbage)).toBe(found);
  });

  it('keeps a row of blocks of several colours, and a row below another one like it', () => {
    expect(withoutFrame(found, draw(10, 19, 6))).toBe(found);
    const stacked = draw(10, 19, 0);
    for (const at of [17, 18]) fill(stacked, row(at, 30), stone);
    expect(withoutFrame(found, stacked)).toBe(found);
  });

  it('changes Tetris boards only', () => {
    const image = draw(6, 19, 0);
    fill(image, row(0), stone);
    const puyo = gridOf('puyo', 6, 19);
    expect(withoutFrame(puyo, image)).toBe(puyo);
  });
});
