import { describe, expect, it } from 'vitest';
import { GridNetwork, type GridOdds } from '../../../../vision/locating/network/GridNetwork.ts';
import * as packed from '../../../../vision/locating/network/gridWeights.ts';
import { patchLength } from '../../../../vision/locating/network/patch.ts';
import { readLayers } from '../../../../vision/network/layers.ts';
import expected from '../../../fixtures/grid.json' with { type: 'json' };
import { slowLook } from './slowGridNetwork.ts';

const layers = readLayers(packed);
const network = new GridNetwork(layers);

type Value = (x: number, y: number, channel: number) => number;

function patchOf(columns: number, rows: number, value: Value): Uint8Array {
  const [wide, high] = [patchLength(columns), patchLength(rows)];
  return Uint8Array.from({ length: 3 * wide * high }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return value(pixel % wide, Math.floor(pixel / wide), i % 3);
  });
}

/** As build/fit/grid/export.py makes its patch. */
const made: Value = (x, y, channel) => (7 * x + 13 * y + 29 * channel) % 256;
const waves: Value = (x, y, channel) => 128 + 100 * Math.sin(x * 0.7 + channel) * Math.cos(y * 0.3 - channel);

/** In the order of the last layer. */
const numbersOf = ({ tetris, puyo }: GridOdds): number[] => [tetris, puyo];

describe('the network that judges grids', () => {
  it('returns the same numbers as the trained network', () => {
    const said = network.judge(patchOf(expected.columns, expected.rows, made), expected);
    expect(numbersOf(said)).toEqual(expected.said.slice(0, 2).map((value) => expect.closeTo(value, 2)));
  });

  it.each([
    { columns: 6, rows: 12, tall: 1, cell: 30 },
    { columns: 10, rows: 20, tall: 0.9, cell: 12 },
    { columns: 5, rows: 9, tall: 1.2, cell: 3 },
    { columns: 6, rows: 12, tall: 1, cell: 30 },
  ])('agrees with plain sums on $columns x $rows cells', (shape) => {
    const patch = patchOf(shape.columns, shape.rows, waves);
    const slow = slowLook(layers, patch, shape);
    expect(numbersOf(network.judge(patch, shape))).toEqual(
      slow.slice(0, 2).map((value) => expect.closeTo(value, 2)),
    );
  });
});
