import { type Piece } from './types.ts';
import { storedRows } from './board.ts';
import { selectLargest } from './select.ts';

/** What is left to play: `index` into the queue, and the piece kept. */
export interface Supply {
  index: number;
  hold: Piece | null;
}

/** One way to go on: which piece is played, whether `hold` brought it in, and what is left then. */
export interface Choice extends Supply {
  piece: Piece;
  useHold: boolean;
}

/**
 * The pieces that can be played next: the falling one, or by `hold` the kept one or, where none is kept, the one after.
 * Past the end of the queue the kept piece alone is sure.
 */
export function choicesOf(queue: readonly Piece[], { index, hold }: Supply, canHold: boolean): Choice[] {
  const [falling, after] = [queue[index], queue[index + 1]];
  const choices: Choice[] = [];
  if (falling) choices.push({ piece: falling, useHold: false, index: index + 1, hold });
  if (!canHold) return choices;
  if (hold && hold !== falling)
    choices.push({ piece: hold, useHold: true, index: index + 1, hold: falling ?? null });
  else if (!hold && falling && after && after !== falling)
    choices.push({ piece: after, useHold: true, index: index + 2, hold: falling });
  return choices;
}

/** Lines of play after the same number of pieces, one entry in each array. */
export class Lines {
  count = 0;
  /** Gain of the placements so far plus the value of the board. */
  readonly value: Float64Array;
  readonly gain: Float64Array;
  /** Index of the first move, and of the line that this one continues. */
  readonly root: Int32Array;
  readonly parent: Int32Array;
  /** The last placement: code as in movegen, and its piece with what is left. */
  readonly code: Int32Array;
  readonly choice: Choice[];

  constructor(readonly capacity: number) {
    this.value = new Float64Array(capacity);
    this.gain = new Float64Array(capacity);
    this.root = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.code = new Int32Array(capacity);
    this.choice = new Array<Choice>(capacity);
  }

  add(root: number, parent: number, code: number, choice: Choice, gain: number, value: number): void {
    const at = this.count++;
    this.root[at] = root;
    this.parent[at] = parent;
    this.code[at] = code;
    this.choice[at] = choice;
    this.gain[at] = gain;
    this.value[at] = value;
  }

  copyFrom(from: Lines, at: number): void {
    this.add(
      from.root[at]!,
      from.parent[at]!,
      from.code[at]!,
      from.choice[at]!,
      from.gain[at]!,
      from.value[at]!,
    );
  }

  /** Indices of the `width` best lines, and of the best line of each root. */
  best(width: number, roots: number): number[] {
    const bestOfRoot = this.bestOfRoots(roots);
    const values = this.value.slice(0, this.count);
    const least = this.count > width ? selectLargest(values, this.count, width) : -Infinity;
    const kept: number[] = [];
    for (let at = 0; at < this.count; at++)
      if (this.value[at]! >= least || bestOfRoot[this.root[at]!] === at) kept.push(at);
    return kept;
  }

  /** For each root the index of its best line; -1 where it has none. */
  bestOfRoots(roots: number): Int32Array {
    const best = new Int32Array(roots).fill(-1);
    for (let at = 0; at < this.count; at++) {
      const root = this.root[at]!;
      if (best[root]! < 0 || this.value[at]! > this.value[best[root]!]!) best[root] = at;
    }
    return best;
  }
}

/** The boards of kept lines, `storedRows` row masks each. */
export function newBoards(capacity: number): Uint16Array {
  return new Uint16Array(capacity * storedRows);
}

/** A number that tells boards apart well enough to search equal ones once. */
export function hashBoard(boards: Uint16Array, at: number): number {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let row = at * storedRows; row < (at + 1) * storedRows; row++) {
    const mask = boards[row]!;
    if (mask === 0) break;
    low = Math.imul(low ^ mask, 0x01000193);
    high = Math.imul(high ^ (mask + (low >>> 16)), 0x85ebca6b);
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}
