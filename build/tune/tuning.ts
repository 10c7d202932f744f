/** Something that can be tuned: numbers of about the size 1, and how good they are. */
export interface Tuning {
  start: readonly number[];
  sigma: number;
  population: number;
  /** Mean results of each point, on games that are the same for all points of a generation. */
  judge(points: readonly (readonly number[])[], generation: number): number[];
  /** The result of one point on games that were never used for tuning. */
  check(point: readonly number[]): number;
  /** In words, for the manifest: what points are judged on, and what `check` measures. */
  games: string;
  checked: string;
  /** Where the weights stand, and the file's text with those of a point. */
  file: string;
  write(point: readonly number[]): string;
}

/** The source text of an object of weights. */
export function weightsText(weights: Readonly<Record<string, number>>, indent: string): string {
  const lines = Object.entries(weights).map(
    ([name, weight]) => `${indent}  ${name}: ${Number(weight.toFixed(4))},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}
