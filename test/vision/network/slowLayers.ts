/** Layers of small networks once more, plain and slow; vision/network runs them in WebAssembly. */
import type { Layer } from '../../../vision/network/layers.ts';

/** Numbers channel by channel, in each line by line. */
export interface Channels {
  width: number;
  height: number;
  planes: Float64Array[];
}

const empty = (width: number, height: number, channels: number): Channels => ({
  width,
  height,
  planes: Array.from({ length: channels }, () => new Float64Array(width * height)),
});

/** A channel with a rim of zeros. */
function rimmed(plane: Float64Array, width: number, rim: number): Float64Array {
  const height = plane.length / width;
  const wide = width + 2 * rim;
  const to = new Float64Array(wide * (height + 2 * rim));
  for (let y = 0; y < height; y += 1)
    to.set(plane.subarray(y * width, (y + 1) * width), (y + rim) * wide + rim);
  return to;
}

/** A convolution with a rim of zeros, and its biases: one weight after the other, each over all points. */
export function convolved(from: Channels, layer: Layer): Channels {
  const side = layer.kind === 'conv3' ? 3 : 1;
  const rim = (side - 1) / 2;
  const wide = from.width + 2 * rim;
  const { stride } = layer;
  const to = empty(Math.ceil(from.width / stride), Math.ceil(from.height / stride), layer.out);
  const inputs = from.planes.map((plane) => rimmed(plane, from.width, rim));
  to.planes.forEach((plane, output) => {
    plane.fill(layer.biases[output]!);
    inputs.forEach((input, channel) => {
      for (let v = 0; v < side; v += 1)
        for (let u = 0; u < side; u += 1) {
          const weight = layer.values[((output * layer.in + channel) * side + v) * side + u]!;
          for (let y = 0; y < to.height; y += 1)
            for (let x = 0; x < to.width; x += 1)
              plane[y * to.width + x]! += weight * input[(y * stride + v) * wide + x * stride + u]!;
        }
    });
  });
  return to;
}

const mapped = (a: Channels, value: (at: number, channel: number) => number): Channels => ({
  ...a,
  planes: a.planes.map((plane, channel) => plane.map((_, at) => value(at, channel))),
});

export const bent = (a: Channels): Channels =>
  mapped(a, (at, channel) => Math.max(0, a.planes[channel]![at]!));

const sum = (a: Channels, b: Channels): Channels =>
  mapped(a, (at, channel) => a.planes[channel]![at]! + b.planes[channel]![at]!);

/** To every point what a layer makes of the mean of all. */
export function withMean(a: Channels, { values, biases, in: inputs }: Layer): Channels {
  const means = a.planes.map((plane) => plane.reduce((all, value) => all + value) / plane.length);
  const added = a.planes.map((_, output) =>
    means.reduce((all, mean, i) => all + mean * values[output * inputs + i]!, biases[output]!),
  );
  return mapped(a, (at, channel) => a.planes[channel]![at]! + added[channel]!);
}

/** Two convolutions whose result is added to what came in. */
export const residual = (from: Channels, first: Layer, second: Layer): Channels =>
  bent(sum(from, convolved(bent(convolved(from, first)), second)));
