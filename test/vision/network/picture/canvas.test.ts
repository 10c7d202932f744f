import { describe, expect, it } from 'vitest';
import { canvasFor } from '../../../../vision/network/picture/canvas.ts';

describe('the canvas', () => {
  it.each([
    ['a screen', 1920, 1080, 384, 224, { width: 384, height: 216 }],
    ['a square', 600, 600, 288, 288, { width: 288, height: 288 }],
    ['a phone', 1080, 2340, 224, 352, { width: 162, height: 352 }],
    ['a small window', 160, 144, 288, 288, { width: 288, height: 259 }],
    ['a strip', 1000, 2, 384, 224, { width: 384, height: 1 }],
  ])('for %s leaves as little unused room as possible', (_, width, height, wide, high, taken) => {
    expect(canvasFor({ width, height })).toMatchObject({ width: wide, height: high, taken });
  });
});
