import { describe, expect, it } from 'vitest';
import { findEdges } from '../../../vision/pixels/edges.ts';
import { ColourSums } from '../../../vision/locating/measures/ColourSums.ts';
import { ScratchBuffers } from '../../../vision/pixels/ScratchBuffers.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, grain } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

function noise(width: number, height: number): Image {
  const image = blank(width, height, [90, 120, 60]);
  grain(image, { x: 0, y: 0, width, height }, 80, new Chance(width));
  return image;
}

/** What edges and colours sum up to in a few rectangles. */
function sumsOf(image: Image, buffers?: ScratchBuffers): number[] {
  const { width, height } = image;
  const scratch = buffers?.put(image);
  const edges = findEdges(image, scratch);
  const colours = new ColourSums(image, scratch);
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

describe('ScratchBuffers', () => {
  it('leaves no trace of the last picture in the next one, larger or smaller', () => {
    const buffers = new ScratchBuffers();
    for (const [width, height] of [
      [40, 30],
      [31, 17],
      [64, 48],
      [12, 60],
    ] as const)
      expect(sumsOf(noise(width, height), buffers)).toEqual(sumsOf(noise(width, height)));
  });

  it('holds a copy that later changes of the picture do not reach', () => {
    const image = noise(24, 9);
    const scratch = new ScratchBuffers().put(image);
    const before = findEdges(image).steps.slice();
    image.data.fill(7);
    expect([...findEdges(image, scratch).steps]).toEqual([...before]);
  });

  it('keeps the maps of one picture apart', () => {
    const scratch = new ScratchBuffers().put(noise(33, 21));
    const places = Object.values(scratch.at);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((at) => at % 16 === 0)).toBe(true);
  });
});
