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

export const okibaWeights: Weights = {
  step: 1000,
  needed: -200,
  triggerHeight: 100,
  pair: 150,
  triple: 250,
  bowl: -80,
  well: -100,
  bump: -100,
  puyo: 0,
  tear: -250,
  waste: -60,
  second: 0,
  spawn: -100,
  shape: [8, 8, 8, -8, -8, -8],
  room: 200,
  lastSteps: 4,
  leftPair: 0,
  leftTriple: 0,
};

export function listed(weights: Weights): number[] {
  const { shape, room, lastSteps, leftPair, leftTriple, ...others } = weights;
  return [...Object.values(others), ...shape, room, lastSteps, leftPair, leftTriple];
}
