import { expect, it } from 'vitest';
import { paintOver } from '../../../electron/capture/still.ts';

const size = { width: 4, height: 3 };

function painted(rect: { x: number; y: number; width: number; height: number }): string[] {
  const data = new Uint8Array(4 * size.width * size.height).fill(9);
  paintOver(data, size, rect);
  return Array.from({ length: size.height }, (_, y) =>
    Array.from({ length: size.width }, (_, x) => (data[4 * (y * size.width + x)] === 9 ? '.' : '#')).join(''),
  );
}

it.each([
  [{ x: 1, y: 1, width: 2, height: 1 }, ['....', '.##.', '....']],
  [{ x: 0.5, y: 0.5, width: 1, height: 1 }, ['##..', '##..', '....']],
  [{ x: -5, y: -5, width: 7, height: 6 }, ['##..', '....', '....']],
  [{ x: 3, y: 2, width: 50, height: 50 }, ['....', '....', '...#']],
  [{ x: 9, y: 9, width: 5, height: 5 }, ['....', '....', '....']],
])('paints over every pixel that %j touches, and no other', (rect, expected) => {
  expect(painted(rect)).toEqual(expected);
});
