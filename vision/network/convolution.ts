/** Convolutions in the kernel's memory, and the plans for the kernel. */
import type { Size } from '../types.ts';
import { makeRoom, type Kernel } from '../wasm/instance.ts';
import { tapsOf, windowOf, type Layer } from './layers.ts';
import { sizeOf, startOf, type Plane } from './Plane.ts';

/** The number of outputs whose weights are stored together. */
const together = 8;
/** Inputs are a multiple of this. */
const inputUnit = 4;
/** Inputs whose weights for one output are beside each other. */
const beside = 2;
const bytes = 4;
const halfBytes = 2;
/** Of 16 and 32 bits with their sign. */
const maxStep = 2 ** 15 - 1;
const maxSum = 2 ** 31 - 1;

const upTo = (count: number, unit: number): number => Math.ceil(count / unit) * unit;

/** The channels of a layer's output and input, with padding. */
export const outputsOf = ({ out }: Layer): number => upTo(out, together);
export const inputsOf = ({ in: count }: Layer): number => upTo(count, inputUnit);

/** A layer in memory; places are byte addresses. */
export interface PlacedLayer {
  layer: Layer;
  weights: number;
  scales: number;
  biases: number;
  /** An input number takes at most this many steps: more, and a sum of products would not fit into 32 bits. */
  mostSteps: number;
  end: number;
}

/** Writes a layer's weights, scales and biases to an address that is aligned to 128-bit words. */
export function placeLayer(kernel: Kernel, layer: Layer, start: number): PlacedLayer {
  const [inputs, outputs, taps] = [inputsOf(layer), outputsOf(layer), tapsOf(layer)];
  const scales = start + halfBytes * outputs * inputs * taps;
  const biases = scales + bytes * outputs;
  const end = biases + bytes * outputs;
  makeRoom(kernel, end);
  const into = new Int16Array(kernel.memory.buffer, start, outputs * inputs * taps);
  let mostSum = 1;
  for (let output = 0; output < layer.out; output += 1) {
    const block = (output - (output % together)) * inputs * taps + beside * (output % together);
    let sum = 0;
    for (let input = 0; input < layer.in; input += 1)
      for (let tap = 0; tap < taps; tap += 1) {
        const weight = wholeWeight(layer, output, input * taps + tap);
        const place = tap * inputs + input;
        into[block + (place - (place % beside)) * together + (place % beside)] = weight;
        sum += Math.abs(weight);
      }
    mostSum = Math.max(mostSum, sum);
  }
  new Float32Array(kernel.memory.buffer, scales, outputs).set(layer.scales);
  new Float32Array(kernel.memory.buffer, biases, outputs).set(layer.biases);
  const mostSteps = Math.min(maxStep, Math.floor(maxSum / mostSum));
  return { layer, weights: start, scales, biases, mostSteps, end };
}

/** As a multiple of its output's scale; `at`: its number among the output's weights. */
function wholeWeight(layer: Layer, output: number, at: number): number {
  const value = layer.values[output * layer.in * tapsOf(layer) + at]!;
  return value === 0 ? 0 : Math.round(value / layer.scales[output]!);
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
  { layer, weights, scales, biases, mostSteps }: PlacedLayer,
  from: Plane,
  to: Plane,
  bends: boolean,
  added?: Added,
): Int32Array {
  const point = halfBytes * from.channels;
  const line = from.line / (bytes / halfBytes);
  const { width, height } = windowOf(layer);
  const [left, above] = [(width - 1) / 2, (height - 1) / 2];
  return Int32Array.from([
    (1 - above) * line + (1 - left) * point,
    layer.stride * point,
    layer.stride * line,
    width * point,
    height,
    line,
    weights,
    scales,
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
    startOf(from),
    sizeOf(from),
    mostSteps,
  ]);
}

/** The room that the rounded numbers of a plane take, in bytes. */
export const roundedSizeOf = (plane: Plane): number => sizeOf(plane) / (bytes / halfBytes);

/** The size of a plan in bytes. */
export const planBytes = 21 * bytes;
