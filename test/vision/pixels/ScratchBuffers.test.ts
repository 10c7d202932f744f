import { describe, expect, it } from 'vitest';
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

/** The mean colours of a few rectangles. */
function coloursOf(image: Image, buffers?: ScratchBuffers): number[] {
  const { width, height } = image;
  const colours = new ColourSums(image, buffers?.put(image));
  const patch = colours.patch(Int32Array.of(0, width, 1, width - 1, 3, 9), Int32Array.of(0, height, 2, 7));
  return [...patch];
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
      expect(coloursOf(noise(width, height), buffers)).toEqual(coloursOf(noise(width, height)));
  });

  it('holds a copy that later changes of the picture do not reach', () => {
    const image = noise(24, 9);
    const scratch = new ScratchBuffers().put(image);
    const before = coloursOf(image);
    image.data.fill(7);
    const patch = new ColourSums(image, scratch).patch(Int32Array.of(0, 24), Int32Array.of(0, 9));
    expect([...patch]).toEqual(before.slice(0, 3));
  });

  it('keeps the maps of one picture apart', () => {
    const scratch = new ScratchBuffers().put(noise(33, 21));
    const places = Object.values(scratch.at);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((at) => at % 16 === 0)).toBe(true);
  });
});
