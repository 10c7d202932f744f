import { describe, expect, it } from 'vitest';
import { scenePixels } from '../../../../vision/space.ts';
import { capGap, capRects, capsOf, capSize } from '../../../../electron/contract/hint/caps.ts';

describe('capsOf', () => {
  it('keeps the order and lets repeated presses share a cap', () => {
    expect(capsOf(['hold', 'left', 'left', 'cw', 'left', 'hardDrop'])).toEqual([
      { key: 'hold', times: 1 },
      { key: 'left', times: 2 },
      { key: 'cw', times: 1 },
      { key: 'left', times: 1 },
      { key: 'hardDrop', times: 1 },
    ]);
  });

  it('shows six caps at most, then that more follow', () => {
    const six = ['left', 'cw', 'left', 'cw', 'left', 'cw'];
    expect(capsOf(six)).toHaveLength(6);
    expect(capsOf([...six, 'left']).map(({ key }) => key)).toEqual([...six, '…']);
  });

  it('ends before the room does', () => {
    const keys = ['hold', 'left', 'left', 'cw', 'hardDrop'];
    const end = (room: number) => {
      const last = capRects(capsOf(keys, room), scenePixels({ x: 0, y: 0 })).at(-1)!;
      return last.x + last.width;
    };
    const all = end(Infinity);
    expect(capsOf(keys, all)).toEqual(capsOf(keys));
    for (let room = 24; room < all; room++) {
      expect(end(room)).toBeLessThanOrEqual(room);
      expect(capsOf(keys, room).at(-1)!.key).toBe('…');
    }
  });
});

describe('capRects', () => {
  it('places caps side by side without overlap', () => {
    const rects = capRects(capsOf(['hold', 'left', 'left', 'cw', 'hardDrop']), scenePixels({ x: 10, y: 20 }));
    expect(rects[0]).toMatchObject({ x: 10, y: 20 });
    for (const [at, rect] of rects.slice(1).entries())
      expect(rect.x).toBe(rects[at]!.x + rects[at]!.width + capGap);
  });
});

describe('caps in a column', () => {
  const caps = capsOf(['hold', 'left', 'left', 'cw', 'hardDrop']);

  it.each([
    ['right', ({ x }: { x: number }) => x],
    ['left', ({ x, width }: { x: number; width: number }) => x + width],
  ] as const)('are one below the other on the %s, along one edge', (column, edge) => {
    const rects = capRects(caps, { ...scenePixels({ x: 100, y: 20 }), column });
    expect(new Set(rects.map(edge))).toEqual(new Set([100]));
    expect(rects.map(({ y }) => y)).toEqual(rects.map((_, at) => 20 + at * (capSize + capGap)));
  });
});
