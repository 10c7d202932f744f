/** The detector's layers, as they are read from text: rounded to bytes there, numbers here. */
import { layers, scales, weights, type DetectorLayer } from '../weights.ts';

export interface Layer extends DetectorLayer {
  /** output x input x row x column. */
  readonly values: Float32Array;
  /** One for each output. */
  readonly biases: Float32Array;
}

/** A plain loop, as there are hundreds of thousands: made letter by letter they take a tenth of a second. */
function bytesOf(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/** Weights of a layer for each pair of an input and an output. */
const tapsOf = ({ kind }: DetectorLayer): number => (kind === 'conv3' ? 9 : 1);

/** All layers by name. */
export function readLayers(): ReadonlyMap<string, Layer> {
  const whole = new Int8Array(bytesOf(weights).buffer);
  const fine = new Float32Array(bytesOf(scales).buffer);
  const read = new Map<string, Layer>();
  let [from, at] = [0, 0];
  for (const layer of layers) {
    const each = layer.in * tapsOf(layer);
    const values = new Float32Array(layer.out * each);
    for (let i = 0; i < values.length; i += 1)
      values[i] = whole[from + i]! * fine[at + Math.floor(i / each)]!;
    read.set(layer.name, { ...layer, values, biases: fine.slice(at + layer.out, at + 2 * layer.out) });
    from += values.length;
    at += 2 * layer.out;
  }
  return read;
}

/** The same layer for some of its inputs alone, from one on; without biases where `silent`. */
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
