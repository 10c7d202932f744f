import type { Board, Cell, Location } from '../../tetris/types.ts';
import { isFilled } from '../../tetris/rules/board.ts';
import { fill, lock } from '../../tetris/rules/lock.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import { fitsOn, placesOf } from '../goals.ts';
import { placeKey } from '../naming.ts';
import type { Goal } from '../types.ts';
import type { VerdictReason } from './verdict.ts';

/**
 * Why the goal's piece can't finish although the rows are there: the fit to which it comes closest. null where there is
 * no place in which it would fill them.
 */
export function whyBlocked(board: Board, goal: Goal): VerdictReason | null {
  const fits = fitsOn(board, goal);
  if (fits.length === 0) return null;
  const places = placesOf(board, goal);
  for (const [spin, kind] of [
    ['mini', 'onlyMini'],
    ['none', 'noSpin'],
  ] as const) {
    const near = fits.find((fit) =>
      places.some((place) => place.spin === spin && placeKey(place.location) === placeKey(fit)),
    );
    if (near) return { kind, cells: cellsOf(near) };
  }
  return { kind: 'noEntrance', cells: cellsOf(fits[0]!) };
}

/** What the goal's piece can do at best instead, and what is missing there. */
export function whyNoSlot(board: Board, goal: Goal): VerdictReason {
  const tries = placesOf(board, goal)
    .filter(({ spin }) => spin === goal.spin)
    .map(({ location }) => ({ rows: clearedBy(board, location), cells: missingFor(board, goal, location) }))
    .filter(({ cells }) => cells.length <= mostMissing);
  const most = Math.max(0, ...tries.map(({ rows }) => rows));
  const [best] = tries
    .filter(({ rows }) => rows === most)
    .sort((one, other) => one.cells.length - other.cells.length);
  if (!best) return { kind: 'noSlot' };
  return most > 0 ? { kind: 'fewerRows', ...best } : { kind: 'gaps', cells: best.cells };
}

/** A place that lacks more cells than a piece has was never meant to be one. */
const mostMissing = 4;

const clearedBy = (board: Board, location: Location): number => lock(board, cellsOf(location)).linesCleared;

/** The empty cells of those rows that lack the fewest once the piece lies there: as many rows as the goal asks for. */
function missingFor(board: Board, goal: Goal, location: Location): Cell[] {
  const filled = fill(board, cellsOf(location));
  const rows = [...new Set(cellsOf(location).map(([, y]) => y))];
  return rows
    .map((y) => emptyIn(filled, y))
    .sort((one, other) => one.length - other.length)
    .slice(0, goal.rows)
    .flat();
}

function emptyIn(board: Board, y: number): Cell[] {
  const cells = Array.from({ length: board.columns }, (_, x): Cell => [x, y]);
  return cells.filter(([x]) => !isFilled(board, x, y));
}
