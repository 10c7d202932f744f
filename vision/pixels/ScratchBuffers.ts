/** Reusable memory for the maps of one picture: allocating it for every picture costs more than filling it. */
import { addressesOf, makeRoom, newKernel, type Kernel } from '../wasm/instance.ts';
import { pixelsOf } from './image.ts';
import type { Image, Size } from '../types.ts';

/** The most pixels along one side of a patch. */
export const mostLines = 512;
/** The most pixels of a patch (see vision/locating/network/patch.ts), three bytes each. */
const mostPatched = 65_536;

/** A picture in a kernel's memory with room for its maps. */
export interface ScratchImage extends Size {
  kernel: Kernel;
  /** Byte addresses. */
  at: Readonly<Record<keyof ReturnType<typeof sizesOf>, number>>;
}

/** In bytes: see `ColourSums`. */
const sizesOf = ({ width, height }: Size) => ({
  pixels: 4 * width * height,
  colours: 16 * (width + 1) * (height + 1),
  squares: 8 * (width + 1),
  xs: 4 * mostLines,
  ys: 4 * mostLines,
  patch: 3 * mostPatched,
});

export class ScratchBuffers {
  readonly #kernel = newKernel();

  /** Copies the picture into the buffers; the maps of the previous one must no longer be in use. */
  put(image: Image): ScratchImage {
    const { width, height } = image;
    const { at, end } = addressesOf(sizesOf(image));
    makeRoom(this.#kernel, end);
    const scratch = { width, height, kernel: this.#kernel, at };
    numbersOn(scratch, 'pixels', width * height).set(pixelsOf(image));
    return scratch;
  }
}

/** `count` numbers in the scratch buffers. */
export const numbersOn = (
  { kernel, at }: ScratchImage,
  name: keyof ScratchImage['at'],
  count: number,
): Int32Array => new Int32Array(kernel.memory.buffer, at[name], count);

export const bytesOn = (
  { kernel, at }: ScratchImage,
  name: keyof ScratchImage['at'],
  count: number,
): Uint8Array => new Uint8Array(kernel.memory.buffer, at[name], count);
