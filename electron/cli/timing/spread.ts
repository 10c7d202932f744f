/** How a figure is spread over several games. */
export interface Spread {
  mean: number;
  median: number;
  least: number;
  most: number;
}

/** `values` must not be empty. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const median = (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
  return { mean: round(mean), median, least: sorted[0]!, most: sorted.at(-1)! };
}

/** To three decimals. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** How often each cause ended a game. */
export function countEnds(played: readonly { end: string }[]): Record<string, number> {
  const ends: Record<string, number> = {};
  for (const { end } of played) ends[end] = (ends[end] ?? 0) + 1;
  return ends;
}
