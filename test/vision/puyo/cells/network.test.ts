import { describe, expect, it } from 'vitest';
import { leak, run } from '../../../../build/fit/sprites/plainNetwork.ts';
import { fit, pack, randomNetwork } from '../../../../build/fit/sprites/puyoNetwork.ts';
import { softmax, unpack, type Layer } from '../../../../vision/puyo/cells/network.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const resultsOf = (layers: readonly Layer[]): Float32Array[] =>
  layers.map(({ outputs }) => new Float32Array(outputs));

/** The same sum written down plainly. */
function slowly(layers: readonly Layer[], input: readonly number[]): number[] {
  return layers.reduce<number[]>(
    (from, { inputs, outputs, weights, biases }, k) =>
      Array.from({ length: outputs }, (_, o) => {
        const sum = from.reduce((total, value, i) => total + value * weights[o * inputs + i]!, biases[o]!);
        return k === layers.length - 1 || sum > 0 ? sum : sum * leak;
      }),
    [...input],
  );
}

describe('run', () => {
  it('agrees with a plain sum', () => {
    const chance = new Chance(4);
    const layers = randomNetwork([12, 8, 4, 3], chance);
    for (let i = 0; i < 20; i += 1) {
      const input = Float32Array.from({ length: 12 }, () => chance.between(-2, 2));
      const expected = slowly(layers, [...input]);
      run(layers, input, resultsOf(layers)).forEach((value, o) => expect(value).toBeCloseTo(expected[o]!, 4));
    }
  });
});

describe('pack', () => {
  it('keeps the weights to within half a step', () => {
    const [layer] = randomNetwork([16, 4], new Chance(9)) as [Layer];
    const packed = pack(layer);
    unpack(packed).weights.forEach((value, i) =>
      expect(Math.abs(value - layer.weights[i]!)).toBeLessThanOrEqual(packed.scale * 0.51),
    );
  });
});

describe('softmax', () => {
  it('returns chances that add up to one, also for large outputs', () => {
    const chances = softmax(Float32Array.from([1000, 1001, -1000]));
    expect(chances.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    expect(chances[1]).toBeGreaterThan(chances[0]!);
    expect(chances[2]).toBe(0);
  });
});

describe('fit', () => {
  it('learns exclusive or, which no single layer can', () => {
    const chance = new Chance(2);
    const layers = randomNetwork([4, 8, 2], chance);
    const examples = [0, 1, 2, 3].map((i) => ({
      input: Float32Array.from([i & 1, i >> 1, 1, 0]),
      answer: (i & 1) ^ (i >> 1),
      weight: 1,
    }));
    const losses: number[] = [];
    const lesson = { count: 1600, pick: (i: number) => examples[i % 4]!, epochs: 80, rate: 0.002, chance };
    fit(layers, lesson, (_, loss) => losses.push(loss));
    expect(losses.at(-1)!).toBeLessThan(losses[0]! / 2);
    for (const { input, answer } of examples) {
      const out = run(layers, input, resultsOf(layers));
      expect(out[answer]).toBeGreaterThan(out[1 - answer]!);
    }
  });
});
