import { type Location, type Piece } from './types.ts';
import { type KickRules, kicksOf } from './kicks.ts';
import { shapes, turnsOf } from './pieces.ts';
import { storedRows } from './board.ts';

/**
 * All positions of one orientation at once: a word per column, bit 31 - y for the row y of the centre, so that a fall
 * is a carry towards the high bits and clz32 finds the lowest row. `words[turns * stride + x]`.
 */
export type Positions = Int32Array;

export const stride = 16;

/** Filled cells by column, bit 31 - y. */
export type Columns = Int32Array;

export interface ReachRules {
  kicks: KickRules;
  /** false: only plain turns, as in games without kicks. */
  allKicks: boolean;
  /** false: moves and turns stay at the height of the start, and one straight drop ends them. */
  slides: boolean;
}

export function readColumns(masks: Uint16Array, columns: number, into: Columns): void {
  into.fill(0);
  for (let y = 0; y < storedRows; y++) {
    let mask = masks[y]!;
    for (; mask !== 0; mask &= mask - 1) {
      const x = 31 - Math.clz32(mask & -mask);
      if (x < columns) into[x]! |= 1 << (31 - y);
    }
  }
}

/** Where the piece fits, for every orientation that its cells tell apart or, if it can turn, for all four. */
export function findFits(filled: Columns, columns: number, piece: Piece, into: Positions): void {
  into.fill(0);
  const turnsUsed = piece === 'O' ? 1 : 4;
  for (let turns = 0; turns < turnsUsed; turns++) {
    const shape = shapes[piece][turns]!;
    for (let x = 0; x < columns; x++) into[turns * stride + x] = fitsInColumn(filled, columns, shape, x);
  }
}

function fitsInColumn(
  filled: Columns,
  columns: number,
  shape: readonly (readonly [number, number])[],
  x: number,
): number {
  let word = -1;
  for (const [dx, dy] of shape) {
    const column = x + dx;
    if (column < 0 || column >= columns) return 0;
    const empty = ~filled[column]!;
    word &= dy >= 0 ? empty << dy : empty >>> -dy;
  }
  return word;
}

/** Lets every position fall as far as it fits; the way down is included. */
function fall(reached: number, fits: number): number {
  return (fits & ((fits + reached) ^ fits)) | reached;
}

/** Moves sideways (and down, where `slides`) within one orientation until nothing is new. */
function spread(reached: Positions, fits: Positions, base: number, columns: number, slides: boolean): void {
  const last = base + columns - 1;
  for (let changed = true; changed;) {
    changed = false;
    for (let at = base; at <= last; at++) changed = step(reached, fits, at, at - 1, base, slides) || changed;
    for (let at = last; at >= base; at--) changed = step(reached, fits, at, at + 1, base, slides) || changed;
    changed &&= slides;
  }
}

function step(
  reached: Positions,
  fits: Positions,
  at: number,
  from: number,
  base: number,
  slides: boolean,
): boolean {
  const before = reached[at]!;
  let now = before;
  if (from >= base && from < base + stride) now |= reached[from]! & fits[at]!;
  if (slides) now = fall(now, fits[at]!);
  reached[at] = now;
  return now !== before;
}

/** Positive `rows` is up. */
export function raise(word: number, rows: number): number {
  return rows >= 0 ? word >>> rows : word << -rows;
}

/** What one turn of a set of positions does: called for each kick test with the positions that it brings there. */
type OnTurned = (to: number, x: number, test: number, landed: number) => void;

function turnAll(
  waiting: number,
  fits: Positions,
  columns: number,
  kicks: readonly (readonly [number, number])[],
  to: number,
  x: number,
  onTurned: OnTurned,
): void {
  for (let test = 0; test < kicks.length && waiting !== 0; test++) {
    const [dx, dy] = kicks[test]!;
    const column = x + dx;
    if (column < 0 || column >= columns) continue;
    const landed = raise(waiting, dy) & fits[to * stride + column]!;
    if (landed === 0) continue;
    waiting &= ~raise(landed, -dy);
    onTurned(to, column, test, landed);
  }
}

/** Every turn of the given positions, kick tests in order. */
export function forEachTurn(
  positions: Positions,
  fits: Positions,
  columns: number,
  piece: Piece,
  rules: ReachRules,
  onTurned: OnTurned,
): void {
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++) {
      const all = kicksOf(piece, from, to, rules.kicks);
      const kicks = rules.allKicks ? all : all.slice(0, 1);
      if (kicks.length === 0) continue;
      for (let x = 0; x < columns; x++) {
        const waiting = positions[from * stride + x]!;
        if (waiting !== 0) turnAll(waiting, fits, columns, kicks, to, x, onTurned);
      }
    }
}

const fresh = new Int32Array(4 * stride);
const turned = new Int32Array(4 * stride);

function takeFresh(reached: Positions): boolean {
  let any = 0;
  for (let index = 0; index < reached.length; index++) {
    fresh[index] = reached[index]! & ~turned[index]!;
    turned[index]! |= reached[index]!;
    any |= fresh[index]!;
  }
  return any !== 0;
}

/** All positions that the piece can reach from `start` under these rules; none where it doesn't fit at the start. */
export function findReach(
  fits: Positions,
  columns: number,
  start: Location,
  rules: ReachRules,
  reached: Positions,
): void {
  reached.fill(0);
  const at = turnsOf(start.orientation) * stride + start.x;
  reached[at] = fits[at]! & (1 << (31 - start.y));
  turned.fill(0);
  const onTurned: OnTurned = (to, x, _test, landed) => {
    reached[to * stride + x]! |= landed;
  };
  do {
    for (let turns = 0; turns < 4; turns++) spread(reached, fits, turns * stride, columns, rules.slides);
  } while (takeFresh(reached) && (forEachTurn(fresh, fits, columns, start.type, rules, onTurned), true));
  if (!rules.slides)
    for (let index = 0; index < reached.length; index++) reached[index] = fall(reached[index]!, fits[index]!);
}

/** Keeps the positions that can't move down. */
export function keepLanded(reached: Positions, fits: Positions): void {
  for (let index = 0; index < reached.length; index++) reached[index]! &= ~(fits[index]! >>> 1);
}
