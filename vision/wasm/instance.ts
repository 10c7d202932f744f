import { module } from './module.ts';

/** What kernel.as exports; places are byte addresses in the memory. */
export interface Kernel {
  memory: WebAssembly.Memory;
  colours(pixels: number, width: number, height: number, table: number, squares: number): void;
  layer(
    weights: number,
    biases: number,
    inputs: number,
    outputs: number,
    from: number,
    to: number,
    bends: boolean,
  ): void;
  bands(
    from: number,
    points: number,
    along: number,
    many: number,
    across: number,
    bands: number,
    wide: number,
    channels: number,
    to: number,
  ): void;
  convolve(plan: number, rounded: number): void;
  convolveTiles(plan: number, rounded: number, room: number): void;
  halve(pixels: number, width: number, lines: number, to: number): void;
  shrink(pixels: number, width: number, lines: number, factor: number, sums: number, to: number): void;
  resample(
    pixels: number,
    width: number,
    across: number,
    wide: number,
    widths: number,
    down: number,
    high: number,
    heights: number,
    sums: number,
    scale: number,
    shift: number,
    to: number,
    toLine: number,
  ): void;
  patch(table: number, width: number, xs: number, wide: number, ys: number, high: number, to: number): void;
}

const page = 1 << 16;

let compiled: WebAssembly.Module | undefined;

/** An instance of the kernel with its own memory. Throws if WebAssembly with 128-bit words is missing or forbidden. */
export function newKernel(): Kernel {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
  return new WebAssembly.Instance(compiled).exports as unknown as Kernel;
}

/** Makes the memory at least this many bytes large; earlier views of it become invalid if it grows. */
export function makeRoom({ memory }: Kernel, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / page));
}

/** Addresses of parts of these sizes in bytes, one after the other from an address on, and the end of the last one. */
export function addressesOf<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
  from = reserved,
): { at: Record<Name, number>; end: number } {
  let end = from;
  const at = {} as Record<Name, number>;
  for (const name of Object.keys(sizes) as Name[]) {
    at[name] = end;
    end += (sizes[name] + unit - 1) & -unit;
  }
  return { at, end };
}

/** The compiler keeps the first bytes for itself; parts are aligned to 128-bit words. */
const reserved = 1024;
const unit = 16;
