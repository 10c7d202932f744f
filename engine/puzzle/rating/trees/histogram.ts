/** Feature values in few bins, so that a split is found by one pass over them. */
export interface Bins {
  /** `codes[feature][row]`: which bin a value lies in. */
  readonly codes: readonly Uint8Array[];
  /** `edges[feature]`: bin b holds what is at most `edges[b]`, the last bin what is above all of them. */
  readonly edges: readonly (readonly number[])[];
}

const mostBins = 64;

/** Middles between neighbouring values; where there are too many, such that the bins hold about as many rows each. */
function edgesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const middles = sorted.flatMap((value, at) =>
    at > 0 && value > sorted[at - 1]! ? [{ at, edge: (value + sorted[at - 1]!) / 2 }] : [],
  );
  if (middles.length < mostBins) return middles.map(({ edge }) => edge);
  const edges: number[] = [];
  for (const { at, edge } of middles)
    if (at >= ((edges.length + 1) * sorted.length) / mostBins) edges.push(edge);
  return edges;
}

export function binOf(edges: readonly number[], value: number): number {
  let bin = 0;
  while (bin < edges.length && value > edges[bin]!) bin++;
  return bin;
}

export function makeBins(rows: readonly (readonly number[])[]): Bins {
  const features = rows[0]?.length ?? 0;
  const columns = Array.from({ length: features }, (_, feature) => rows.map((row) => row[feature]!));
  const edges = columns.map(edgesOf);
  return {
    edges,
    codes: columns.map((column, at) => Uint8Array.from(column, (value) => binOf(edges[at]!, value))),
  };
}

/** Sums of the first and second derivatives of the loss, and how many rows they are of. */
export interface Sums {
  gradient: number;
  hessian: number;
  rows: number;
}

export interface Split {
  feature: number;
  /** Rows whose bin is at most this one go left. */
  bin: number;
  gain: number;
}

export interface SplitRules {
  /** Fewest rows on either side. */
  leastRows: number;
  /** Added to the second derivatives: draws leaves towards 0. */
  ridge: number;
}

const gradients = new Float64Array(mostBins + 1);
const hessians = new Float64Array(mostBins + 1);
const counts = new Int32Array(mostBins + 1);

function fill(codes: Uint8Array, rows: Int32Array, gradient: Float64Array, hessian: Float64Array): void {
  gradients.fill(0);
  hessians.fill(0);
  counts.fill(0);
  for (const row of rows) {
    const bin = codes[row]!;
    gradients[bin]! += gradient[row]!;
    hessians[bin]! += hessian[row]!;
    counts[bin]!++;
  }
}

const scoreOf = (gradient: number, hessian: number, ridge: number): number =>
  gradient ** 2 / Math.max(hessian + ridge, 1e-9);

/** The split of these rows that lowers the loss the most; null where none does. */
export function bestSplit(
  bins: Bins,
  rows: Int32Array,
  total: Sums,
  features: readonly number[],
  gradient: Float64Array,
  hessian: Float64Array,
  { leastRows, ridge }: SplitRules,
): Split | null {
  let best: Split | null = null;
  const whole = scoreOf(total.gradient, total.hessian, ridge);
  for (const feature of features) {
    fill(bins.codes[feature]!, rows, gradient, hessian);
    let [left, leftHessian, leftRows] = [0, 0, 0];
    for (let bin = 0; bin < bins.edges[feature]!.length; bin++) {
      left += gradients[bin]!;
      leftHessian += hessians[bin]!;
      leftRows += counts[bin]!;
      if (leftRows < leastRows || total.rows - leftRows < leastRows) continue;
      const right = scoreOf(total.gradient - left, total.hessian - leftHessian, ridge);
      const gain = scoreOf(left, leftHessian, ridge) + right - whole;
      if (gain > (best?.gain ?? 1e-9)) best = { feature, bin, gain };
    }
  }
  return best;
}
