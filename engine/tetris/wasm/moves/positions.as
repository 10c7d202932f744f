import { blocksOfSet, heightOf, setBytes, storedRows } from './layout';
import { cells, guardAt, turnBytes, turnsOf } from '../tables';
import { kicks } from './rules';

/** Positions of four orientations: sets with empty rows around them, so that they can be read from any row. */
const margin: i32 = 16;
const paddedBytes: i32 = setBytes + 2 * margin;
const fourBytes: i32 = 4 * paddedBytes;
const places: usize = memory.data(8 * fourBytes, 16);

export const fits: usize = places + margin;
export const reached: usize = fits + fourBytes;
export const turned: usize = reached + fourBytes;
export const fresh: usize = turned + fourBytes;
/** Ends of turns by one of the first four tests, and by a later one. */
export const early: usize = fresh + fourBytes;
export const late: usize = early + fourBytes;
export const shifted: usize = late + fourBytes;
export const classed: usize = shifted + fourBytes;

/** The board with floor and ceiling. */
export const filled: usize = memory.data(paddedBytes, 16) + margin;

/** From this test of the kick table on a turn of T is a full spin. */
const fullSpinTest: i32 = 4;

/** Where the set of an orientation stands among four. */
export function setOf(four: usize, turns: i32): usize {
  return four + turns * paddedBytes;
}

/** Every position as seen from so many columns further left. */
export function fromColumn(rows: v128, dx: i32): v128 {
  return i16x8.shr_u(i16x8.shl(rows, max(-dx, 0)), max(dx, 0));
}

export function clear(four: usize): void {
  memory.fill(four, 0, fourBytes - 2 * margin);
}

export function readBoard(board: usize): void {
  memory.fill(filled - margin, 0xff, paddedBytes);
  memory.copy(filled, board, setBytes);
}

/** Where the piece fits, in so many orientations. */
export function findFits(piece: i32, orientations: i32): void {
  clear(fits);
  for (let turns = 0; turns < orientations; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      let hit = i16x8.splat(0);
      for (let cell = 0; cell < 4; cell++) {
        const offset = cells + ((piece * 4 + turns) * 4 + cell) * 2;
        const rows = v128.load(filled + block * 16 + load<i8>(offset, 1) * 2);
        hit = v128.or(hit, fromColumn(rows, load<i8>(offset)));
      }
      v128.store(setOf(fits, turns) + block * 16, v128.not(hit));
    }
}

/** The rows of a block from `bottom` to `top`. */
function rowsBetween(block: i32, bottom: i32, top: i32): v128 {
  const rows = i16x8.add(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>(block * 8)));
  return v128.and(
    i16x8.ge_s(rows, i16x8.splat(<i16>bottom)),
    i16x8.le_s(rows, i16x8.splat(<i16>top)),
  );
}

/** A turn moves the centre down by two rows at most, and a cell lies at most two rows below the centre. */
const clearance: i32 = 2;

/** How high a stack may be whose blocks don't hinder a piece that stands in this row; negative for none. */
export function highestUnder(y: i32): i32 {
  return y + clearance < storedRows ? y - clearance : -1;
}

/** No block hinders a piece that stands in this row. */
export function isOpenSky(height: i32, y: i32): bool {
  return height <= highestUnder(y);
}

/** All positions in the open sky at or below a row; turning there leads nowhere else. */
export function startFromSky(board: usize, y: i32): void {
  const bottom = heightOf(board) + clearance;
  for (let turns = 0; turns < 4; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      const open = v128.and(v128.load(setOf(fits, turns) + block * 16), rowsBetween(block, bottom, y));
      v128.store(setOf(reached, turns) + block * 16, open);
      v128.store(setOf(turned, turns) + block * 16, open);
    }
}

/** One position alone. */
export function startFrom(four: usize, turns: i32, column: i32, y: i32): void {
  const position: i32 = 1 << column;
  store<u16>(setOf(four, turns) + y * 2, <u16>position);
}

export function has(four: usize, turns: i32, column: i32, y: i32): bool {
  return <u32>y < <u32>storedRows && ((load<u16>(setOf(four, turns) + y * 2) >> column) & 1) !== 0;
}

function above(set: usize, block: i32): v128 {
  return v128.load(set + block * 16 + 2);
}

