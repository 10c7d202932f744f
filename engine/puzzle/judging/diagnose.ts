import type { Board, Placement } from '../../tetris/types.ts';
import { findPlacements, findSpawn } from '../../tetris/moves/movegen.ts';
import { lock } from '../../tetris/rules/lock.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import { fitsOn } from '../goals.ts';
import { placeKey } from '../naming.ts';
import type { Goal } from '../types.ts';
import type { VerdictReason } from './verdict.ts';

function placesOf(board: Board, goal: Goal): Placement[] {
  const start = findSpawn(board, goal.piece);
  return start ? findPlacements(board, start, { spins: true }) : [];
}

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

/** What the goal's piece can do at best instead. */
export function whyNoSlot(board: Board, goal: Goal): VerdictReason {
  const rows = placesOf(board, goal)
    .filter(({ spin }) => spin === goal.spin)
    .map(({ location }) => lock(board, cellsOf(location)).linesCleared);
  const most = Math.max(0, ...rows);
  return most > 0 ? { kind: 'fewerRows', rows: most } : { kind: 'noSlot' };
}
