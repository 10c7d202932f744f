import { distinctTurns } from '../../../engine/tetris/rules/pieces.ts';
import type { Location, Piece } from '../../../engine/tetris/types.ts';
import { orientations } from '../../../engine/tetris/types.ts';
import { freeLevels, type Levels } from './levels.ts';
import type { Masks } from './masks.ts';
import type { Place } from './pieceCells.ts';

/** No rotation system kicks a piece farther, in columns or in rows. */
const furthestKick = 2;

/**
 * Determines the places that a falling piece can reach from the rows up to `highest`, by any rotation system: kicks
 * are assumed to be as generous as possible, so that a place which is unreachable here is unreachable in every game.
 */
export function reachable(
  board: Masks,
  columns: number,
  type: Piece,
  highest: number,
): (place: Place) => boolean {
  const free = freeLevels(board, columns, type, highest + furthestKick);
  const reached = free.map((levels) => levels.map((level, y) => (y >= highest ? level : 0)));
  while (spread(reached, free));
  return ({ location }) => isIn(reached, location);
}

function isIn(levels: Levels, { type, orientation, x, y }: Location): boolean {
  const turn = distinctTurns[type].indexOf(orientations.indexOf(orientation));
  return (levels[turn]![y]! & (1 << x)) !== 0;
}

/** One sweep from the top: sideways, down and turned. Returns true if something new was reached. */
function spread(reached: Levels, free: Levels): boolean {
  let grew = false;
  for (let y = reached[0]!.length - 1; y >= 0; y--) {
    const turned = kicked(reached, y);
    reached.forEach((levels, turn) => {
      const near = levels[y]! | (levels[y]! << 1) | (levels[y]! >>> 1) | (levels[y + 1] ?? 0) | turned;
      const now = levels[y]! | (near & free[turn]![y]!);
      grew ||= now !== levels[y];
      levels[y] = now;
    });
  }
  return grew;
}

/** The possible ends of a turn in row y, from any orientation. Only a piece of several shapes turns. */
function kicked(reached: Levels, y: number): number {
  if (reached.length === 1) return 0;
  let from = 0;
  for (const levels of reached)
    for (const level of levels.subarray(Math.max(0, y - furthestKick), y + furthestKick + 1)) from |= level;
  for (let step = 0; step < furthestKick; step++) from |= (from << 1) | (from >>> 1);
  return from;
}
