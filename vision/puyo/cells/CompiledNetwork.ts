/** A small network in WebAssembly with exactly the results of the plain one that fits it, several times as fast. */
import { addressesOf, makeRoom, newKernel, type Kernel } from '../../wasm/instance.ts';
import type { Layer } from './network.ts';

/** The number of units whose weights are stored together, input by input. */
const together = 8;

const padded = (units: number): number => Math.ceil(units / together) * together;

/** A layer in the kernel's memory; places are byte addresses. */
interface Placed {
  inputs: number;
  outputs: number;
  weights: number;
  biases: number;
  to: number;
}

export class CompiledNetwork {
  readonly #kernel: Kernel = newKernel();
  readonly #layers: Placed[] = [];
  /** To be filled before `answer` is called. */
  readonly input: Float32Array;
  readonly #output: Float32Array;

  constructor(layers: readonly Layer[]) {
    const inputs = layers[0]!.inputs;
    let room = addressesOf({ input: 4 * inputs });
    const from = room.at.input;
    for (const { inputs, outputs } of layers) {
      const units = padded(outputs);
      const next = addressesOf({ weights: 8 * inputs * units, biases: 4 * units, to: 4 * units }, room.end);
      this.#layers.push({ inputs, outputs: units, ...next.at });
      room = { ...room, end: next.end };
    }
    makeRoom(this.#kernel, room.end);
    layers.forEach((layer, i) => this.#place(layer, this.#layers[i]!));
    this.input = this.#numbers(from, inputs);
    this.#output = this.#numbers(this.#layers.at(-1)!.to, layers.at(-1)!.outputs);
  }

  #numbers(at: number, count: number): Float32Array {
    return new Float32Array(this.#kernel.memory.buffer, at, count);
  }

  #place({ inputs, outputs, weights, biases }: Layer, at: Placed): void {
    const into = new Float64Array(this.#kernel.memory.buffer, at.weights, inputs * at.outputs);
    for (let unit = 0; unit < outputs; unit += 1) {
      const first = (unit - (unit % together)) * inputs + (unit % together);
      for (let i = 0; i < inputs; i += 1) into[first + i * together] = weights[unit * inputs + i]!;
    }
    this.#numbers(at.biases, outputs).set(biases);
  }

  /** The outputs of the last layer for `input`; valid until the next call. */
  answer(): Float32Array {
    let from = this.input.byteOffset;
    const last = this.#layers.length - 1;
    this.#layers.forEach(({ weights, biases, inputs, outputs, to }, i) => {
      this.#kernel.layer(weights, biases, inputs, outputs, from, to, i < last);
      from = to;
    });
    return this.#output;
  }
}
