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

/** A convolution with a rim of zeros, and its biases. */
export function convolved(from: Channels, layer: Layer): Channels {
  const side = layer.kind === 'conv3' ? 3 : 1;
  const rim = (side - 1) / 2;
  const { stride } = layer;
  const to = empty(Math.ceil(from.width / stride), Math.ceil(from.height / stride), layer.out);
  const valueAt = (channel: number, x: number, y: number): number =>
    x < 0 || y < 0 || x >= from.width || y >= from.height ? 0 : from.planes[channel]![y * from.width + x]!;
  to.planes.forEach((plane, output) => {
    for (let y = 0; y < to.height; y += 1)
      for (let x = 0; x < to.width; x += 1) {
        let sum = layer.biases[output]!;
        for (let input = 0; input < layer.in; input += 1)
          for (let v = 0; v < side; v += 1)
            for (let u = 0; u < side; u += 1)
              sum +=
                layer.values[((output * layer.in + input) * side + v) * side + u]! *
                valueAt(input, x * stride + u - rim, y * stride + v - rim);
        plane[y * to.width + x] = sum;
      }
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
