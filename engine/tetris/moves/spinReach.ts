import { type Location } from '../types.ts';
import { turnsOf } from '../rules/pieces.ts';
import { settle } from './floorReach.ts';
import { type Columns, type Positions, keepLanded, raise, stride, turnAll, turnsUnder } from './reach.ts';
import type { ReachRules } from '../rules/reachRules.ts';

const floor = 1 << 31;

function newPositions(): Positions {
  return new Int32Array(4 * stride);
}

/** Positions of T's centre with three filled corners, and among them by orientation those with both beside the stem. */
const three = new Int32Array(stride);
const front = newPositions();

const early = newPositions();
const late = newPositions();
const none = newPositions();
const mini = newPositions();
const full = newPositions();

/** Bit 31 - y is set where the cell one row above or below the row y is filled. */
function filledBeside(filled: Columns, columns: number, x: number, above: boolean): number {
  if (x < 0 || x >= columns) return -1;
  return above ? filled[x]! << 1 : (filled[x]! >>> 1) | floor;
}

function findCorners(filled: Columns, columns: number): void {
  for (let x = 0; x < columns; x++) {
    const upLeft = filledBeside(filled, columns, x - 1, true);
    const upRight = filledBeside(filled, columns, x + 1, true);
    const downLeft = filledBeside(filled, columns, x - 1, false);
    const downRight = filledBeside(filled, columns, x + 1, false);
    const up = upLeft & upRight;
    const down = downLeft & downRight;
    three[x] = (up & (downLeft | downRight)) | (down & (upLeft | upRight));
    front[x] = up;
    front[stride + x] = upRight & downRight;
    front[2 * stride + x] = down;
    front[3 * stride + x] = upLeft & downLeft;
  }
}

/** A T could end in a spin somewhere, reachable or not. */
export function canSpin(filled: Columns, fits: Positions, columns: number): boolean {
  findCorners(filled, columns);
  for (let turns = 0; turns < 4; turns++)
    for (let x = 0; x < columns; x++) {
      const word = fits[turns * stride + x]!;
      if ((word & ~(word >>> 1) & three[x]!) !== 0) return true;
    }
  return false;
}

/** Positions that a shift, a fall where `falls`, or the spawn itself can be the last action of. */
function findShifted(
  reached: Positions,
  fits: Positions,
  columns: number,
  start: Location,
  falls: boolean,
): void {
  for (let turns = 0; turns < 4; turns++)
    for (let x = 0; x < columns; x++) {
      const at = turns * stride + x;
      const left = x > 0 ? reached[at - 1]! : 0;
      const right = x + 1 < columns ? reached[at + 1]! : 0;
      const down = falls ? raise(reached[at]!, -1) : 0;
      none[at] = fits[at]! & (left | right | down);
    }
  const at = turnsOf(start.orientation) * stride + start.x;
  none[at]! |= fits[at]! & (1 << (31 - start.y));
}

const classes: readonly [Positions, Positions, Positions] = [none, mini, full];

/**
 * The landed positions of a T by the class of the last action that can lead there: [none, mini, full]. One position
 * may be in several. `reached` has to be complete. The answer is overwritten by the next call.
 */
export function splitSpins(
  filled: Columns,
  fits: Positions,
  reached: Positions,
  columns: number,
  start: Location,
  rules: ReachRules,
): readonly [Positions, Positions, Positions] {
  findCorners(filled, columns);
  findShifted(reached, fits, columns, start, rules.reach === 'slides');
  early.fill(0);
  late.fill(0);
  turnAll(filled, reached, fits, columns, turnsUnder('T', rules), early, late);
  for (let at = 0; at < none.length; at++) {
    const spun = three[at % stride]! & ~(fits[at]! >>> 1);
    full[at] = spun & (late[at]! | (early[at]! & front[at]!));
    mini[at] = spun & early[at]! & ~front[at]!;
    none[at]! |= (early[at]! | late[at]!) & ~spun;
  }
  if (rules.reach === '20g') settle(none, fits);
  else keepLanded(none, fits);
  return classes;
}
