import { describe, expect, it } from 'vitest';
import { surroundingsOf } from '../../../electron/capture/surroundings.ts';
import type { Layout, Rect } from '../../../vision/types.ts';

const layoutAt = (board: Rect, next: Rect[] = []): Layout => ({
  game: 'puyo',
  board,
  columns: 6,
  rows: 12,
  next,
  hold: null,
  confidence: 1,
});

const holds = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe('surroundingsOf', () => {
  const [left, right] = [34, 418].map((x) => ({ x, y: 32, width: 192, height: 384 })) as [Rect, Rect];

  it("includes the other player's board, on either side", () => {
    const full = { width: 1280, height: 720 };
    expect(holds(surroundingsOf(layoutAt(left), full), right)).toBe(true);
    expect(holds(surroundingsOf(layoutAt(right), full), left)).toBe(true);
  });

  it('is a part of the picture, and leaves out what is far away', () => {
    const full = { width: 1920, height: 1080 };
    const area = surroundingsOf(layoutAt({ ...left, x: 20 }), full);
    expect(area.x).toBe(0);
    expect(area.y).toBe(0);
    expect(area.x + area.width).toBeLessThan(700);
    expect(area.y + area.height).toBeLessThan(500);
  });

  it('includes previews that are farther away', () => {
    const box = { x: 1500, y: 900, width: 60, height: 60 };
    const area = surroundingsOf(layoutAt(right, [box]), { width: 1920, height: 1080 });
    expect(holds(area, box)).toBe(true);
  });
});
