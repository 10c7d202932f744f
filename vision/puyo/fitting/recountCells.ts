/** How many columns and rows a Puyo board has, by the puyo in it, where its sides are known. */
import type { Image } from '../../types.ts';
import type { PuyoGrid } from '../cells/lattice.ts';
import { clearPuyo } from './clearPuyo.ts';

/** The sizes that there are; see `sizes` of proposeByContent. */
const sizes = { columns: [6, 9], rows: [12, 20] } as const;
/** So many rows more or fewer are tried. */
const mostRows = 4;
/** Cells of another number of columns are square but for so much of their width. */
const squarish = 0.07;
/** Cells that could as well be something else, all together: fewer are no reason to count again. */
const fewUnclear = 4;
/** In another size so many times fewer must be unclear: of boards counted right, that is so of none. */
const clearlyFewer = 0.4;
/** Fewer puyo, less than a stack of two rows, tell nothing about how many rows there are. */
const leastPuyo = 8;

/** The same board in so many columns and rows that puyo stand in their cells, where they clearly don't as it is. */
export function recountCells<Grid extends PuyoGrid>(image: Image, grid: Grid): Grid {
  const { unclear, puyo } = clearPuyo(image, grid);
  if (unclear < fewUnclear || puyo < leastPuyo) return grid;
  const others = othersOf(grid).map((size) => ({ ...grid, ...size }));
  const judged = others.map((other) => ({ other, ...clearPuyo(image, other) }));
  const best = judged.reduce((a, b) => (b.unclear < a.unclear ? b : a), judged[0]!);
  return best && best.unclear < clearlyFewer * unclear && best.puyo >= leastPuyo ? best.other : grid;
}

type Size = Pick<PuyoGrid, 'columns' | 'rows'>;

function othersOf({ board, columns, rows }: PuyoGrid): Size[] {
  const found: Size[] = [];
  for (let many = sizes.columns[0]; many <= sizes.columns[1]; many += 1)
    for (let high = sizes.rows[0]; high <= sizes.rows[1]; high += 1) {
      const crooked = Math.abs((board.height * many) / high / board.width - 1);
      const isTried = many === columns ? Math.abs(high - rows) <= mostRows : crooked <= squarish;
      if (isTried && !(many === columns && high === rows)) found.push({ columns: many, rows: high });
    }
  return found;
}
