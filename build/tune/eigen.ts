/** Eigenvalues of a symmetric matrix, and its eigenvectors as columns of `vectors`. */
export interface Eigen {
  values: number[];
  vectors: number[][];
}

const mostSweeps = 50;

/** By Jacobi rotations. */
export function eigen(matrix: readonly (readonly number[])[]): Eigen {
  const size = matrix.length;
  const a = matrix.map((row) => [...row]);
  const vectors = a.map((_, row) => a.map((_, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < mostSweeps && offDiagonal(a) > 1e-22; sweep++)
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, vectors, p, q);
  return { values: a.map((row, at) => row[at]!), vectors };
}

function offDiagonal(a: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const [y, row] of a.entries()) for (let x = y + 1; x < row.length; x++) sum += row[x]! ** 2;
  return sum;
}

function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  if (Math.abs(a[p]![q]!) < 1e-300) return;
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * a[p]![q]!);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (const row of a) turn(row, p, q, c, s);
  const [rowP, rowQ] = [a[p]!, a[q]!];
  for (const [at, value] of rowP.entries()) {
    const other = rowQ[at]!;
    rowP[at] = c * value - s * other;
    rowQ[at] = s * value + c * other;
  }
  for (const row of vectors) turn(row, p, q, c, s);
}

function turn(row: number[], p: number, q: number, c: number, s: number): void {
  const [value, other] = [row[p]!, row[q]!];
  row[p] = c * value - s * other;
  row[q] = s * value + c * other;
}
