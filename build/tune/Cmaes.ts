import { eigen } from './eigen.ts';

/** Everything that a search needs to go on later: plain JSON. */
export interface CmaesState {
  /** What the search began with. */
  seed: number;
  generation: number;
  mean: number[];
  sigma: number;
  /** Row by row. */
  covariance: number[][];
  pathSigma: number[];
  pathCovariance: number[];
  random: number;
}

/** A new search around a point, with the same seed always the same. */
export function startCmaes(mean: readonly number[], sigma: number, seed: number): CmaesState {
  const zeros = mean.map(() => 0);
  return {
    seed,
    generation: 0,
    mean: [...mean],
    sigma,
    covariance: mean.map((_, row) => mean.map((_, column) => (row === column ? 1 : 0))),
    pathSigma: [...zeros],
    pathCovariance: zeros,
    random: seed,
  };
}

/**
 * One generation of CMA-ES as in Hansen's tutorial (arXiv:1604.00772), maximising: `judge` answers one fitness for each of
 * the points, of which only the order counts.
 */
export function nextGeneration(
  state: CmaesState,
  population: number,
  judge: (points: number[][]) => number[],
): CmaesState {
  const size = state.mean.length;
  const parents = Math.floor(population / 2);
  const raw = Array.from({ length: parents }, (_, rank) => Math.log(parents + 0.5) - Math.log(rank + 1));
  const total = sum(raw);
  const shares = raw.map((value) => value / total);
  const effective = 1 / sum(shares.map((share) => share ** 2));
  const rates = ratesFor(size, effective);

  const { values, vectors } = eigen(state.covariance);
  const roots = values.map((value) => Math.sqrt(Math.max(value, 1e-20)));
  const random = normalNumbers(state.random);
  const steps = Array.from({ length: population }, () => {
    const draws = roots.map((root) => root * random.next());
    return vectors.map((row) => dot(row, draws));
  });
  const fitness = judge(steps.map((step) => add(state.mean, step, state.sigma)));
  const order = fitness.map((_, at) => at).sort((a, b) => fitness[b]! - fitness[a]!);
  const best = order.slice(0, parents).map((at) => steps[at]!);
  const step = state.mean.map((_, at) => sum(best.map((one, rank) => shares[rank]! * one[at]!)));

  const whitened = vectors[0]!.map(
    (_, at) => sum(vectors.map((row, other) => row[at]! * step[other]!)) / roots[at]!,
  );
  const upright = vectors.map((row) => dot(row, whitened));
  const pathSigma = add(
    state.pathSigma.map((value) => (1 - rates.sigma) * value),
    upright,
    Math.sqrt(rates.sigma * (2 - rates.sigma) * effective),
  );
  const length = Math.hypot(...pathSigma);
  const expected = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size ** 2));
  const unstalled =
    length / Math.sqrt(1 - (1 - rates.sigma) ** (2 * (state.generation + 1))) <
    (1.4 + 2 / (size + 1)) * expected;
  const pathCovariance = add(
    state.pathCovariance.map((value) => (1 - rates.path) * value),
    step,
    unstalled ? Math.sqrt(rates.path * (2 - rates.path) * effective) : 0,
  );
  const kept = 1 - rates.one - rates.rank + (unstalled ? 0 : rates.one * rates.path * (2 - rates.path));
  const covariance = state.covariance.map((row, y) =>
    row.map(
      (value, x) =>
        kept * value +
        rates.one * pathCovariance[y]! * pathCovariance[x]! +
        rates.rank * sum(best.map((one, rank) => shares[rank]! * one[y]! * one[x]!)),
    ),
  );
  return {
    seed: state.seed,
    generation: state.generation + 1,
    mean: add(state.mean, step, state.sigma),
    sigma: state.sigma * Math.exp((rates.sigma / rates.damping) * (length / expected - 1)),
    covariance,
    pathSigma,
    pathCovariance,
    random: random.state(),
  };
}

interface Rates {
  sigma: number;
  damping: number;
  path: number;
  one: number;
  rank: number;
}

function ratesFor(size: number, effective: number): Rates {
  const sigma = (effective + 2) / (size + effective + 5);
  const one = 2 / ((size + 1.3) ** 2 + effective);
  return {
    sigma,
    damping: 1 + 2 * Math.max(0, Math.sqrt((effective - 1) / (size + 1)) - 1) + sigma,
    path: (4 + effective / size) / (size + 4 + (2 * effective) / size),
    one,
    rank: Math.min(1 - one, (2 * (effective - 2 + 1 / effective)) / ((size + 2) ** 2 + effective)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, at) => total + value * b[at]!, 0);
}

function add(a: readonly number[], b: readonly number[], times: number): number[] {
  return a.map((value, at) => value + times * b[at]!);
}

/** Normally distributed numbers (Box and Muller) from Mulberry32. */
function normalNumbers(seed: number): { next(): number; state(): number } {
  let state = seed | 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return (((hash ^ (hash >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
  const next = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return { next, state: () => state };
}
