/**
 * A network that processes a picture in ever coarser planes and back to one point for every eight, such as the
 * detector and the cell reader. build/fit/detector/learning/network.py and build/fit/cells/network.py have the same
 * layers.
 */
import { Convolver, type Course, type Laying } from './Convolver.ts';
import { splitJoins } from './joins.ts';
import type { Layer } from './layers.ts';
import type { Plane } from './Plane.ts';
import type { Size } from '../types.ts';
import type { Kernel } from '../wasm/instance.ts';

/** See `splitJoins`. */
const joins = { 'u16.0': 's32.1.second.0', 'u8.0': 'm16.0' };

export class PyramidNetwork {
  readonly #convolver: Convolver;
  readonly #mean: Layer;
  #course: Course | null = null;

  constructor(layers: ReadonlyMap<string, Layer>) {
    this.#convolver = new Convolver(splitJoins(layers, joins));
    this.#mean = layers.get('mean')!;
  }

  /**
   * The input plane for a picture of this size (both sides multiples of 32): four numbers per point, red, green, blue
   * from -1 to 1 and a zero. The planes of other pictures are lost.
   */
  begin(size: Size): { input: Plane; kernel: Kernel; end: number } {
    if (this.#course?.width !== size.width || this.#course.height !== size.height)
      this.#course = this.#convolver.lay(size, 's2.0', (laying, input) => this.#lay(laying, input));
    this.#convolver.enter(this.#course);
    const { input, end } = this.#course;
    return { input, kernel: this.#convolver.kernel, end };
  }

  /** The network's output for the picture that was written to the plane of `begin`; valid until the next call. */
  answer(): { output: Plane; buffer: ArrayBuffer } {
    for (const step of this.#course!.steps) step();
    return { output: this.#course!.output, buffer: this.#convolver.kernel.memory.buffer };
  }

  #lay(laying: Laying, input: Plane): Plane {
    const through = (name: string, from: Plane): Plane => laying.through(name, from);
    const level = (name: string, from: Plane): Plane =>
      laying.residual(`${name}.1.first.0`, `${name}.1.second.0`, through(`${name}.0.0`, from));
    const x8 = level('s8', through('s4.0', through('s2.0', input)));
    const x16 = level('s16', x8);
    const x32 = laying.withMean(this.#mean, level('s32', x16));
    const y16 = through('m16.0', laying.joined('u16.0', x32, x16));
    const y8 = through('m8.1.0', through('m8.0.0', laying.joined('u8.0', y16, x8)));
    return laying.through('out', y8, undefined, false);
  }
}

/** Number `channel` of the point at x, y of a network's output. */
export function reader({ output, buffer }: { output: Plane; buffer: ArrayBuffer }) {
  const numbers = new Float32Array(buffer, output.at);
  const line = output.line / numbers.BYTES_PER_ELEMENT;
  const { channels } = output;
  return (x: number, y: number, channel: number): number => numbers[y * line + x * channels + channel]!;
}
