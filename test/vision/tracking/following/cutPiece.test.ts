import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../../engine/tetris/types.ts';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';

/** An S of which only the lower half is on the board: as much as there is of an O. */
const halfOn = `...SS.....\n..........\n..........\n..........\n..........\n....XXX...\n.....X....\n${floor}`;

function enter(next: string, piece: Piece) {
  const feed = new Feed();
  feed.show(reading(highT, next), 4);
  feed.show(reading(lowT, next), 2);
  const cells = [3, 4].map((x) => [x, 7] as const);
  const above = piece === 'S' ? [4, 5] : [3, 4];
  const current = { piece, cells: [...cells, ...above.map((x) => [x, 8] as const)] };
  return feed.show(reading(halfOn, '', { current }), 6).state?.queue[0];
}

describe('a piece that comes in from above the frame', () => {
  it('is the announced one if that fits the visible cells', () => {
    expect(enter('O', 'S')).toBe('O');
    expect(enter('O', 'O')).toBe('O');
  });

  it('is the one in the reading if the announced one would look different', () => {
    expect(enter('I', 'S')).toBe('S');
  });
});
