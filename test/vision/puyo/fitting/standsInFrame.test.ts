import { describe, expect, it } from 'vitest';
import { standsInFrame, standsOnFloor } from '../../../../vision/puyo/fitting/standsInFrame.ts';
import type { Rect } from '../../../../vision/types.ts';
import { blank, disc, fill, grey, grow } from '../../synthetic/drawing/paint.ts';

const board: Rect = { x: 60, y: 40, width: 180, height: 360 };

/** A dark well in a light frame, open at the top where wanted, with a full row of puyo on its floor. */
function well(isOpen: boolean) {
  const image = blank(300, 440, grey(70));
  fill(image, grow(board, 6), grey(190));
  fill(image, board, grey(20));
  if (isOpen) fill(image, { ...board, y: 0, height: 100 }, grey(20));
  for (let x = 0; x < 6; x += 1) disc(image, board.x + 30 * x + 15, board.y + 345, 14, [200, 40, 40]);
  return image;
}

const stands = (image: ReturnType<typeof well>, dy: number, higher = 0): boolean =>
  standsInFrame(image, {
    board: { ...board, y: board.y + dy, height: board.height + higher },
    columns: 6,
    rows: 12,
  });

describe('standsInFrame', () => {
  it('is true for a board between a floor and a ceiling', () => {
    expect(stands(well(false), 0)).toBe(true);
    expect(stands(well(false), 0.4)).toBe(true);
  });

  it.each([
    [9, 0],
    [-9, 0],
    [0, -14],
    [9, -9],
  ])('is false for a board that is moved by %i and %i higher', (dy, higher) =>
    expect(stands(well(false), dy, higher)).toBe(false),
  );

  it('is false for a board below an open top', () => expect(stands(well(true), 0)).toBe(false));
});

describe('standsOnFloor', () => {
  const lower = (by: number): Rect => ({ ...board, height: board.height + by });
  const grid = { board, columns: 6, rows: 12 };

  it('is true if the first place is on the floor and the second is not', () => {
    expect(standsOnFloor(well(true), grid, lower(0), lower(3))).toBe(true);
    expect(standsOnFloor(well(true), grid, lower(3), lower(0))).toBe(false);
    expect(standsOnFloor(well(true), grid, lower(0), lower(1))).toBe(false);
  });
});
