import { describe, expect, it } from 'vitest';
import { run } from '../../../../build/fit/sprites/plainNetwork.ts';
import { randomNetwork } from '../../../../build/fit/sprites/puyoNetwork.ts';
import { CompiledNetwork } from '../../../../vision/puyo/cells/CompiledNetwork.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

describe('CompiledNetwork', () => {
  it.each([[[12, 8, 4]], [[20, 16, 24, 8]], [[4, 12, 1]], [[260, 20, 4]]])(
    'returns exactly the same as the plain network of %j units',
    (sizes) => {
      const chance = new Chance(sizes.length + sizes[0]!);
      // The plain one adds up four units together.
      const layers = randomNetwork(
        sizes.map((count, i) => (i === 0 ? count : (count + 3) & ~3)),
        chance,
      );
      const compiled = new CompiledNetwork(layers);
      const results = layers.map(({ outputs }) => new Float32Array(outputs));
      for (let round = 0; round < 20; round += 1) {
        const input = Float32Array.from({ length: sizes[0]! }, () => chance.between(-3, 3));
        compiled.input.set(input);
        expect([...compiled.answer()]).toEqual([...run(layers, input, results)]);
      }
    },
  );
});
