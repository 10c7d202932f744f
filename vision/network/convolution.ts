/** Convolutions in the kernel's memory, and the plans for the kernel. */
import type { Size } from '../types.ts';
import { makeRoom, type Kernel } from '../wasm/instance.ts';
import { tapsOf, windowOf, type Layer } from './layers.ts';
import type { Plane } from './Plane.ts';

/** The number of outputs whose weights are stored together. */
const together = 8;
/** Inputs are a multiple of this. */
const inputUnit = 4;
const bytes = 4;

const upTo = (count: number, unit: number): number => Math.ceil(count / unit) * unit;

/** The channels of a layer's output and input, with padding. */
export const outputsOf = ({ out }: Layer): number => upTo(out, together);
export const inputsOf = ({ in: count }: Layer): number => upTo(count, inputUnit);

/** A layer in memory; places are byte addresses. */
export interface PlacedLayer {
  layer: Layer;
  weights: number;
  biases: number;
  end: number;
}

/** Writes a layer's weights and biases to an address that is aligned to 128-bit words. */
export function placeLayer(kernel: Kernel, layer: Layer, start: number): PlacedLayer {
  const [inputs, outputs, taps] = [inputsOf(layer), outputsOf(layer), tapsOf(layer)];
  const biases = start + bytes * outputs * inputs * taps;
  const end = biases + bytes * outputs;
  makeRoom(kernel, end);
  const into = new Float32Array(kernel.memory.buffer, start, outputs * inputs * taps);
  for (let output = 0; output < layer.out; output += 1) {
    const block = (output - (output % together)) * inputs * taps + (output % together);
    for (let input = 0; input < layer.in; input += 1)
      for (let tap = 0; tap < taps; tap += 1)
        into[block + (tap * inputs + input) * together] =
          layer.values[(output * layer.in + input) * taps + tap]!;
  }
  new Float32Array(kernel.memory.buffer, biases, outputs).set(layer.biases);
  return { layer, weights: start, biases, end };
}

/** A plane that is added to a layer's sums before the activation. */
export interface Added {
  plane: Plane;
  /** It is half as wide and high, and each of its points is added to four. */
  isHalf: boolean;
}

/** The size of a layer's output for a plane. */
export const sizeAfter = ({ stride }: Layer, { width, height }: Size): Size => ({
  width: Math.ceil(width / stride),
  height: Math.ceil(height / stride),
});

/** The numbers of a plan: one call of the kernel's `convolve`, in the order in which it reads them. */
export function planOf(
  { layer, weights, biases }: PlacedLayer,
  from: Plane,
  to: Plane,
  bends: boolean,
  added?: Added,
): Int32Array {
  const point = bytes * from.channels;
  const { width, height } = windowOf(layer);
  const [left, above] = [(width - 1) / 2, (height - 1) / 2];
  return Int32Array.from([
    from.at - above * from.line - left * point,
    layer.stride * point,
    layer.stride * from.line,
    width * point,
    height,
    from.line,
    weights,
    biases,
    outputsOf(layer),
    to.at,
    to.line,
    to.width,
    to.height,
    added?.plane.at ?? 0,
    added?.plane.line ?? 0,
    added?.isHalf ? 1 : 0,
    bends ? 1 : 0,
  ]);
}

/** The size of a plan in bytes. */
export const planBytes = 17 * bytes;
