import { describe, expect, it } from 'vitest';
import { type CmaesState, nextGeneration, startCmaes } from '../../../build/tune/Cmaes.ts';
import { eigen } from '../../../build/tune/eigen.ts';
import { randomNumbers } from '../../engine/tetris/randomBoards.ts';

/** A long bent valley, the hardest for searches that know no directions. */
function rosenbrock(point: readonly number[]): number {
  return -point
    .slice(1)
    .reduce((sum, y, x) => sum + 100 * (y - point[x]! ** 2) ** 2 + (1 - point[x]!) ** 2, 0);
}

function run(state: CmaesState, generations: number): CmaesState {
  for (let count = 0; count < generations; count++)
    state = nextGeneration(state, 12, (points) => points.map(rosenbrock));
  return state;
}

describe('CMA-ES', () => {
  it('finds the maximum of a curved valley', () => {
    const { mean } = run(startCmaes([-1, 1, 0, 0], 0.5, 3), 400);
    for (const value of mean) expect(value).toBeCloseTo(1, 3);
  });

  it('takes the same steps for the same seed, also after it was saved', () => {
    const start = startCmaes([0, 0, 0], 1, 5);
    const saved = JSON.parse(JSON.stringify(run(start, 7))) as CmaesState;
    expect(run(saved, 8)).toEqual(run(start, 15));
    expect(run(startCmaes([0, 0, 0], 1, 6), 7)).not.toEqual(saved);
  });
});

describe('eigen', () => {
  it('decomposes symmetric matrices', () => {
    const random = randomNumbers(2);
    const size = 7;
    const half = Array.from({ length: size }, () => Array.from({ length: size }, () => random() - 0.5));
    const matrix = half.map((row, y) => row.map((value, x) => value + half[x]![y]!));
    const { values, vectors } = eigen(matrix);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const sum = values.reduce(
          (total, value, at) => total + vectors[y]![at]! * value * vectors[x]![at]!,
          0,
        );
        expect(sum).toBeCloseTo(matrix[y]![x]!, 9);
      }
  });
});
