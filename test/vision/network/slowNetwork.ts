/** A pyramid network once more, plain and slow: as build/fit/detector/learning/network.py describes it. */
import type { Layer } from '../../../vision/network/layers.ts';
import { bent, convolved, residual, withMean, type Channels } from './slowLayers.ts';

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

/** `picture`: red, green, blue, from -1 to 1. */
export function slowAnswer(layers: ReadonlyMap<string, Layer>, picture: Channels): Channels {
  const through = (name: string, from: Channels): Channels => bent(convolved(from, layers.get(name)!));
  const level = (name: string, from: Channels): Channels => {
    const before = through(`${name}.0.0`, from);
    return residual(before, layers.get(`${name}.1.first.0`)!, layers.get(`${name}.1.second.0`)!);
  };
  const x8 = level('s8', through('s4.0', through('s2.0', picture)));
  const x16 = level('s16', x8);
  const x32 = withMean(level('s32', x16), layers.get('mean')!);
  const y16 = through('m16.0', through('u16.0', beside(doubled(x32), x16)));
  const y8 = through('u8.0', beside(doubled(y16), x8));
  return convolved(through('m8.1.0', through('m8.0.0', y8)), layers.get('out')!);
}
