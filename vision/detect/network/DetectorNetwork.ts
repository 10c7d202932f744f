/** The detector's network in WebAssembly; build/fit/detector/learning/network.py has the same layers. */
import type { Size } from '../../types.ts';
import { addressesOf, makeRoom, newKernel, type Kernel } from '../../wasm/instance.ts';
import {
  outputsOf,
  inputsOf,
  placeLayer,
  planBytes,
  planOf,
  sizeAfter,
  type Added,
  type PlacedLayer,
} from './convolution.ts';
import { partOf, type Layer } from './layers.ts';
import { lineOf, Planes, type Plane } from './Plane.ts';

/** One step of the forward pass. */
type Step = () => void;

/** The steps for pictures of one size, and the planes that they begin and end with. */
interface Course extends Size {
  input: Plane;
  output: Plane;
  steps: Step[];
  /** Where the planes end, in bytes. */
  end: number;
}

/** Layers that take what two planes have, of which the first is half as wide and high: their inputs are told apart. */
const joins: Readonly<Record<string, string>> = { 'u16.0': 's32.1.second.0', 'u8.0': 'm16.0' };
const silent = '/half';

export class DetectorNetwork {
  readonly #kernel: Kernel = newKernel();
  readonly #placed = new Map<string, PlacedLayer>();
  readonly #mean: Layer;
  readonly #plan: number;
  readonly #start: number;
  #course: Course | null = null;

  constructor(layers: ReadonlyMap<string, Layer>) {
    const { at, end } = addressesOf({ plan: planBytes });
    this.#plan = at.plan;
    this.#mean = layers.get('mean')!;
    this.#start = [...parts(layers)].reduce((from, [name, layer]) => {
      const placed = placeLayer(this.#kernel, layer, from);
      this.#placed.set(name, placed);
      return placed.end;
    }, end);
  }

  /**
   * Room for a picture of this size (both sides multiples of 32, at least 128 wide): four numbers a point, red, green, blue from -1 to 1 and
   * a zero. What other pictures' room held is lost.
   */
  begin(size: Size): { input: Plane; kernel: Kernel; end: number } {
    if (this.#course?.width !== size.width || this.#course.height !== size.height) this.#lay(size);
    const { input, end } = this.#course!;
    return { input, kernel: this.#kernel, end };
  }

  /** What the network says to the picture that was put where `begin` said: numbers that stand until the next call. */
  answer(): { output: Plane; buffer: ArrayBuffer } {
    for (const step of this.#course!.steps) step();
    return { output: this.#course!.output, buffer: this.#kernel.memory.buffer };
  }

  #lay(size: Size): void {
    const planes = new Planes(this.#start);
    const steps: Step[] = [];
    const input = planes.add(size, inputsOf(this.#placed.get('s2.0')!.layer));
    const through = (name: string, from: Plane, added?: Added, bends = true): Plane => {
      const placed = this.#placed.get(name)!;
      const to = planes.add(sizeAfter(placed.layer, from), outputsOf(placed.layer));
      const plan = planOf(placed, from, to, bends, added);
      steps.push(() => this.#convolve(plan));
      return to;
    };
    const level = (name: string, from: Plane): Plane => {
      const before = through(`${name}.0.0`, from);
      const within = through(`${name}.1.first.0`, before);
      return through(`${name}.1.second.0`, within, { plane: before, isHalf: false });
    };
    const joined = (name: string, half: Plane, from: Plane): Plane =>
      through(name, from, { plane: through(name + silent, half, undefined, false), isHalf: true });

    const x8 = level('s8', through('s4.0', through('s2.0', input)));
    const x16 = level('s16', x8);
    const x32 = level('s32', x16);
    steps.push(() => this.#addMean(x32));
    const y16 = through('m16.0', joined('u16.0', x32, x16));
    const y8 = through('m8.1.0', through('m8.0.0', joined('u8.0', y16, x8)));
    const output = through('out', y8, undefined, false);

    makeRoom(this.#kernel, planes.end);
    new Uint8Array(this.#kernel.memory.buffer, this.#start, planes.end - this.#start).fill(0);
    this.#course = { width: size.width, height: size.height, input, output, steps, end: planes.end };
  }

  #convolve(plan: Int32Array): void {
    new Int32Array(this.#kernel.memory.buffer, this.#plan, plan.length).set(plan);
    this.#kernel.convolve(this.#plan);
  }

  /** Adds to every point what a layer makes of the mean of all. */
  #addMean(plane: Plane): void {
    const lines = Array.from({ length: plane.height }, (_, y) =>
      lineOf(this.#kernel.memory.buffer, plane, y),
    );
    const sums = new Float64Array(plane.channels);
    for (const line of lines) line.forEach((value, i) => (sums[i % plane.channels]! += value));
    const { values, biases } = this.#mean;
    const added = biases.map((bias, output) => {
      let sum = 0;
      for (let i = 0; i < plane.channels; i += 1) sum += sums[i]! * values[output * plane.channels + i]!;
      return bias + sum / (plane.width * plane.height);
    });
    for (const line of lines) line.forEach((value, i) => (line[i] = value + added[i % plane.channels]!));
  }
}

/** All convolutions, those that join two planes as one layer for each of them. */
function* parts(layers: ReadonlyMap<string, Layer>): Generator<[string, Layer]> {
  for (const [name, layer] of layers) {
    if (layer.kind === 'linear') continue;
    const half = joins[name] && layers.get(joins[name])!.out;
    if (!half) yield [name, layer];
    else {
      yield [name + silent, partOf(layer, 0, half, true)];
      yield [name, partOf(layer, half, layer.in, false)];
    }
  }
}
