/** A network's convolutions in WebAssembly, and their courses for pictures of different sizes. */
import type { Size } from '../types.ts';
import { addressesOf, makeRoom, newKernel, type Kernel } from '../wasm/instance.ts';
import {
  inputsOf,
  outputsOf,
  placeLayer,
  planBytes,
  planOf,
  roomOf,
  sizeAfter,
  type Added,
  type PlacedLayer,
} from './convolution.ts';
import { applied } from './dense.ts';
import { halfOf } from './joins.ts';
import type { Layer } from './layers.ts';
import { addToAll, meanOf, Planes, putMost, type Plane } from './Plane.ts';

/** Input is from -1 to 1. */
const mostInput = 1;

/** The steps for a picture of one size, in order, and the planes at their beginning and end. */
export interface Course extends Size {
  input: Plane;
  output: Plane;
  steps: readonly (() => void)[];
  /** The end of the planes and what their convolutions need, in bytes. */
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

  /**
   * A new course for pictures of a size, beginning with the convolution `first`; `lay` adds the further steps and
   * returns the last plane.
   */
  lay(size: Size, first: string, lay: (laying: Laying, input: Plane) => Plane): Course {
    const planes = new Planes(this.#start);
    const input = planes.add(size, inputsOf(this.#layer(first).layer));
    const laying = new Laying(this, planes, (name) => this.#layer(name));
    laying.trust(input);
    const output = lay(laying, input);
    return { ...size, input, output, steps: laying.steps, end: laying.end };
  }

  /** Prepares the course's planes for writing: all courses share the same memory, so the previous contents are lost. */
  enter(course: Course): void {
    if (course === this.#last) return;
    makeRoom(this.kernel, course.end);
    const { buffer } = this.kernel.memory;
    new Uint8Array(buffer, this.#start, course.end - this.#start).fill(0);
    putMost(buffer, course.input, mostInput);
    this.#last = course;
  }

  /** `rounded` and `tiles`: the addresses of free room for the rounded input, and for the products of tiles if it has any. */
  convolve(plan: Int32Array, rounded: number, tiles: number | null): void {
    new Int32Array(this.kernel.memory.buffer, this.#plan, plan.length).set(plan);
    if (tiles === null) this.kernel.convolve(this.#plan, rounded);
    else this.kernel.convolveTiles(this.#plan, rounded, tiles);
  }

  #layer(name: string): PlacedLayer {
    const placed = this.#placed.get(name);
    if (!placed) throw new Error(`the network has no layer ${name}`);
    return placed;
  }
}

/** A course under construction. */
export class Laying {
  readonly steps: (() => void)[] = [];
  readonly #convolver: Convolver;
  readonly #planes: Planes;
  readonly #layer: (name: string) => PlacedLayer;
  #largest = 0;
  /** Planes whose greatest number is known: without negative ones, and unchanged since they were written. */
  readonly #known = new Set<Plane>();

  constructor(convolver: Convolver, planes: Planes, layer: (name: string) => PlacedLayer) {
    this.#convolver = convolver;
    this.#planes = planes;
    this.#layer = layer;
  }

  /** The output plane of a convolution of another plane. */
  through(name: string, from: Plane, added?: Added, bends = true): Plane {
    const placed = this.#layer(name);
    const to = this.#planes.add(sizeAfter(placed.layer, from), outputsOf(placed.layer));
    const plan = planOf(placed, from, to, bends, this.#known.has(from), added);
    if (bends) this.#known.add(to);
    const { rounded, products } = roomOf(placed.layer, from);
    this.#largest = Math.max(this.#largest, rounded + products);
    this.steps.push(() => {
      const free = this.#planes.end;
      this.#convolver.convolve(plan, free, products > 0 ? free + rounded : null);
    });
    return to;
  }

  /** The end of the planes and, after them, of the room that one convolution needs; in bytes. */
  get end(): number {
    return this.#planes.end + this.#largest;
  }

  /** Two convolutions whose result is added to their input. */
  residual(first: string, second: string, from: Plane): Plane {
    return this.through(second, this.through(first, from), { plane: from, isHalf: false });
  }

  /** A convolution of two planes, the first of which is half as wide and high; see `splitJoins`. */
  joined(name: string, half: Plane, from: Plane): Plane {
    const plane = this.through(halfOf(name), half, undefined, false);
    return this.through(name, from, { plane, isHalf: true });
  }

  /** Adds to every point the output of a layer for the mean of all points, in place. */
  withMean(layer: Layer, plane: Plane): Plane {
    this.change(plane, (buffer) => addToAll(buffer, plane, applied(layer, meanOf(buffer, plane))));
    return plane;
  }

  /** A plane that a step in plain code fills. */
  room(size: Size, channels: number): Plane {
    return this.#planes.add(size, channels);
  }

  /** The greatest number of the plane will be known. */
  trust(plane: Plane): void {
    this.#known.add(plane);
  }

  /** A step in plain code that changes a plane. */
  change(plane: Plane, step: (buffer: ArrayBuffer) => void): void {
    this.#known.delete(plane);
    this.then(step);
  }

  /** A step in plain code that fills a plane of `room`, or none. */
  then(step: (buffer: ArrayBuffer) => void): void {
    this.steps.push(() => step(this.#convolver.kernel.memory.buffer));
  }
}
