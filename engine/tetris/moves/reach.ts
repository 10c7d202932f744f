import { type Cell, type Location, type Piece } from '../types.ts';
import { storedRows } from '../rules/board.ts';
import { type KickRules, guardOf, kicksOf, statesOf } from '../rules/kicks.ts';
import { perPiece, shapes, turnsOf } from '../rules/pieces.ts';
import type { ReachRules } from '../rules/reachRules.ts';
import { fullSpinTest } from '../rules/spin.ts';
import type { Guard } from '../rules/turning/KickSet.ts';

/**
 * All positions of a piece at once: a word per orientation and column, `words[turns * stride + x]`, with bit 31 - y for
 * the row y of the centre. So a fall is a carry towards the high bits, and clz32 finds the lowest row.
 */
export type Positions = Int32Array;

/** Filled cells by column, bit 31 - y. */
export type Columns = Int32Array;

export const stride = 16;

/** Columns of the board whose rows stand in `masks` from index `base` on. */
export function readColumns(masks: Uint16Array, base: number, columns: number, into: Columns): void {
  const inside = (1 << columns) - 1;
  into.fill(0);
  for (let y = 0; y < storedRows; y++) {
    const bit = 1 << (31 - y);
    for (let mask = masks[base + y]! & inside; mask !== 0; mask &= mask - 1)
      into[31 - Math.clz32(mask & -mask)]! |= bit;
  }
}

/** Cells of every orientation as columns and rows from the centre, one after the other. */
const flatShapes = perPiece((piece) => Int8Array.from(shapes[piece].flat(2)));

/** Columns beyond either wall that a cell of a piece may ask for. */
const beyond = 2;
const emptyCells = new Int32Array(stride + 2 * beyond);

/** Positions where the piece fits, in all orientations that it has under these rules. */
export function findFits(
  filled: Columns,
  columns: number,
  piece: Piece,
  kicks: KickRules,
  into: Positions,
): void {
  emptyCells.fill(0);
  for (let x = 0; x < columns; x++) emptyCells[beyond + x] = ~filled[x]!;
  into.fill(0);
  const shape = flatShapes[piece];
  const orientationsUsed = statesOf(piece, kicks);
  for (let turns = 0; turns < orientationsUsed; turns++)
    for (let x = 0; x < columns; x++) {
      let word = -1;
      for (let cell = turns * 8; cell < turns * 8 + 8; cell += 2) {
        const empty = emptyCells[beyond + x + shape[cell]!]!;
        const dy = shape[cell + 1]!;
        word &= dy >= 0 ? empty << dy : empty >>> -dy;
      }
      into[turns * stride + x] = word;
    }
}

/** Lets every position fall as far as it fits; the way down is included. */
export function fall(reached: number, fits: number): number {
  return (fits & ((fits + reached) ^ fits)) | reached;
}

/** Shifts positions by rows; positive is up. */
export function raise(word: number, rows: number): number {
  return rows >= 0 ? word >>> rows : word << -rows;
}

/** Moves sideways and down within one orientation until nothing is new. */
function slide(reached: Positions, fits: Positions, base: number, columns: number): void {
  let changed = true;
  while (changed) {
    changed = false;
    let beside = 0;
    for (let at = base; at < base + columns; at++) {
      const before = reached[at]!;
      const now = fall(before | (beside & fits[at]!), fits[at]!);
      if (now !== before) {
        reached[at] = now;
        changed = true;
      }
      beside = now;
    }
    beside = 0;
    for (let at = base + columns - 1; at >= base; at--) {
      const before = reached[at]!;
      const now = fall(before | (beside & fits[at]!), fits[at]!);
      if (now !== before) {
        reached[at] = now;
        changed = true;
      }
      beside = now;
    }
  }
}

/** Moves sideways at the same height. */
function shift(reached: Positions, fits: Positions, base: number, columns: number): void {
  for (let at = base + 1; at < base + columns; at++) reached[at]! |= reached[at - 1]! & fits[at]!;
  for (let at = base + columns - 2; at >= base; at--) reached[at]! |= reached[at + 1]! & fits[at]!;
}

/** One turn between two orientations: where its tests move the centre, in order. */
export interface Turn {
  from: number;
  to: number;
  dx: readonly number[];
  dy: readonly number[];
  /** What the tests after the first one depend on. */
  guard: Guard | null;
}

const turnTables = new Map<string, readonly Turn[]>();

/** The turns that these rules allow. */
export function turnsUnder(piece: Piece, { kicks, reach }: ReachRules): readonly Turn[] {
  const allKicks = reach !== 'drops';
  const key = `${piece}${kicks}${allKicks}`;
  let table = turnTables.get(key);
  if (!table) turnTables.set(key, (table = makeTurns(piece, kicks, allKicks)));
  return table;
}

function makeTurns(piece: Piece, rules: KickRules, allKicks: boolean): Turn[] {
  const turns: Turn[] = [];
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++) {
      const tests = kicksOf(piece, from, to, rules).slice(0, allKicks ? undefined : 1);
      if (tests.length === 0) continue;
      const guard = guardOf(piece, from, to, rules);
      turns.push({ from, to, dx: tests.map(([x]) => x), dy: tests.map(([, y]) => y), guard });
    }
  return turns;
}

