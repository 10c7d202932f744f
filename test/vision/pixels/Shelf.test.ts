import { describe, expect, it } from 'vitest';
import { findEdges } from '../../../vision/pixels/edges.ts';
import { ColourSums } from '../../../vision/locating/measures/ColourSums.ts';
import { Shelf } from '../../../vision/pixels/Shelf.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, grain } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

function noise(width: number, height: number): Image {
  const image = blank(width, height, [90, 120, 60]);
  grain(image, { x: 0, y: 0, width, height }, 80, new Chance(width));
  return image;
}

/** What edges and colours sum up to in a few rectangles. */
function sumsOf(image: Image, shelf?: Shelf): number[] {
  const { width, height } = image;
  const edges = findEdges(image, shelf);
  const colours = new ColourSums(image, shelf);
  const rects: [number, number, number, number][] = [
    [0, 0, width, height],
    [1, 1, width - 1, height - 1],
    [3, 2, 9, 7],
  ];
  return rects.flatMap((rect) => [
    edges.across.sum(...rect),
    edges.down.sum(...rect),
    edges.steps.reduce((sum, step) => sum + step, 0),
    colours.power(...rect),
    colours.squares(...rect),
  ]);
}

describe('Shelf', () => {
  it('leaves nothing of the last picture in the next one, larger or smaller', () => {
    const shelf = new Shelf();
    for (const [width, height] of [
      [40, 30],
      [31, 17],
      [64, 48],
      [12, 60],
    ] as const)
      expect(sumsOf(noise(width, height), shelf)).toEqual(sumsOf(noise(width, height)));
  });

  it('gives the same memory again, and more where it is too little', () => {
    const shelf = new Shelf();
    const first = shelf.numbers('one', 10).fill(7);
    expect(shelf.numbers('one', 4).buffer).toBe(first.buffer);
    expect(shelf.numbers('two', 4).buffer).not.toBe(first.buffer);
    expect(shelf.numbers('one', 20)).toHaveLength(20);
    expect(shelf.bytes('one', 3)).toHaveLength(3);
  });
});
