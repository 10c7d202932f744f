/** A network's layers, read from text: bytes there, numbers here. */
import type { Size } from '../types.ts';

/** A layer as a file of weights lists it. */
export interface PackedLayer {
  readonly name: string;
  /** Batch norm is folded in; convolutions have a rim of zeros. `row5`, `row9`: of 5 or 9 points beside each other, for planes of one line. */
  readonly kind: 'conv3' | 'conv1' | 'row5' | 'row9' | 'linear';
  readonly in: number;
  readonly out: number;
  readonly stride: number;
}

/** The contents of a file of weights. */
export interface PackedNetwork {
  /** In the order of the forward pass. */
  readonly layers: readonly PackedLayer[];
  /** Base64 of little-endian float32: for each layer the scales of its output channels, then their biases. */
  readonly scales: string;
  /** Base64 of int8: for each layer output channel x input channel x row x column. A weight is its byte times its channel's scale. */
  readonly weights: string;
}

export interface Layer extends PackedLayer {
  /** output x input x row x column. */
  readonly values: Float32Array;
  /** One for each output: its values are multiples of it, of up to 127. */
  readonly scales: Float32Array;
  /** One for each output. */
  readonly biases: Float32Array;
}

/** A plain loop, because with hundreds of thousands of bytes a conversion letter by letter takes a tenth of a second. */
function bytesOf(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

const windows = { conv3: [3, 3], conv1: [1, 1], row5: [5, 1], row9: [9, 1], linear: [1, 1] } as const;

/** The points across and down of a plane that each output depends on. */
export const windowOf = ({ kind }: PackedLayer): Size => {
  const [width, height] = windows[kind];
  return { width, height };
};

/** The number of weights of a layer for each pair of an input and an output. */
export function tapsOf(layer: PackedLayer): number {
  const { width, height } = windowOf(layer);
  return width * height;
}

/** All layers by name. */
export function readLayers({ layers, scales, weights }: PackedNetwork): ReadonlyMap<string, Layer> {
  const whole = new Int8Array(bytesOf(weights).buffer);
  const fine = new Float32Array(bytesOf(scales).buffer);
  const read = new Map<string, Layer>();
  let [from, at] = [0, 0];
  for (const layer of layers) {
    const each = layer.in * tapsOf(layer);
    const values = new Float32Array(layer.out * each);
    for (let i = 0; i < values.length; i += 1)
      values[i] = whole[from + i]! * fine[at + Math.floor(i / each)]!;
    const [middle, end] = [at + layer.out, at + 2 * layer.out];
    read.set(layer.name, {
      ...layer,
      values,
      scales: fine.slice(at, middle),
      biases: fine.slice(middle, end),
    });
    from += values.length;
    at = end;
  }
  return read;
}

/** The same layer for a range of its inputs only; without biases if `silent`. */
export function partOf(layer: Layer, from: number, to: number, silent: boolean): Layer {
  const taps = tapsOf(layer);
  const values = new Float32Array(layer.out * (to - from) * taps);
  for (let output = 0; output < layer.out; output += 1) {
    const start = output * layer.in;
    values.set(
      layer.values.subarray((start + from) * taps, (start + to) * taps),
      output * (to - from) * taps,
    );
  }
  const biases = silent ? new Float32Array(layer.out) : layer.biases;
  return { ...layer, in: to - from, values, biases };
}
