import { randomStream } from '../../tetris/random.ts';

/** Makes an estimator out of some of the entries. */
export type Fit<Entry> = (entries: readonly Entry[]) => (entry: Entry) => number;

/** Which fold each entry belongs to, drawn at random, the folds as even as can be. */
function foldsOf(count: number, folds: number, seed: number): number[] {
  const random = randomStream(seed);
  const order = Array.from({ length: count }, (_, index) => ({ index, drawn: random() }));
  const fold: number[] = [];
  order.sort((a, b) => a.drawn - b.drawn).forEach(({ index }, place) => (fold[index] = place % folds));
  return fold;
}

/** For each entry the estimate of one that never saw it, nor any other of its fold. */
export function crossPredict<Entry>(
  entries: readonly Entry[],
  folds: number,
  fit: Fit<Entry>,
  seed = 1,
): number[] {
  const fold = foldsOf(entries.length, folds, seed);
  const estimates: number[] = [];
  for (let left = 0; left < folds; left++) {
    const estimate = fit(entries.filter((_, index) => fold[index] !== left));
    entries.forEach((entry, index) => {
      if (fold[index] === left) estimates[index] = estimate(entry);
    });
  }
  return estimates;
}
