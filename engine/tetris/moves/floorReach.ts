import { type Location, type Piece } from '../types.ts';
import { turnsOf } from '../rules/pieces.ts';
import { type Columns, type Positions, fall, keepLanded, stride, turnAll, turnsUnder } from './reach.ts';
import type { ReachRules } from '../rules/reachRules.ts';

/** Lets every position fall to where it rests. */
export function settle(positions: Positions, fits: Positions): void {
  for (let at = 0; at < positions.length; at++) positions[at] = fall(positions[at]!, fits[at]!);
  keepLanded(positions, fits);
}

const next = new Int32Array(4 * stride);

/** Positions that a move to a side or a turn leads to, into `next`. */
function step(
  filled: Columns,
  reached: Positions,
  fits: Positions,
  columns: number,
  piece: Piece,
  rules: ReachRules,
): void {
  next.fill(0);
  turnAll(filled, reached, fits, columns, turnsUnder(piece, rules), next, next);
  for (let turns = 0; turns < 4; turns++)
    for (let x = 0; x < columns; x++) {
      const at = turns * stride + x;
      const left = x > 0 ? reached[at - 1]! : 0;
      const right = x + 1 < columns ? reached[at + 1]! : 0;
      next[at]! |= fits[at]! & (left | right);
    }
}

/** The resting positions that the piece can reach where it falls to the floor at once after every step (20G). */
export function findFloorReach(
  filled: Columns,
  fits: Positions,
  columns: number,
  start: Location,
  rules: ReachRules,
  reached: Positions,
): void {
  reached.fill(0);
  const at = turnsOf(start.orientation) * stride + start.x;
  reached[at] = fits[at]! & (1 << (31 - start.y));
  settle(reached, fits);
  for (let changed = true; changed;) {
    changed = false;
    step(filled, reached, fits, columns, start.type, rules);
    settle(next, fits);
    for (let at = 0; at < next.length; at++) {
      changed ||= (next[at]! & ~reached[at]!) !== 0;
      reached[at]! |= next[at]!;
    }
  }
}
