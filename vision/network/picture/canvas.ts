/** The shape and size of a network's input picture; build/fit/detector/learning/shapes.py has the same shapes. */
import type { Size } from '../../types.ts';

/** Wide, square, tall. */
const shapes: readonly Size[] = [
  { width: 384, height: 224 },
  { width: 288, height: 288 },
  { width: 224, height: 352 },
];

export interface Canvas extends Size {
  /** Pixels of the canvas for each pixel of the picture. */
  scale: number;
  /** The part of the canvas, from its top left corner, that the picture fills. */
  taken: Size;
}

/** The canvas that leaves the least unused room. */
export function canvasFor({ width, height }: Size): Canvas {
  const crooked = (shape: Size): number =>
    Math.abs(Math.log((width * shape.height) / (height * shape.width)));
  const shape = shapes.reduce((a, b) => (crooked(b) < crooked(a) ? b : a));
  const scale = Math.min(shape.width / width, shape.height / height);
  const taken = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return { ...shape, scale, taken };
}
