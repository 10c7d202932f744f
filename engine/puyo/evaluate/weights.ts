/** What the search values a field by, in the order of weights.as. A thousand is one step of a chain. */
export interface Weights {
  step: number;
  needed: number;
  triggerHeight: number;
  pair: number;
  triple: number;
  bowl: number;
  well: number;
  bump: number;
  puyo: number;
  tear: number;
  waste: number;
  /** In 1024ths of the second chain's worth. */
  second: number;
  spawn: number;
  /** Eighths of a row above the mean, by column. */
  shape: readonly [number, number, number, number, number, number];
  room: number;
  lastSteps: number;
  leftPair: number;
  leftTriple: number;
}

/** Found by playing games: each generation kept the best of many sets of weights. */
export const okibaWeights: Weights = {
  step: 1000,
  needed: -275,
  triggerHeight: 102,
  pair: 146,
  triple: 268,
  bowl: -111,
  well: -84,
  bump: -107,
  puyo: -23,
  tear: -143,
  waste: -51,
  second: 120,
  spawn: -126,
  shape: [6, 10, 1, -9, -8, -7],
  room: 213,
  lastSteps: 3,
  leftPair: 15,
  leftTriple: 81,
};

export function listed(weights: Weights): number[] {
  const { shape, room, lastSteps, leftPair, leftTriple, ...others } = weights;
  return [...Object.values(others), ...shape, room, lastSteps, leftPair, leftTriple];
}
