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
  /** A puyo of a GTR or new GTR that stands or can still be built; no difference to chains was measurable. */
  form: number;
  left: number;
}

/** As the kernel has them. */
export function listed(weights: Weights): number[] {
  const { shape, room, lastSteps, leftPair, leftTriple, margin, alike, form, left, ...others } = weights;
  const last = [room, lastSteps, leftPair, leftTriple, margin, alike, form, left];
  return [...Object.values(others), ...shape, ...last];
}
