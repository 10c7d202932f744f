/** What follows from the heights of columns, walls reaching up without end. */
export interface Surface {
  /** How many of the steps -2 -1 0 1 2 there are between neighbouring columns. */
  diversity: number;
  /** Columns three rows or more below both neighbours. */
  deepWells: number;
  /** Steps of three rows or more. */
  cliffs: number;
  /** Places, a set of cells each, where a piece lies on the surface without a hole; for I lying places only. */
  fits: Record<'S' | 'Z' | 'O' | 'T' | 'J' | 'L' | 'I', number>;
}

const deep = 3;

/** Feet of the pieces that lie on the surface, as steps from column to column. */
const shapesOnSurface: Record<keyof Surface['fits'], readonly (readonly number[])[]> = {
  S: [[0, 1], [-1]],
  Z: [[-1, 0], [1]],
  O: [[0]],
  T: [[0, 0], [-1, 1], [1], [-1]],
  J: [[0, 0], [2], [0, -1], [0]],
  L: [[0, 0], [-2], [1, 0], [0]],
  I: [[0, 0, 0]],
};

/** Measures the heights of the first `columns` columns. */
export function measureSurface(heights: Uint8Array, columns: number): Surface {
  const steps = Array.from({ length: columns - 1 }, (_, x) => heights[x + 1]! - heights[x]!);
  const count = (feet: readonly number[]) =>
    steps.filter((_, x) => feet.every((step, at) => steps[x + at] === step)).length;
  const fits = (piece: keyof Surface['fits']) =>
    shapesOnSurface[piece].reduce((sum, feet) => sum + count(feet), 0);
  const walled = [-Infinity, ...steps, Infinity];
  return {
    diversity: [-2, -1, 0, 1, 2].filter((step) => steps.includes(step)).length,
    deepWells: walled.slice(1).filter((step, x) => walled[x]! <= -deep && step >= deep).length,
    cliffs: steps.filter((step) => Math.abs(step) >= deep).length,
    fits: {
      S: fits('S'),
      Z: fits('Z'),
      O: fits('O'),
      T: fits('T'),
      J: fits('J'),
      L: fits('L'),
      I: fits('I'),
    },
  };
}

/** The surface beside the lowest column (the first of them), which is taken for a well. */
export interface Profile {
  lowest: number;
  /** The lowest of the other columns. */
  second: number;
  /** Steps between columns, the well left out, summed; and their squares summed. */
  bumpiness: number;
  steepness: number;
}

export function measureProfile(heights: Uint8Array, columns: number): Profile {
  const all = Array.from(heights.subarray(0, columns));
  const lowest = Math.min(...all);
  const well = all.indexOf(lowest);
  const others = all.filter((_, x) => x !== well);
  const steps = others.slice(1).map((height, x) => Math.abs(height - others[x]!));
  return {
    lowest,
    second: Math.min(...others),
    bumpiness: steps.reduce((sum, step) => sum + step, 0),
    steepness: steps.reduce((sum, step) => sum + step * step, 0),
  };
}
