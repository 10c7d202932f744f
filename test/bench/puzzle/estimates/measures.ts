/** How far estimates lie from what people said; both lists have one entry for each puzzle. */
export interface Measures {
  /** Mean absolute error. */
  mae: number;
  /** Symmetric mean absolute percentage error: of the mean of both values, in percent. */
  smape: number;
  /** Pearson's; 0 where either list is constant. */
  correlation: number;
}

type Values = readonly number[];

const mean = (values: Values): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function meanAbsoluteError(said: Values, estimated: Values): number {
  return mean(said.map((value, index) => Math.abs(value - estimated[index]!)));
}

function symmetricPercentage(said: Values, estimated: Values): number {
  const shares = said.map((value, index) => {
    const other = estimated[index]!;
    const size = (Math.abs(value) + Math.abs(other)) / 2;
    return size === 0 ? 0 : Math.abs(value - other) / size;
  });
  return 100 * mean(shares);
}

export function correlation(a: Values, b: Values): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (one: (index: number) => number): number =>
    a.reduce((total, _, index) => total + one(index), 0);
  const spread = Math.sqrt(sum((at) => (a[at]! - meanA) ** 2) * sum((at) => (b[at]! - meanB) ** 2));
  return spread === 0 ? 0 : sum((at) => (a[at]! - meanA) * (b[at]! - meanB)) / spread;
}

export function measure(said: Values, estimated: Values): Measures {
  return {
    mae: meanAbsoluteError(said, estimated),
    smape: symmetricPercentage(said, estimated),
    correlation: correlation(said, estimated),
  };
}
