/** Moves a grid's sides by a fraction of a cell to where the picture's edges fit best. */
import { levelAt, shareAcross, shareDown, uprightAt, type EdgeSums, type Grid } from './grid.ts';

/** A side moves by at most so much of a cell. */
const reach = 0.3;
/** What a clear side is worth next to inner lines that fit. */
const sideWorth = 0.25;

export function refine(grid: Grid, sums: EdgeSums): Grid {
  const across = refineAcross(grid, sums);
  return refineDown(refineAcross(refineDown(across, sums), sums), sums);
}

function refineAcross(grid: Grid, sums: EdgeSums): Grid {
  const { board, columns } = grid;
  const [x, width] = bestSpan(board.x, board.width, columns, sums.width, (start, length) => {
    const moved = { ...board, x: start, width: length };
    const sides =
      uprightAt(sums, start, board.y, board.y + board.height) +
      uprightAt(sums, start + length, board.y, board.y + board.height);
    return (shareAcross(sums, moved, columns) ?? 0) + sideWorth * sides;
  });
  return { ...grid, board: { ...board, x, width } };
}

function refineDown(grid: Grid, sums: EdgeSums): Grid {
  const { board, rows } = grid;
  const [y, height] = bestSpan(board.y, board.height, rows, sums.height, (start, length) => {
    const moved = { ...board, y: start, height: length };
    const sides =
      levelAt(sums, start, board.x, board.x + board.width) +
      levelAt(sums, start + length, board.x, board.x + board.width);
    return (shareDown(sums, moved, rows) ?? 0) + sideWorth * sides;
  });
  return { ...grid, board: { ...board, y, height } };
}

/** The start and length with the highest worth, among those in the picture whose ends move by at most `reach` cells. */
function bestSpan(
  start: number,
  length: number,
  count: number,
  size: number,
  worth: (start: number, length: number) => number,
): [number, number] {
  const most = Math.max(1, Math.round((reach * length) / count));
  const step = Math.max(1, Math.round(most / 5));
  let best: [number, number] = [start, length];
  let bestWorth = worth(start, length) + 0.004;
  const first = Math.round(start);
  const last = Math.round(start + length);
  const consider = (from: number, to: number, by: number, within: number): void => {
    for (let a = from - within; a <= from + within; a += by)
      for (let b = to - within; b <= to + within; b += by) {
        if (a < 0 || b > size || Math.abs(a - first) > most || Math.abs(b - last) > most) continue;
        const value = worth(a, b - a);
        if (value > bestWorth) {
          bestWorth = value;
          best = [a, b - a];
        }
      }
  };
  consider(first, last, step, most);
  if (step > 1) consider(Math.round(best[0]), Math.round(best[0] + best[1]), 1, step);
  return best;
}
