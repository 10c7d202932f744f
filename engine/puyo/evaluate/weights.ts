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
  /** A line that would have to better its waiting chain by more with one pair is given up. */
  margin: number;
  /** Most lines with the same heights of columns. */
  alike: number;
  /** A puyo of a GTR or new GTR that stands or can still be built. */
  form: number;
  left: number;
}

/** Found by playing games: each generation kept the best of many sets of weights. */
export const okibaWeights: Weights = {
  step: 1000,
  needed: -250,
  triggerHeight: 133,
  pair: 64,
  triple: 195,
  bowl: -122,
  well: -128,
  bump: -33,
  puyo: -20,
  tear: -30,
  waste: 0,
  second: 33,
  spawn: -129,
  shape: [5, 10, -2, -11, -8, -7],
  room: 167,
  lastSteps: 3,
  leftPair: 57,
  leftTriple: 230,
  margin: 800,
  alike: 6,
  form: 30,
  left: 0,
};

export function listed(weights: Weights): number[] {
  const { shape, room, lastSteps, leftPair, leftTriple, margin, alike, form, left, ...others } = weights;
  const last = [room, lastSteps, leftPair, leftTriple, margin, alike, form, left];
  return [...Object.values(others), ...shape, ...last];
}
