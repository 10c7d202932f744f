import { pixelsOf } from './image.ts';
import type { Image } from '../types.ts';

/** Colours within this many levels of a channel are the same. */
const oneColour = 8;
/** All of a picture except a title bar. */
const nearlyAll = 0.9;

/** Whether almost all of a picture has one colour, like the picture of a program that draws directly to the screen. */
export function isPlain(image: Image): boolean {
  const pixels = pixelsOf(image);
  const middle = medianColour(pixels);
  const alike = pixels.reduce((sum, pixel) => sum + (isNear(pixel, middle) ? 1 : 0), 0);
  return alike >= nearlyAll * pixels.length;
}

const shifts = [0, 8, 16] as const;

const channelOf = (pixel: number, shift: number): number => (pixel >> shift) & 255;

/** The median of each channel, which is the value of most pixels. */
function medianColour(pixels: Int32Array): number {
  const medians = shifts.map((shift) => {
    const values = Uint8Array.from(pixels, (pixel) => channelOf(pixel, shift)).sort();
    return (values[values.length >> 1] ?? 0) << shift;
  });
  return medians.reduce((colour, channel) => colour | channel, 0);
}

const isNear = (pixel: number, colour: number): boolean =>
  shifts.every((shift) => Math.abs(channelOf(pixel, shift) - channelOf(colour, shift)) <= oneColour);
