import { pixelsOf } from './image.ts';
import type { Image } from '../types.ts';

/** Levels of a channel that a colour may be off and still be the same one. */
const oneColour = 8;
/** All of a picture but a title bar. */
const nearlyAll = 0.9;

/** Whether nearly all of a picture shows one colour, as that of a program that draws for the screen alone does. */
export function isPlain(image: Image): boolean {
  const pixels = pixelsOf(image);
  const middle = medianColour(pixels);
  const alike = pixels.reduce((sum, pixel) => sum + (isNear(pixel, middle) ? 1 : 0), 0);
  return alike >= nearlyAll * pixels.length;
}

const shifts = [0, 8, 16] as const;

const channelOf = (pixel: number, shift: number): number => (pixel >> shift) & 255;

/** Of each channel, in its place: what most of the pixels show is what the middle one does. */
function medianColour(pixels: Int32Array): number {
  const medians = shifts.map((shift) => {
    const values = Uint8Array.from(pixels, (pixel) => channelOf(pixel, shift)).sort();
    return (values[values.length >> 1] ?? 0) << shift;
  });
  return medians.reduce((colour, channel) => colour | channel, 0);
}

const isNear = (pixel: number, colour: number): boolean =>
  shifts.every((shift) => Math.abs(channelOf(pixel, shift) - channelOf(colour, shift)) <= oneColour);
