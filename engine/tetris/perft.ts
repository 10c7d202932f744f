import { type Board, type Piece } from './types.ts';
import { storedRows } from './board.ts';
import { footprints, placeInto } from './footprint.ts';
import { type MoveOptions, findLandings, rulesOf } from './movegen.ts';
import { spawnAt } from './pieces.ts';
import { readColumns, stride } from './reach.ts';

export interface PerftOptions extends MoveOptions {
  /** Row of the centre at the spawn; one below the top visible row's upper edge where absent. */
  spawn?: number;
}

/** Most landings of one piece in all spin classes. */
const mostLandings = 3 * 4 * stride * storedRows;

/**
 * Counts the sequences of placements of each length from 1 to the length of the queue: reachable places, full rows
 * cleared, alike cells counted once (or once per spin class). A blocked spawn ends a sequence.
 */
export function perft(board: Board, queue: readonly Piece[], options: PerftOptions = {}): number[] {
  const { columns } = board;
  const spawn = options.spawn ?? board.rows - 1;
  const rules = rulesOf(options);
  const filled = new Int32Array(stride);
  const boards = new Uint16Array((queue.length + 1) * storedRows);
  const landings = queue.map(() => new Int32Array(mostLandings));
  const counts = queue.map(() => 0);
  boards.set(board.masks);

  const visit = (depth: number): void => {
    const base = depth * storedRows;
    const piece = queue[depth]!;
    readColumns(boards, base, columns, filled);
    const found = landings[depth]!;
    const start = spawnAt(piece, columns, spawn);
    const count = findLandings(filled, columns, start, rules, found, options.spins);
    counts[depth]! += count;
    if (depth + 1 === queue.length) return;
    for (let index = 0; index < count; index++) {
      const code = found[index]!;
      const footprint = footprints[piece][(code >> 9) & 3]!;
      placeInto(boards, base, boards, base + storedRows, columns, footprint, (code >> 5) & 15, code & 31);
      visit(depth + 1);
    }
  };
  if (queue.length > 0) visit(0);
  return counts;
}
