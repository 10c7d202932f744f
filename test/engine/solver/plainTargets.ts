import { twinPlacements } from '../../../engine/tetris/moves/movegen.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import type { Piece, Spin } from '../../../engine/tetris/types.ts';
import type { SpinWanted } from '../../../engine/solver/fields/target.ts';

/** A field as text, top row first: '#' has to be filled, '*' may be, X is filled. */
export interface Marked {
  rows: readonly string[];
  spin: SpinWanted | null;
}

interface Place {
  /** Where the cells lie in the first field. */
  cells: [number, number][];
  cleared: number;
  spin: Spin;
}

const known = new Map<string, Place[]>();

/** Every place of a piece; a row of `filled` that is full has gone. */
function placesIn(filled: readonly string[], piece: Piece): Place[] {
  const key = `${filled.join('/')} ${piece}`;
  let places = known.get(key);
  if (!places) known.set(key, (places = findPlaces(filled, piece)));
  return places;
}

function findPlaces(filled: readonly string[], piece: Piece): Place[] {
  const left = [...filled.keys()].reverse().filter((line) => filled[line]!.includes('.'));
  const board = parseBoard(left.map((line) => filled[line]!).reverse(), 20);
  return twinPlacements(board, spawnAt(piece, 10, 12), { spins: true })
    .map((placement) => ({ placement, cells: cellsOf(placement.location) }))
    .filter(({ cells }) => cells.every(([, y]) => y < left.length))
    .map(({ placement, cells }) => {
      const told = cells.map(([x, y]) => [x, filled.length - 1 - left[y]!] as [number, number]);
      const after = laid(filled, told);
      const cleared = left.filter((line) => !after[line]!.includes('.')).length;
      return { cells: told.sort(([a, b], [c, d]) => b - d || a - c), cleared, spin: placement.spin };
    });
}

function laid(rows: readonly string[], cells: readonly [number, number][]): string[] {
  return rows.map((row, line) =>
    [...row]
      .map((sign, x) => (cells.some(([cx, cy]) => cx === x && cy === rows.length - 1 - line) ? 'X' : sign))
      .join(''),
  );
}

/** All ways to play a queue to where nothing is left to fill and the spin has happened; each as its places, sorted. */
export function plainTargetWays({ rows, spin }: Marked, queue: readonly Piece[], hold: boolean): Set<string> {
  const ways = new Set<string>();
  const signAt = ([x, y]: [number, number]): string => rows[rows.length - 1 - y]![x]!;
  const isMarked = rows.some((row) => row.includes('#'));
  const filled = rows.map((row) => row.replaceAll(/[#*]/g, '.'));
  const play = (
    at: readonly string[],
    spun: boolean,
    held: Piece | null,
    rest: readonly Piece[],
    done: readonly string[],
  ): void => {
    const isFilled = rows.every((row, line) =>
      [...row].every((sign, x) => sign !== '#' || at[line]![x] === 'X'),
    );
    if (isFilled && (spun || !spin)) return void ways.add([...done].sort().join('; '));
    const put = (piece: Piece, kept: Piece | null, later: readonly Piece[]): void => {
      for (const place of placesIn(at, piece)) {
        const signs = place.cells.map(signAt);
        if (signs.includes('.') || (isMarked && !signs.includes('#'))) continue;
        const spins =
          spin !== null &&
          place.cleared >= spin.rows &&
          (place.spin === 'full' || (spin.mini && place.spin === 'mini'));
        const name = `${piece}${place.cells.map(([x, y]) => `${x},${y}`).join(' ')}`;
        play(laid(at, place.cells), spun || spins, kept, later, [...done, name]);
      }
    };
    const [next, ...later] = rest;
    if (next) put(next, held, later);
    if (hold && held) put(held, next ?? null, later);
    if (hold && !held && next && later[0]) put(later[0], next, later.slice(1));
  };
  play(filled, false, null, queue, []);
  return ways;
}
