/** The detector's network once more, plain and slow: as build/fit/detector/learning/network.py tells it. */
import type { Layer } from '../../../../vision/detect/network/layers.ts';

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

const bent = (a: Channels): Channels => mapped(a, (at, channel) => Math.max(0, a.planes[channel]![at]!));

const sum = (a: Channels, b: Channels): Channels =>
  mapped(a, (at, channel) => a.planes[channel]![at]! + b.planes[channel]![at]!);

/** Twice as wide and high, and no more than that. */
const doubled = ({ width, height, planes }: Channels): Channels => ({
  width: 2 * width,
  height: 2 * height,
  planes: planes.map((plane) =>
    Float64Array.from({ length: 4 * plane.length }, (_, at) => {
      const [x, y] = [at % (2 * width), Math.floor(at / (2 * width))];
      return plane[(y >> 1) * width + (x >> 1)]!;
    }),
  ),
});

const beside = (a: Channels, b: Channels): Channels => ({ ...a, planes: [...a.planes, ...b.planes] });

/** To every point what a layer makes of the mean of all. */
function withMean(a: Channels, { values, biases, in: inputs }: Layer): Channels {
  const means = a.planes.map((plane) => plane.reduce((all, value) => all + value) / plane.length);
  const added = a.planes.map((_, output) =>
    means.reduce((all, mean, i) => all + mean * values[output * inputs + i]!, biases[output]!),
  );
  return mapped(a, (at, channel) => a.planes[channel]![at]! + added[channel]!);
}

/** `picture`: red, green, blue, from -1 to 1. */
export function slowAnswer(layers: ReadonlyMap<string, Layer>, picture: Channels): Channels {
  const through = (name: string, from: Channels): Channels => bent(convolved(from, layers.get(name)!));
  const level = (name: string, from: Channels): Channels => {
    const before = through(`${name}.0.0`, from);
    const within = convolved(through(`${name}.1.first.0`, before), layers.get(`${name}.1.second.0`)!);
    return bent(sum(before, within));
  };
  const x8 = level('s8', through('s4.0', through('s2.0', picture)));
  const x16 = level('s16', x8);
  const x32 = withMean(level('s32', x16), layers.get('mean')!);
  const y16 = through('m16.0', through('u16.0', beside(doubled(x32), x16)));
  const y8 = through('u8.0', beside(doubled(y16), x8));
  return convolved(through('m8.1.0', through('m8.0.0', y8)), layers.get('out')!);
}
