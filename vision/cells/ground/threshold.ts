/** The distance from an empty cell that separates empty cells from filled ones. */

/** Filled cells are farther from the background than this many times an empty cell's usual distance. */
const aboveNoise = 2.5;

/**
 * The middle of the widest gap between the distances of empty and of filled cells, by their ratio. Colour levels;
 * `sorted` in ascending order, `noise` an empty cell's usual distance. Cells farther than `limit` are always filled.
 */
export function findThreshold(sorted: Float32Array, noise: number, limit = 110): number {
  const least = Math.max(8, aboveNoise * noise);
  const most = Math.max(limit, 3 * noise);
  let best = Math.max(least, 24);
  let bestRatio = 1;
  for (let i = 0; i < sorted.length - 1; i += 1) {
    const low = Math.max(sorted[i]!, least);
    const high = Math.min(sorted[i + 1]!, most);
    const ratio = (high + 6) / (low + 6);
    if (high > low && ratio > bestRatio) [best, bestRatio] = [(low + high) / 2, ratio];
  }
  return best;
}
