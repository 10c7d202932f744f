/** Logistic regression: the chance that something is right, from a few numbers. */

export interface Example {
  /** As many as there are weights. */
  values: readonly number[];
  isRight: boolean;
  weight: number;
}

export interface Logistic {
  weights: number[];
  bias: number;
}

/** Weights are kept small, by this factor; and this many steps lead there. */
const ridge = 0.02;
const steps = 60;

export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

export const scoreOf = ({ weights, bias }: Logistic, values: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * values[i]!, bias);

/** By Newton's method; the same examples lead to the same numbers. */
export function learn(examples: readonly Example[]): Logistic {
  const size = examples[0]!.values.length + 1;
  let theta = Array<number>(size).fill(0);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = theta.map((value, i) => (i < size - 1 ? ridge * value : 0));
    const bend = theta.map((_, i) => theta.map((__, j) => (i === j ? (i < size - 1 ? ridge : 1e-6) : 0)));
    for (const { values, isRight, weight } of examples) {
      const full = [...values, 1];
      const chance = sigmoid(full.reduce((sum, value, i) => sum + value * theta[i]!, 0));
      const share = weight / total;
      full.forEach((a, i) => {
        gradient[i]! += share * (chance - Number(isRight)) * a;
        full.forEach((b, j) => (bend[i]![j]! += share * chance * (1 - chance) * a * b));
      });
    }
    const change = solve(bend, gradient);
    theta = theta.map((value, i) => value - change[i]!);
    if (Math.max(...change.map(Math.abs)) < 1e-9) break;
  }
  return { weights: theta.slice(0, -1), bias: theta.at(-1)! };
}

/** Gauss's elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let at = 0; at < n; at += 1) {
    const best = rows
      .slice(at)
      .reduce((most, row, i) => (Math.abs(row[at]!) > Math.abs(rows[most]![at]!) ? i + at : most), at);
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    for (let below = at + 1; below < n; below += 1) {
      const share = rows[below]![at]! / rows[at]![at]!;
      for (let i = at; i <= n; i += 1) rows[below]![i]! -= share * rows[at]![i]!;
    }
  }
  const answer = Array<number>(n).fill(0);
  for (let at = n - 1; at >= 0; at -= 1) {
    const known = rows[at]!.slice(at + 1, n).reduce((sum, value, i) => sum + value * answer[at + 1 + i]!, 0);
    answer[at] = (rows[at]![n]! - known) / rows[at]![at]!;
  }
  return answer;
}
