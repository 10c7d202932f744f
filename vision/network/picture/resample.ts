/** Writes a picture to the network's input plane, in the size of its canvas. */
import { clip, crop, pixelsOf } from '../../pixels/image.ts';
import type { Image, Rect, Size } from '../../types.ts';
import { addressesOf, makeRoom, type Kernel } from '../../wasm/instance.ts';
import { lineOf, type Plane } from '../Plane.ts';
import { axisOf, axisOver, type Axis } from './axis.ts';
import type { Canvas } from './canvas.ts';

/** Levels of a channel become -1 to 1. */
const scale = 2 / 255;
/** The value outside the picture, on the same scale. */
const grey = 114 * scale - 1;
const bytes = 4;

/** `free`: the first byte address of the kernel's memory that may be used. */
export function putPicture(
  kernel: Kernel,
  plane: Plane,
  image: Image,
  { taken }: Canvas,
  free: number,
): void {
  const [across, down] = [axisOf(image.width, taken.width), axisOf(image.height, taken.height)];
  putLines(kernel, plane, image, { across, down, taken }, free);
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
  putLines(kernel, plane, crop(image, part), { across, down, taken: plane }, free);
  for (let y = 0; y < plane.height; y += 1)
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
  /** The number of points across and down; the plane's others are grey. */
  taken: Size;
}

function putLines(
  kernel: Kernel,
  plane: Plane,
  image: Image,
  { across, down, taken }: Axes,
  free: number,
): void {
  const { at, end } = addressesOf(
    {
      pixels: bytes * image.width * image.height,
      across: across.marks.byteLength,
      down: down.marks.byteLength,
      parts: across.parts.byteLength + down.parts.byteLength,
    },
    free,
  );
  makeRoom(kernel, end);
  const { buffer } = kernel.memory;
  const downMarks = down.marks.map((value, i) => (i % 3 === 2 ? value + across.parts.length : value));
  new Int32Array(buffer, at.pixels, image.width * image.height).set(pixelsOf(image));
  new Int32Array(buffer, at.across, across.marks.length).set(across.marks);
  new Int32Array(buffer, at.down, downMarks.length).set(downMarks);
  new Float32Array(buffer, at.parts, across.parts.length).set(across.parts);
  new Float32Array(buffer, at.parts + across.parts.byteLength, down.parts.length).set(down.parts);
  for (let y = 0; y < plane.height; y += 1) {
    lineOf(buffer, plane, y).fill(grey);
    if (y >= taken.height) continue;
    const line = at.down + 3 * bytes * y;
    const to = plane.at + y * plane.line;
    kernel.resampleLine(at.pixels, image.width, line, at.across, taken.width, at.parts, scale, -1, to);
  }
}
