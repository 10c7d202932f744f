/** Convolutions in the kernel's memory, and the plans for the kernel. */
import type { Size } from '../types.ts';
import { makeRoom, type Kernel } from '../wasm/instance.ts';
import { tapsOf, windowOf, type Layer } from './layers.ts';
import { sizeOf, startOf, type Plane } from './Plane.ts';
import { isTiled, mostTiledStep, products, productsSize, putTransformed, times } from './tiles.ts';

/** The number of outputs whose weights are stored together. */
const together = 8;
/** Inputs are a multiple of this. */
const inputUnit = 4;
/** Inputs whose weights for one output are beside each other. */
const beside = 2;
const bytes = 4;
const halfBytes = 2;
/** Of a 128-bit word. */
const wordBytes = 16;
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
  const [inputs, outputs, taps] = [inputsOf(layer), outputsOf(layer), storedTapsOf(layer)];
  const scales = start + halfBytes * outputs * inputs * taps;
  const biases = scales + bytes * outputs;
  const end = biases + bytes * outputs;
  makeRoom(kernel, end);
  const into = new Int16Array(kernel.memory.buffer, start, outputs * inputs * taps);
  const [whole, stored] = [new Int16Array(tapsOf(layer)), new Int16Array(taps)];
  let mostSum = 1;
  for (let output = 0; output < layer.out; output += 1) {
    const block = (output - (output % together)) * inputs * taps + beside * (output % together);
    let sum = 0;
    for (let input = 0; input < layer.in; input += 1) {
      sum += putWhole(whole, layer, output, input);
      if (isTiled(layer)) putTransformed(stored, whole);
      else stored.set(whole);
      for (let tap = 0; tap < taps; tap += 1) {
        const place = tap * inputs + input;
        into[block + (place - (place % beside)) * together + (place % beside)] = stored[tap]!;
      }
    }
    mostSum = Math.max(mostSum, sum);
  }
  new Float32Array(kernel.memory.buffer, scales, outputs).set(layer.scales);
  new Float32Array(kernel.memory.buffer, biases, outputs).set(layer.biases);
  const mostSteps = isTiled(layer)
    ? Math.min(mostTiledStep, Math.floor(maxSum / (times * mostSum)))
    : Math.min(maxStep, Math.floor(maxSum / mostSum));
  return { layer, weights: start, scales, biases, mostSteps, end };
}

/** The number of weights that are stored for each pair of an input and an output. */
const storedTapsOf = (layer: Layer): number => (isTiled(layer) ? products : tapsOf(layer));

/**
 * Puts the weights of a pair of an input and an output, as multiples of the output's scale; returns their sum without
 * signs.
 */
function putWhole(
  into: Int16Array,
  { values, scales, in: count }: Layer,
  output: number,
  input: number,
): number {
  const from = (output * count + input) * into.length;
  let sum = 0;
  for (let tap = 0; tap < into.length; tap += 1) {
    const value = values[from + tap]!;
    into[tap] = value === 0 ? 0 : Math.round(value / scales[output]!);
    sum += Math.abs(into[tap]!);
  }
  return sum;
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

/**
 * The numbers of a plan: one call of the kernel's `convolve`, in the order in which it reads them. `isMostKnown`: the input
 * is as a convolution has written it.
 */
export function planOf(
  { layer, weights, scales, biases, mostSteps }: PlacedLayer,
  from: Plane,
  to: Plane,
  bends: boolean,
  isMostKnown: boolean,
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
    isMostKnown ? from.most : 0,
    to.most,
  ]);
}

/**
 * The bytes that a convolution of a plane needs for its rounded numbers, and for the products of tiles behind them, which
 * may extend a line beyond the plane.
 */
export function roomOf(layer: Layer, from: Plane): { rounded: number; products: number } {
  const rounded = upTo(sizeOf(from) / (bytes / halfBytes), wordBytes);
  if (!isTiled(layer)) return { rounded, products: 0 };
  const beyond = (2 * from.line) / (bytes / halfBytes);
  return { rounded: rounded + beyond, products: productsSize(halfBytes * from.channels) };
}

/** The size of a plan in bytes. */
export const planBytes = 23 * bytes;
