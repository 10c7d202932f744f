/** A network's convolutions in WebAssembly, and the courses that pictures of different sizes take through them. */
import type { Size } from '../types.ts';
import { addressesOf, makeRoom, newKernel, type Kernel } from '../wasm/instance.ts';
import {
  inputsOf,
  outputsOf,
  placeLayer,
  planBytes,
  planOf,
  sizeAfter,
  type Added,
  type PlacedLayer,
} from './convolution.ts';
import { applied } from './dense.ts';
import { halfOf } from './joins.ts';
import type { Layer } from './layers.ts';
import { addToAll, meanOf, Planes, type Plane } from './Plane.ts';

/** The steps that a picture of one size takes, one after the other, and the planes that they begin and end with. */
export interface Course extends Size {
  input: Plane;
  output: Plane;
  steps: readonly (() => void)[];
  /** Where the planes end, in bytes. */
  end: number;
}

export class Convolver {
  readonly kernel: Kernel = newKernel();
  readonly #placed = new Map<string, PlacedLayer>();
  readonly #plan: number;
  readonly #start: number;
  #last: Course | null = null;

  /** `layers`: convolutions by name. */
  constructor(layers: Iterable<readonly [string, Layer]>) {
    const { at, end } = addressesOf({ plan: planBytes });
    this.#plan = at.plan;
    this.#start = [...layers].reduce((from, [name, layer]) => {
      const placed = placeLayer(this.kernel, layer, from);
      this.#placed.set(name, placed);
      return placed.end;
    }, end);
  }

  /** A new course for pictures of a size that begin with the convolution `first`; `lay` says what follows it and answers the last plane. */
  lay(size: Size, first: string, lay: (laying: Laying, input: Plane) => Plane): Course {
    const planes = new Planes(this.#start);
    const input = planes.add(size, inputsOf(this.#layer(first).layer));
    const laying = new Laying(this, planes, (name) => this.#layer(name));
    const output = lay(laying, input);
    return { ...size, input, output, steps: laying.steps, end: planes.end };
  }

  /** Makes the course's planes ready to be written into: all courses lie in one place, and what was there before is lost. */
  enter(course: Course): void {
    if (course === this.#last) return;
    makeRoom(this.kernel, course.end);
    new Uint8Array(this.kernel.memory.buffer, this.#start, course.end - this.#start).fill(0);
    this.#last = course;
  }

  convolve(plan: Int32Array): void {
    new Int32Array(this.kernel.memory.buffer, this.#plan, plan.length).set(plan);
    this.kernel.convolve(this.#plan);
  }

  #layer(name: string): PlacedLayer {
    const placed = this.#placed.get(name);
    if (!placed) throw new Error(`the network has no layer ${name}`);
    return placed;
  }
}

/** A course while it is laid. */
export class Laying {
  readonly steps: (() => void)[] = [];
  readonly #convolver: Convolver;
  readonly #planes: Planes;
  readonly #layer: (name: string) => PlacedLayer;

  constructor(convolver: Convolver, planes: Planes, layer: (name: string) => PlacedLayer) {
    this.#convolver = convolver;
    this.#planes = planes;
    this.#layer = layer;
  }

  /** The plane that a convolution makes of another one. */
  through(name: string, from: Plane, added?: Added, bends = true): Plane {
    const placed = this.#layer(name);
    const to = this.#planes.add(sizeAfter(placed.layer, from), outputsOf(placed.layer));
    const plan = planOf(placed, from, to, bends, added);
    this.steps.push(() => this.#convolver.convolve(plan));
    return to;
  }

  /** Two convolutions whose result is added to what came in. */
  residual(first: string, second: string, from: Plane): Plane {
    return this.through(second, this.through(first, from), { plane: from, isHalf: false });
  }

  /** A convolution of two planes, of which the first is half as wide and high; see `splitJoins`. */
  joined(name: string, half: Plane, from: Plane): Plane {
    const plane = this.through(halfOf(name), half, undefined, false);
    return this.through(name, from, { plane, isHalf: true });
  }

  /** Adds to every point what a layer makes of the mean of all, in place. */
  withMean(layer: Layer, plane: Plane): Plane {
    this.then((buffer) => addToAll(buffer, plane, applied(layer, meanOf(buffer, plane))));
    return plane;
  }

  /** Room that a step of plain code fills. */
  room(size: Size, channels: number): Plane {
    return this.#planes.add(size, channels);
  }

  /** A step of plain code. */
  then(step: (buffer: ArrayBuffer) => void): void {
    this.steps.push(() => step(this.#convolver.kernel.memory.buffer));
  }
}
