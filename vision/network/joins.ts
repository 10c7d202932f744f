/** Convolutions of two planes, the first of which is half as wide and high: one layer for each of them. */
import { partOf, type Layer } from './layers.ts';

/** The name of the layer for the smaller plane. */
export const halfOf = (name: string): string => `${name}/half`;

/** All convolutions; `joins` names those with two planes, and the layer whose outputs are the first inputs. */
export function* splitJoins(
  layers: ReadonlyMap<string, Layer>,
  joins: Readonly<Record<string, string>>,
): Generator<[string, Layer]> {
  for (const [name, layer] of layers) {
    if (layer.kind === 'linear') continue;
    const half = joins[name] && layers.get(joins[name])!.out;
    if (!half) yield [name, layer];
    else {
      yield [halfOf(name), partOf(layer, 0, half, true)];
      yield [name, partOf(layer, half, layer.in, false)];
    }
  }
}
