/** Writes a picture to the network's input plane, in the size of its canvas. */
import { clip, pixelsOf } from '../../pixels/image.ts';
import type { Image, Rect, Size } from '../../types.ts';
import { addressesOf, makeRoom, type Kernel } from '../../wasm/instance.ts';
import { lineOf, type Plane } from '../Plane.ts';
import { axisOf, axisOver, evenAxisOf, wholeWeight, type Axis } from './axis.ts';
import type { Canvas } from './canvas.ts';

/** Levels of a channel become -1 to 1. */
const scale = 2 / 255;
/** The value outside the picture, on the same scale. */
const grey = 114 * scale - 1;
/** The bytes of a pixel, and of its sums; the kernel may read and write this many pixels beyond a line. */
const bytes = { pixel: 4, sums: 16 };
const beyond = 4;

/** `part`: whole pixels of the picture. `free`: the first byte address of the kernel's memory that may be used. */
export function putPicture(
  kernel: Kernel,
  plane: Plane,
  image: Image,
  part: Rect,
  { taken }: Canvas,
  free: number,
): void {
  const [across, down] = [axisOf(part.width, taken.width), axisOf(part.height, taken.height)];
  putLines(kernel, plane, image, part, { across, down, taken }, free);
  for (let y = 0; y < plane.height; y += 1) {
    const known = y < taken.height ? taken.width : 0;
    lineOf(kernel.memory.buffer, plane, y).fill(grey, known * plane.channels);
  }
}

/**
 * The part of the picture under `window`, which may extend beyond it, in the size of the plane. `free`: as in
 * `putPicture`.
 */
export function putPart(kernel: Kernel, plane: Plane, image: Image, window: Rect, free: number): void {
  const part = clip(window, image);
  const axis = (pixels: number, points: number, start: number, length: number) =>
    axisOver(pixels, points, start, length / points);
  const across = axis(part.width, plane.width, window.x - part.x, window.width);
  const down = axis(part.height, plane.height, window.y - part.y, window.height);
  putLines(kernel, plane, image, part, { across, down, taken: plane }, free);
  const isInside = across.seen.every((seen) => seen >= 1);
  for (let y = 0; y < plane.height; y += 1)
    if (!isInside || down.seen[y]! < 1)
      greyBeside(lineOf(kernel.memory.buffer, plane, y), plane.channels, across.seen, down.seen[y]!);
}

/** Fills the parts of a line's points outside the picture with grey. */
function greyBeside(line: Float32Array, channels: number, across: Float32Array, down: number): void {
  across.forEach((seen, x) => {
    if (seen * down >= 1) return;
    for (let channel = 0; channel < 3; channel += 1)
      line[x * channels + channel]! += (1 - seen * down) * (grey + 1);
  });
}

interface Axes {
  across: Axis;
  down: Axis;
  /** The number of points across and down. */
  taken: Size;
}

/** `part`: whole pixels of the picture; the axes begin there. */
function putLines(
  kernel: Kernel,
  plane: Plane,
  image: Image,
  part: Rect,
  { across, down, taken }: Axes,
  free: number,
): void {
  const { marks, parts } = evenAxisOf(down);
  const { at, end } = addressesOf(
    {
      pixels: bytes.pixel * (part.width * part.height + beyond),
      across: across.marks.byteLength,
      widths: across.parts.byteLength,
      down: marks.byteLength,
      heights: parts.byteLength,
      sums: bytes.sums * (part.width + beyond),
    },
    free,
  );
  makeRoom(kernel, end);
  const { buffer } = kernel.memory;
  copyPart(image, part, new Int32Array(buffer, at.pixels, part.width * part.height));
  new Int32Array(buffer, at.across, across.marks.length).set(across.marks);
  new Float32Array(buffer, at.widths, across.parts.length).set(across.parts);
  new Int32Array(buffer, at.down, marks.length).set(marks);
  new Int16Array(buffer, at.heights, parts.length).set(parts);
  const [{ width, height }, size] = [taken, scale / wholeWeight];
  kernel.resample(
    at.pixels,
    part.width,
    at.across,
    width,
    at.widths,
    at.down,
    height,
    at.heights,
    at.sums,
    size,
    -1,
    plane.at,
    plane.line,
  );
}

function copyPart(image: Image, { x, y, width, height }: Rect, to: Int32Array): void {
  const pixels = pixelsOf(image);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * image.width + x;
    to.set(pixels.subarray(from, from + width), row * width);
  }
}
