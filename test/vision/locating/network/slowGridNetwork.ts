/** The network that sees grids once more, plain and slow: as build/fit/grid/network.py tells it. */
import type { GridShape } from '../../../../vision/locating/network/GridNetwork.ts';
import { patchLength, patchMargin } from '../../../../vision/locating/network/patch.ts';
import type { Layer } from '../../../../vision/network/layers.ts';
import { bent, convolved, residual, withMean, type Channels } from '../../network/slowLayers.ts';

/** The mean of each channel over cells x0 <= x < x1, y0 <= y < y1. */
const mean = ({ planes, width }: Channels, x0: number, x1: number, y0: number, y1: number): number[] =>
  planes.map((plane) => {
    const cells = [...plane].filter((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return x >= x0 && x < x1 && y >= y0 && y < y1;
    });
    return cells.reduce((sum, value) => sum + value) / cells.length;
  });

const dense = ({ values, biases }: Layer, inputs: readonly number[]): number[] =>
  Array.from(biases, (bias, unit) =>
    inputs.reduce((sum, value, i) => sum + value * values[unit * inputs.length + i]!, bias),
  );

/** What the last layer says: see `GridLook`, in the order of the layer. */
export function slowLook(
  layers: ReadonlyMap<string, Layer>,
  patch: Uint8Array,
  { columns, rows, tall, cell }: GridShape,
): number[] {
  const layer = (name: string): Layer => layers.get(name)!;
  const [width, height] = [patchLength(columns), patchLength(rows)];
  const planes = [0, 1, 2].map((channel) =>
    Float64Array.from({ length: width * height }, (_, at) => (patch[3 * at + channel]! - 128) / 128),
  );
  let seen: Channels = { width, height, planes };
  for (const name of ['c1', 'c2', 'c3']) seen = bent(convolved(seen, layer(name)));
  seen = withMean(residual(seen, layer('r1.a'), layer('r1.b')), layer('mean'));
  seen = residual(seen, layer('r2.a'), layer('r2.b'));
  const [x0, x1, y0, y1] = [patchMargin, patchMargin + columns, patchMargin, patchMargin + rows];
  const means = [
    mean(seen, x0, x1, y0, y1),
    mean(seen, 0, x0, y0, y1),
    mean(seen, x1, x1 + patchMargin, y0, y1),
    mean(seen, x0, x1, 0, y0),
    mean(seen, x0, x1, y1, y1 + patchMargin),
    mean(seen, x0, x0 + 1, y0, y1),
    mean(seen, x1 - 1, x1, y0, y1),
    mean(seen, x0, x1, y0, y0 + 1),
    mean(seen, x0, x1, y1 - 1, y1),
  ].flat();
  const shape = Math.log(tall);
  const facts = [
    (columns - 10) / 4,
    (rows - 18) / 6,
    4 * shape,
    4 * Math.abs(shape),
    Number(columns === 10 && rows === 20),
    Number(columns === 6 && rows === 12),
    Number(columns === 10),
    Math.log(cell / 16),
  ];
  const hidden = dense(layer('dense'), [...means, ...facts]).map((value) => Math.max(0, value));
  return dense(layer('out'), hidden);
}
