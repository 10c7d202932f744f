import { describe, expect, it } from 'vitest';
import { Layer, bestLines, bestOfRoots } from '../../../../engine/tetris/search/layers.ts';
import { randomNumbers } from '../randomBoards.ts';

function randomLayer(random: () => number, count: number, roots: number): Layer {
  const layer = new Layer(count);
  for (let at = 0; at < count; at++) {
    layer.values[at] = Math.floor(random() * 20);
    layer.roots[at] = Math.floor(random() * roots);
  }
  return layer;
}

describe('bestLines', () => {
  it('keeps the requested number, none worse than one that is left out', () => {
    const random = randomNumbers(4);
    for (let round = 0; round < 200; round++) {
      const layer = randomLayer(random, 1 + (round % 60), 5);
      const width = 1 + Math.floor(random() * 40);
      const kept = bestLines(layer, width, 0);
      const sorted = [...layer.values].sort((a, b) => b - a);
      expect(kept).toHaveLength(Math.min(width, layer.count));
      expect(kept.map((at) => layer.values[at]!).sort((a, b) => b - a)).toEqual(sorted.slice(0, kept.length));
      expect(kept).toEqual(kept.toSorted((a, b) => a - b));
    }
  });

  it('keeps the best of every root as well', () => {
    const random = randomNumbers(5);
    for (let round = 0; round < 100; round++) {
      const layer = randomLayer(random, 40, 9);
      const kept = new Set(bestLines(layer, 4, 9).map((at) => layer.roots[at]!));
      expect(kept).toEqual(new Set(layer.roots));
    }
  });
});

it('bestOfRoots finds the first of the best, and nothing for roots without lines', () => {
  const layer = new Layer(4);
  layer.values.set([3, 7, 7, -Infinity]);
  layer.roots.set([0, 1, 1, 2]);
  expect([...bestOfRoots(layer, 4, layer.values)]).toEqual([0, 1, -1, -1]);
});

it('a layer copies what was kept', () => {
  const all = randomLayer(randomNumbers(6), 10, 3);
  all.codes.set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const some = Layer.of(all, [2, 5, 9]);
  expect([...some.codes]).toEqual([2, 5, 9]);
  expect([...some.values]).toEqual([2, 5, 9].map((at) => all.values[at]!));
});
