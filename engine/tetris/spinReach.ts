import { type Location } from './types.ts';
import { turnsOf } from './pieces.ts';
import {
  type Columns,
  type Positions,
  type ReachRules,
  forEachTurn,
  keepLanded,
  raise,
  stride,
} from './reach.ts';
import { fullSpinTest } from './spin.ts';

const floor = 1 << 31;

/** Bit 31 - y is set where the cell [x + dx, y + dy] is filled, seen from the row y of column x. */
function filledAt(filled: Columns, columns: number, x: number, dy: 1 | -1): number {
  if (x < 0 || x >= columns) return -1;
  return dy === 1 ? filled[x]! << 1 : (filled[x]! >>> 1) | floor;
}

/** Positions of T with three filled corners, and among them those with both corners beside the stem. */
function spinCorners(filled: Columns, columns: number): { three: Int32Array; front: Positions } {
  const three = new Int32Array(stride);
  const front = new Int32Array(4 * stride);
  for (let x = 0; x < columns; x++) {
    const upLeft = filledAt(filled, columns, x - 1, 1);
    const upRight = filledAt(filled, columns, x + 1, 1);
    const downLeft = filledAt(filled, columns, x - 1, -1);
    const downRight = filledAt(filled, columns, x + 1, -1);
    const [up, down] = [upLeft & upRight, downLeft & downRight];
    three[x] = (up & (downLeft | downRight)) | (down & (upLeft | upRight));
    front[x] = up;
    front[stride + x] = upRight & downRight;
    front[2 * stride + x] = down;
    front[3 * stride + x] = upLeft & downLeft;
  }
  return { three, front };
}

/** Positions that a shift, a fall or the spawn itself can be the last action of. */
function shifted(reached: Positions, fits: Positions, columns: number, start: Location): Positions {
  const moved = new Int32Array(4 * stride);
  for (let turns = 0; turns < 4; turns++)
    for (let x = 0; x < columns; x++) {
      const at = turns * stride + x;
      const left = x > 0 ? reached[at - 1]! : 0;
      const right = x + 1 < columns ? reached[at + 1]! : 0;
      moved[at] = fits[at]! & (left | right | raise(reached[at]!, -1));
    }
  const at = turnsOf(start.orientation) * stride + start.x;
  moved[at]! |= reached[at]! & (1 << (31 - start.y));
  return moved;
}

/**
 * The landed positions of a T by the class of the last action that can lead there: [none, mini, full]. One position
 * may be in several.
 */
export function splitSpins(
  filled: Columns,
  fits: Positions,
  reached: Positions,
  columns: number,
  start: Location,
  rules: ReachRules,
): [Positions, Positions, Positions] {
  const { three, front } = spinCorners(filled, columns);
  const none = shifted(reached, fits, columns, start);
  const mini = new Int32Array(4 * stride);
  const full = new Int32Array(4 * stride);
  forEachTurn(reached, fits, columns, 'T', rules, (to, x, test, landed) => {
    const at = to * stride + x;
    const spun = landed & three[x]!;
    const asFull = test >= fullSpinTest ? spun : spun & front[at]!;
    none[at]! |= landed & ~spun;
    full[at]! |= asFull;
    mini[at]! |= spun & ~asFull;
  });
  for (const positions of [none, mini, full]) keepLanded(positions, fits);
  return [none, mini, full];
}