/**
 * Turns all given positions at once; those that a test of the kick table served are not tried on the next one.
 * Results are added to `late` where the test makes a full spin of T, else to `early`.
 */
export function turnAll(
  filled: Columns,
  positions: Positions,
  fits: Positions,
  columns: number,
  turns: readonly Turn[],
  early: Positions,
  late: Positions,
): void {
  for (const { from, to, dx, dy, guard } of turns)
    for (let x = 0; x < columns; x++) {
      let waiting = positions[from * stride + x]!;
      for (let test = 0; waiting !== 0 && test < dx.length; test++) {
        if (test === 1 && guard) waiting = heed(guard, filled, columns, x, waiting);
        const column = x + dx[test]!;
        if (column < 0 || column >= columns) continue;
        const at = to * stride + column;
        const landed = raise(waiting, dy[test]!) & fits[at]!;
        waiting &= ~raise(landed, -dy[test]!);
        if (test < fullSpinTest) early[at]! |= landed;
        else late[at]! |= landed;
      }
    }
}

/** Those positions of a column that a guard lets try further tests. */
function heed(
  { open, filled: wanted }: Guard,
  filled: Columns,
  columns: number,
  x: number,
  waiting: number,
): number {
  const at = ([dx, dy]: Cell): number => filledFrom(filled, columns, x + dx, dy);
  return open.reduce((left, cell) => left & ~at(cell), waiting & at(wanted));
}

/** Bit 31 - y is set where the cell so many rows above the row y is filled; walls and floor are. */
function filledFrom(filled: Columns, columns: number, x: number, up: number): number {
  if (x < 0 || x >= columns) return -1;
  return up >= 0 ? filled[x]! << up : ~(~filled[x]! >>> -up);
}

/** A turn moves the centre down by two rows at most, and a cell lies at most two rows below the centre. */
const clearance = 2;

function heightOf(filled: Columns): number {
  let all = 0;
  for (let x = 0; x < stride; x++) all |= filled[x]!;
  return all === 0 ? 0 : 1 + Math.clz32(all & -all);
}

/** Rows from `bottom` to `top` as a word. */
function rowsBetween(bottom: number, top: number): number {
  return (-1 >>> bottom) & (-1 << (31 - top));
}

const fresh = new Int32Array(4 * stride);
const turned = new Int32Array(4 * stride);

/** Every position that can't move down is reached: turning on would find no landing. */
function allLandingsReached(reached: Positions, fits: Positions): boolean {
  for (let at = 0; at < reached.length; at++)
    if ((fits[at]! & ~(fits[at]! >>> 1) & ~reached[at]!) !== 0) return false;
  return true;
}

function takeFresh(reached: Positions): boolean {
  let any = 0;
  for (let at = 0; at < reached.length; at++) {
    any |= fresh[at] = reached[at]! & ~turned[at]!;
    turned[at]! |= reached[at]!;
  }
  return any !== 0;
}

/**
 * The positions that the piece can reach from `start`; none where it doesn't fit there. With `landingsOnly` the answer
 * is complete for positions that can't move down, and the search stops as soon as it is.
 *
 * Where the start lies clear above the stack, every position between them is reachable in every orientation, and
 * turning there leads nowhere else.
 */
export function findReach(
  filled: Columns,
  fits: Positions,
  columns: number,
  start: Location,
  rules: ReachRules,
  reached: Positions,
  landingsOnly: boolean,
): void {
  reached.fill(0);
  turned.fill(0);
  const at = turnsOf(start.orientation) * stride + start.x;
  const bottom = heightOf(filled) + clearance;
  if ((fits[at]! & (1 << (31 - start.y))) === 0) return;
  if (start.y >= bottom && start.y + clearance < storedRows) {
    const sky = rowsBetween(bottom, start.y);
    for (let index = 0; index < reached.length; index++) reached[index] = turned[index] = fits[index]! & sky;
    if (rules.reach === 'drops') return fallAll(reached, fits);
  } else reached[at] = 1 << (31 - start.y);
  explore(filled, fits, columns, start.type, rules, reached, landingsOnly);
  if (rules.reach === 'drops') fallAll(reached, fits);
}

function fallAll(reached: Positions, fits: Positions): void {
  for (let at = 0; at < reached.length; at++) reached[at] = fall(reached[at]!, fits[at]!);
}

function explore(
  filled: Columns,
  fits: Positions,
  columns: number,
  piece: Piece,
  rules: ReachRules,
  reached: Positions,
  landingsOnly: boolean,
): void {
  const slides = rules.reach === 'slides';
  const move = slides ? slide : shift;
  const turns = turnsUnder(piece, rules);
  for (;;) {
    for (let base = 0; base < reached.length; base += stride) move(reached, fits, base, columns);
    if (landingsOnly && slides && allLandingsReached(reached, fits)) return;
    if (!takeFresh(reached)) return;
    turnAll(filled, fresh, fits, columns, turns, reached, reached);
  }
}

/** Keeps the positions that can't move down. */
export function keepLanded(reached: Positions, fits: Positions): void {
  for (let at = 0; at < reached.length; at++) reached[at]! &= ~(fits[at]! >>> 1);
}
