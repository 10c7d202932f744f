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
  const shelved = shelf?.put(image);
  const edges = findEdges(image, shelved);
  const colours = new ColourSums(image, shelved);
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

  it('holds a copy: what becomes of the picture later is not seen', () => {
    const image = noise(24, 9);
    const shelved = new Shelf().put(image);
    const before = findEdges(image).steps.slice();
    image.data.fill(7);
    expect([...findEdges(image, shelved).steps]).toEqual([...before]);
  });

  it('keeps the maps of one picture apart', () => {
    const shelved = new Shelf().put(noise(33, 21));
    const places = Object.values(shelved.at);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((at) => at % 16 === 0)).toBe(true);
  });
});
