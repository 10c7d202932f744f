/** Plays a game as a beginner would: by the hint where one is shown, otherwise anywhere. */
import type { Advice } from '../../../../electron/hints/Advice.ts';
import { resolve } from '../../../../engine/puyo/rules/chain.ts';
import type { PuyoField } from '../../../../engine/puyo/types.ts';
import type { Cell, Input } from '../../../../engine/tetris/types.ts';
import { lockCells } from '../../../e2e/playing/boards.ts';
import type { PublicGame } from './PublicGame.ts';
import { fallingAsTold, type Position } from './Moments.ts';

/** Nobody presses keys faster; a key that was not taken is pressed again. Milliseconds. */
const paceMs = { key: 130, again: 700 };
/** Who has no hint for a piece after so long plays on alone, with a key now and then, and drops it at last. */
const aloneMs = { from: 1500, key: 300, drop: 3000 };

/** A hint's position, which is the true one. */
interface Situation {
  told: Position;
  truth: Position;
  now: number;
}

export class Hands {
  readonly #keys: PublicGame['keys'];
  #pressedAt = -Infinity;
  #glance = '';
  #presses = 0;
  #isDropping = false;
  /** What may lie once the dropped piece has landed as shown; null where it wasn't dropped by a hint. */
  #wanted: string[] | null = null;

  constructor({ keys }: PublicGame) {
    this.#keys = keys;
  }

  /** A new piece falls over what lies now: whether the last one has landed as shown; null where none was dropped so. */
  turnTo({ stack }: Position): boolean | null {
    const landed = this.#wanted && this.#wanted.includes(stack.join('/'));
    [this.#wanted, this.#isDropping, this.#glance] = [null, false, ''];
    return landed;
  }

  /** The key to press now, if any. `where`: how the piece stands. */
  follow({ keys, best }: Advice, where: string, { told, truth, now }: Situation): string | undefined {
    if (this.#isDropping) return this.#drop(now);
    const glance = keys.join() + where;
    if (now - this.#pressedAt < (glance === this.#glance ? paceMs.again : paceMs.key)) return undefined;
    [this.#pressedAt, this.#glance] = [now, glance];
    const [first] = keys;
    if (first !== 'hardDrop') return this.#keys[first as Input];
    this.#wanted = fallingAsTold(told, truth).map((falling) => landedOf(truth.stack, falling, best.cells));
    return this.#drop(now);
  }

  /** The key to press now where there is no hint, if any. `since`: when the piece came in. */
  alone(since: number, now: number): string | undefined {
    if (this.#isDropping) return this.#drop(now);
    if (now - since < aloneMs.from || now - this.#pressedAt < aloneMs.key) return undefined;
    this.#pressedAt = now;
    if (now - since > aloneMs.drop) return this.#drop(now);
    const { left, right, cw, ccw } = this.#keys;
    // Four to the left, four to the right, with a turn between: every column gets its share.
    const round = [left, left, cw ?? ccw, left, left, right, right, cw ?? ccw, right, right, right];
    return round[(this.#presses += 1) % round.length];
  }

  /** Pressed once more before the game has taken it, a hard drop would drop the next piece too. */
  #drop(now: number): string | undefined {
    const { hardDrop, softDrop } = this.#keys;
    if (hardDrop && this.#isDropping && now - this.#pressedAt < paceMs.again) return undefined;
    [this.#isDropping, this.#pressedAt] = [true, now];
    return hardDrop ?? softDrop;
  }
}

/** What lies after the piece has come to rest in these cells, the first letter's first. */
function landedOf(stack: readonly string[], falling: string, cells: readonly Cell[]): string {
  if (falling.length === 1) return lockCells(stack, [...cells]).rows.join('/');
  const rows = ['.'.repeat(stack[0]!.length), ...stack].map((row) => [...row]);
  cells.forEach(([x, y], i) => (rows[rows.length - 1 - y]![x] = falling[i]!));
  const field: PuyoField = {
    columns: stack[0]!.length,
    rows: stack.length,
    cells: rows.map((row) => row.join('')),
  };
  return resolve(field).after.cells.slice(-stack.length).join('/');
}
