import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import type { Board, Cell, Piece } from '../../../engine/tetris/types.ts';
import { twinPlacements } from '../../../engine/tetris/moves/movegen.ts';

/** Rows from the bottom up, with the place that each has in the first field. */
interface Row {
  cells: string;
  y: number;
}

const placesKnown = new Map<string, Cell[][]>();

function places(rows: readonly Row[], piece: Piece, drops: boolean): Cell[][] {
  const key = `${rows.map(({ cells }) => cells).join('/')} ${piece} ${drops}`;
  let found = placesKnown.get(key);
  if (!found) {
    const board: Board = parseBoard(rows.map(({ cells }) => cells).reverse(), 20);
    found = twinPlacements(board, spawnAt(piece, 10, 12), { reach: drops ? 'drops' : 'slides' })
      .map(({ location }) => cellsOf(location))
      .filter((cells) => cells.every(([, y]) => y < rows.length));
    placesKnown.set(key, found);
  }
  return found;
}

function laidIn(rows: readonly Row[], cells: readonly Cell[], piece: Piece): { rest: Row[]; laid: string } {
  const rest = rows.map(({ cells: old, y }, at) => ({
    y,
    cells: [...old].map((sign, x) => (cells.some(([cx, cy]) => cx === x && cy === at) ? 'X' : sign)).join(''),
  }));
  const told = cells.map(([x, at]) => [rows[at]!.y, x] as const).sort(([a, b], [c, d]) => a - c || b - d);
  return {
    rest: rest.filter(({ cells: row }) => row.includes('.')),
    laid: `${piece}${told.map(([y, x]) => `${x},${y}`).join(' ')}`,
  };
}

/** All ways to play a queue, order after order, to where no row is left; each as its places, sorted. */
export function plainWays(
  field: readonly string[],
  queue: readonly Piece[],
  hold: boolean,
  drops = false,
): Set<string> {
  const ways = new Set<string>();
  const play = (
    rows: readonly Row[],
    held: Piece | null,
    rest: readonly Piece[],
    laid: readonly string[],
  ): void => {
    if (rows.length === 0) return void ways.add([...laid].sort().join('; '));
    const [next, ...later] = rest;
    const put = (piece: Piece, kept: Piece | null, queued: readonly Piece[]): void => {
      for (const cells of places(rows, piece, drops)) {
        const after = laidIn(rows, cells, piece);
        play(after.rest, kept, queued, [...laid, after.laid]);
      }
    };
    if (next) put(next, held, later);
    if (hold && held) put(held, next ?? null, later);
    if (hold && !held && next && later[0]) put(later[0], next, later.slice(1));
  };
  const rows = field.map((cells, at) => ({ cells, y: field.length - 1 - at })).reverse();
  play(
    rows.filter(({ cells }) => cells.includes('.')),
    null,
    queue,
    [],
  );
  return ways;
}
