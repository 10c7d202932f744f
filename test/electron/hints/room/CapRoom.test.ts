import { expect, it } from 'vitest';
import type { BoardSighting } from '../../../../electron/hints/Advice.ts';
import { CapRoom } from '../../../../electron/hints/room/CapRoom.ts';
import { fractions } from '../../../../vision/space.ts';

const seen = {
  layout: { board: { x: 200, y: 120, width: 200, height: 360 } },
  full: { width: 600, height: 600 },
} as BoardSighting;

/** Half as large as the window; `level` of what stands below the board beside the grey. */
function picture(level: number) {
  const size = { width: 300, height: 300 };
  const data = new Uint8Array(4 * size.width * size.height).fill(60);
  data.fill(level, 4 * (252 * size.width + 130), 4 * (252 * size.width + 140));
  return { ...size, data, board: fractions({ x: 1 / 3, y: 0.2, width: 1 / 3, height: 0.6 }) };
}

it('keeps the side that it chose while a hint may be in the picture, and chooses anew for another board', () => {
  const room = new CapRoom();
  expect(room.side).toBe('below');
  expect(room.chooseSide(picture(200), seen, 1, false)).toBe(true);
  expect(room.side).toBe('right');
  expect(room.chooseSide(picture(60), seen, 1, true)).toBe(false);
  expect(room.side).toBe('right');
  expect(room.chooseSide({ ...picture(60), board: null }, seen, 1, false)).toBe(false);
  const other = { ...seen, full: { width: 700, height: 600 } };
  expect(room.chooseSide(picture(60), other, 1, true)).toBe(true);
  expect(room.side).toBe('below');
});

it('treats a board that is measured anew as the same one', () => {
  const room = new CapRoom();
  room.chooseSide(picture(200), seen, 1, false);
  const again = { ...seen, layout: { ...seen.layout, board: { ...seen.layout.board, x: 200.8 } } };
  expect(room.chooseSide(picture(60), again, 1, true)).toBe(false);
});