/** Adds everything that moves to the sides or down lead to, within one orientation. */
export function spread(set: usize, fit: usize, sideways: bool, down: bool): void {
  const sides = sideways ? i16x8.splat(-1) : i16x8.splat(0);
  for (let block = blocksOfSet - 1; block >= 0; block--) {
    const place = set + block * 16;
    const room = v128.load(fit + block * 16);
    const higher = v128.load(place + 16);
    let now = v128.load(place);
    while (true) {
      let next = v128.and(v128.or(i16x8.shl(now, 1), i16x8.shr_u(now, 1)), sides);
      if (down) next = v128.or(next, i16x8.shuffle(now, higher, 1, 2, 3, 4, 5, 6, 7, 8));
      next = v128.or(now, v128.and(next, room));
      if (!v128.any_true(v128.xor(now, next))) break;
      now = next;
    }
    v128.store(place, now);
  }
}

/** Positions that can't move down. */
export function grounded(turns: i32, block: i32): v128 {
  const place = setOf(fits, turns) + block * 16;
  return v128.andnot(v128.load(place), v128.load(place - 2));
}

export function keepGrounded(four: usize): void {
  for (let turns = 0; turns < 4; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      const place = setOf(four, turns) + block * 16;
      v128.store(place, v128.and(v128.load(place), grounded(turns, block)));
    }
}

/** Everything falls to where it rests. */
export function settle(four: usize): void {
  for (let turns = 0; turns < 4; turns++) spread(setOf(four, turns), setOf(fits, turns), false, true);
  keepGrounded(four);
}

/** Positions that a move to a side leads to, or one row down where `falls`. */
export function findShifted(from: usize, into: usize, falls: bool): void {
  for (let turns = 0; turns < 4; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      const rows = v128.load(setOf(from, turns) + block * 16);
      const beside = v128.or(i16x8.shl(rows, 1), i16x8.shr_u(rows, 1));
      const ways = falls ? v128.or(beside, above(setOf(from, turns), block)) : beside;
      v128.store(setOf(into, turns) + block * 16, v128.and(ways, v128.load(setOf(fits, turns) + block * 16)));
    }
}

/** Adds another four sets; answers whether any of that was new. */
export function add(four: usize, more: usize): bool {
  let anyNew = i16x8.splat(0);
  for (let turns = 0; turns < 4; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      const place = setOf(four, turns) + block * 16;
      const rows = v128.load(place);
      const added = v128.load(setOf(more, turns) + block * 16);
      anyNew = v128.or(anyNew, v128.andnot(added, rows));
      v128.store(place, v128.or(rows, added));
    }
  return v128.any_true(anyNew);
}

/** What was reached since the last call, into `fresh`; answers whether there is any. */
export function takeFresh(): bool {
  let all = i16x8.splat(0);
  for (let turns = 0; turns < 4; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      const rows = v128.load(setOf(reached, turns) + block * 16);
      const place = setOf(turned, turns) + block * 16;
      const isNew = v128.andnot(rows, v128.load(place));
      all = v128.or(all, isNew);
      v128.store(setOf(fresh, turns) + block * 16, isNew);
      v128.store(place, rows);
    }
  return v128.any_true(all);
}

/** Those positions of a block that the guard of a turn lets try its further tests: its last cell is filled, the others are not. */
function heed(waiting: v128, turn: usize, block: i32): v128 {
  const last = load<i8>(turn, guardAt) - 1;
  for (let cell = 0; cell <= last; cell++) {
    const place = turn + guardAt + 1 + cell * 2;
    const rows = v128.load(filled + (block * 8 + load<i8>(place, 1)) * 2);
    const here = fromColumn(rows, load<i8>(place));
    waiting = cell === last ? v128.and(waiting, here) : v128.andnot(waiting, here);
  }
  return waiting;
}

/**
 * Turns all positions of `four`; those that a test of the kick table served are not tried on the next one. Results are
 * added to `late` where the test makes a full spin of T, else to `early`.
 */
export function turnAll(piece: i32, four: usize, mostTests: i32, early: usize, late: usize): void {
  let turn = turnsOf(piece, kicks);
  for (; load<i8>(turn) >= 0; turn += turnBytes)
    for (let block = 0; block < blocksOfSet; block++) {
      let waiting = v128.load(setOf(four, load<i8>(turn)) + block * 16);
      const to = load<i8>(turn, 1);
      const tests = min<i32>(load<i8>(turn, 2), mostTests);
      for (let test = 0; test < tests && v128.any_true(waiting); test++) {
        if (test === 1) waiting = heed(waiting, turn, block);
        const dx = load<i8>(turn + test * 2, 3);
        const row = (block * 8 + load<i8>(turn + test * 2, 4)) * 2;
        const ends = fromColumn(v128.load(setOf(fits, to) + row), dx);
        const place = setOf(test < fullSpinTest ? early : late, to) + row;
        const served = fromColumn(v128.and(waiting, ends), -dx);
        v128.store(place, v128.or(v128.load(place), served));
        waiting = v128.andnot(waiting, ends);
      }
    }
}
