import {
  type Board,
  type Location,
  type Piece,
  type Placement,
  type Spin,
  orientations,
  spins,
} from '../types.ts';
import { areEmpty, storedRows } from '../rules/board.ts';
import { type KickRules, spawnUnder, startUnder } from '../rules/kicks.ts';
import { canonical, cellsOf, distinctTurns } from '../rules/pieces.ts';
import { findFloorReach } from './floorReach.ts';
import {
  type Columns,
  type Positions,
  findFits,
  findReach,
  keepLanded,
  raise,
  readColumns,
  stride,
} from './reach.ts';
import type { ReachRules } from '../rules/reachRules.ts';
import { canSpin, splitSpins } from './spinReach.ts';
import { kernelFor } from '../wasm/kernel.ts';

/** As ReachRules; slides under SRS by sets of cells, all of spin class none, where absent. */
export type MoveOptions = Partial<ReachRules>;

/**
 * The spawn of a piece on this board: its centre in the top visible row, or up to two rows above where blocks are in
 * the way; null where none of them is free.
 */
export function findSpawn(board: Board, piece: Piece, kicks: KickRules = 'srs'): Location | null {
  for (let y = board.rows - 1; y <= board.rows + 1; y++) {
    const location = spawnUnder(kicks, piece, board.columns, y);
    if (areEmpty(board, cellsOf(location))) return location;
  }
  return null;
}

export function rulesOf(options: MoveOptions): ReachRules {
  return { reach: 'slides', kicks: 'srs', spins: false, distinct: 'cells', ...options };
}

/**
 * Every place where the piece can come to rest, one per set of cells and spin class (or as the options say); none where
 * it doesn't fit at the start. Cells may lie above the visible rows.
 */
export function findPlacements(board: Board, start: Location, options: MoveOptions = {}): Placement[] {
  return readCodes(start.type, findCodes(board, start, options));
}

/** As findPlacements, in numbers (see `encode`) for searches that ask often. */
export function findCodes(board: Board, start: Location, options: MoveOptions = {}): Int32Array {
  const kernel = kernelFor(board.columns);
  if (!kernel) return twinCodes(board, start, options);
  kernel.prepare(board, rulesOf(options));
  return kernel.codesOf(kernel.find(start, true));
}

/** As findCodes in any order, and only until the next search. */
export function viewCodes(board: Board, start: Location, options: MoveOptions = {}): Int32Array {
  const kernel = kernelFor(board.columns);
  if (!kernel) return twinCodes(board, start, options);
  kernel.prepare(board, rulesOf(options));
  return kernel.viewCodes(kernel.find(start, true));
}

/** As findPlacements, and in the same order, without WebAssembly. */
export function twinPlacements(board: Board, start: Location, options: MoveOptions = {}): Placement[] {
  return readCodes(start.type, twinCodes(board, start, options));
}

function twinCodes(board: Board, start: Location, options: MoveOptions): Int32Array {
  readColumns(board.masks, 0, board.columns, scratch.filled);
  const count = findLandings(scratch.filled, board.columns, start, rulesOf(options), scratch.landings);
  return scratch.landings.slice(0, count);
}

function readCodes(type: Piece, codes: Int32Array): Placement[] {
  return Array.from(codes, (code) => decode(type, code));
}

const scratch = {
  filled: new Int32Array(stride) as Columns,
  fits: new Int32Array(4 * stride) as Positions,
  reached: new Int32Array(4 * stride) as Positions,
  landings: new Int32Array(3 * 4 * stride * 32),
};

/** A landing in one number: spin class, clockwise turns from north, column, row. */
export function encode(spin: number, turns: number, x: number, y: number): number {
  return (spin << 11) | (turns << 9) | (x << 5) | y;
}

export function decode(type: Piece, code: number): Placement {
  const location: Location = {
    type,
    orientation: orientations[(code >> 9) & 3]!,
    x: (code >> 5) & 15,
    y: code & 31,
  };
  return { location, spin: spins[code >> 11] as Spin };
}

/** As findPlacements, but from column words and into an array of codes (see `encode`); answers how many. */
export function findLandings(
  filled: Columns,
  columns: number,
  start: Location,
  rules: ReachRules,
  into: Int32Array,
): number {
  const from = startUnder(rules.kicks, start);
  const { fits, reached } = scratch;
  if (from.x < 0 || from.x >= columns || from.y < 0 || from.y >= storedRows) return 0;
  findFits(filled, columns, start.type, rules.kicks, fits);
  const withSpins =
    rules.spins && rules.reach !== 'drops' && start.type === 'T' && canSpin(filled, fits, columns);
  if (rules.reach === '20g') findFloorReach(filled, fits, columns, from, rules, reached);
  else findReach(filled, fits, columns, from, rules, reached, !withSpins);
  if (withSpins)
    return splitSpins(filled, fits, reached, columns, from, rules).reduce(
      (count, positions, spin) => collect(positions, columns, distinctTurns.T, spin, into, count),
      0,
    );
  keepLanded(reached, fits);
  if (rules.distinct === 'cells') mergeAlike(reached, columns, start.type);
  const turns = rules.distinct === 'cells' ? distinctTurns[start.type] : allTurns;
  return collect(reached, columns, turns, 0, into, 0);
}

const allTurns = [0, 1, 2, 3];

/** Moves positions of I S Z to the orientation that stands for their cells. */
function mergeAlike(positions: Positions, columns: number, piece: Piece): void {
  for (let turns = distinctTurns[piece].length; turns < 4 && piece !== 'O'; turns++) {
    const { turns: to, dx, dy } = canonical[piece][turns]!;
    for (let x = 0; x < columns; x++) {
      const word = positions[turns * stride + x]!;
      if (word !== 0) positions[to * stride + x + dx]! |= raise(word, dy);
    }
  }
}

function collect(
  positions: Positions,
  columns: number,
  turnsUsed: readonly number[],
  spin: number,
  into: Int32Array,
  start: number,
): number {
  let count = start;
  for (const turns of turnsUsed)
    for (let x = 0; x < columns; x++)
      for (let word = positions[turns * stride + x]!; word !== 0;) {
        const y = Math.clz32(word);
        into[count++] = encode(spin, turns, x, y);
        word &= ~(1 << (31 - y));
      }
  return count;
}
