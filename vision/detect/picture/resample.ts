/** Puts a picture into the network's room, in the size of its canvas. */
import { pixelsOf } from '../../pixels/image.ts';
import type { Image } from '../../types.ts';
import { addressesOf, makeRoom, type Kernel } from '../../wasm/instance.ts';
import { lineOf, type Plane } from '../../network/Plane.ts';
import { axisOf } from './axis.ts';
import type { Canvas } from './canvas.ts';

/** Levels of a channel become -1 to 1. */
const scale = 2 / 255;
/** What lies beside the picture, in the same measure. */
const grey = 114 * scale - 1;
const bytes = 4;

/** `free`: the byte address from which on the kernel's memory may be used. */
export function putPicture(
  kernel: Kernel,
  plane: Plane,
  image: Image,
  { taken }: Canvas,
  free: number,
): void {
  const [across, down] = [axisOf(image.width, taken.width), axisOf(image.height, taken.height)];
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
