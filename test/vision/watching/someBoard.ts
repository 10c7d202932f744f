/** A board and pictures of it, for tests to which it matters neither where it stands nor what is drawn. */
import type { Frame, Layout, Size } from '../../../vision/types.ts';

export const someLayout: Layout = {
  game: 'tetris',
  board: { x: 10, y: 10, width: 100, height: 200 },
  columns: 10,
  rows: 20,
  next: [],
  hold: null,
  confidence: 0.6,
};

/** A picture in one colour, with room for two such boards; a part of it where a smaller `size` is given. */
export function someFrame(capturedAt: number, size: Partial<Size> = {}, colour = 0): Frame {
  const full = { width: 400, height: 300 };
  const { width, height } = { ...full, ...size };
  const data = new Uint8Array(4 * width * height).fill(colour);
  return { seq: 0, capturedAt, width, height, data, origin: { x: 0, y: 0 }, full };
}
