import { blocksOfSet, heightOf, setBytes } from './layout';
import {
  add, classed, clear, early, filled, findFits, findShifted, fits, fresh, fromColumn, grounded, has,
  isOpenSky, keepGrounded, late, reached, readBoard, setOf, settle, shifted, spread, startFrom, startFromSky, takeFresh,
  turnAll, turned,
} from './positions';
import { canonical, distinct, pieceO, pieceT, statesOf } from '../tables';
import { drops, instantFall, kicks, locations, reach, slides, spins } from './rules';

const allTests: i32 = 8;

/** Turns and moves until nothing is new; with `drops` at the same height and without kicks. */
function explore(piece: i32): void {
  const falls = reach === slides;
  do {
    for (let turns = 0; turns < 4; turns++) spread(setOf(reached, turns), setOf(fits, turns), true, falls);
    if (!takeFresh()) return;
    turnAll(piece, fresh, falls ? allTests : 1, reached, reached);
  } while (true);
}

/** After every move and turn the piece falls to where it rests. */
function exploreFloor(piece: i32): void {
  settle(reached);
  do {
    clear(early);
    turnAll(piece, reached, allTests, early, early);
    findShifted(reached, shifted, false);
    add(shifted, early);
    settle(shifted);
  } while (add(reached, shifted));
}

function findReach(board: usize, piece: i32, turns: i32, column: i32, y: i32): void {
  clear(reached);
  clear(turned);
  if (reach !== instantFall && isOpenSky(heightOf(board), y)) startFromSky(board, y);
  else startFrom(reached, turns, column, y);
  if (reach === instantFall) return exploreFloor(piece);
  explore(piece);
  if (reach === drops) settle(reached);
}

/** Adds the sets of one spin class to `out`, alike cells once unless locations are wanted; answers their size. */
function deliver(piece: i32, spin: i32, four: usize, out: usize): i32 {
  const to = out + spin * 4 * setBytes;
  const sets = load<u8>(distinct + piece);
  memory.fill(to, 0, 4 * setBytes);
  let count: i64 = 0;
  for (let turns = 0; turns < (piece === pieceO ? 1 : 4); turns++) {
    const same = canonical + (piece * 4 + turns) * 3;
    const set = locations ? turns : load<i8>(same);
    const dx = locations ? 0 : load<i8>(same, 1);
    const dy = locations ? 0 : load<i8>(same, 2);
    for (let block = 0; block < blocksOfSet; block++) {
      const place = to + set * setBytes + block * 16;
      const rows = fromColumn(v128.load(setOf(four, turns) + block * 16 - dy * 2), -dx);
      v128.store(place, v128.or(v128.load(place), rows));
    }
  }
  for (let at = to; at < to + 4 * setBytes; at += 8) count += popcnt<i64>(load<i64>(at));
  return <i32>count;
}

/** Positions of T's centre with three filled corners. */
function threeCorners(block: i32): v128 {
  const up = v128.load(filled + block * 16 + 2);
  const down = v128.load(filled + block * 16 - 2);
  const ups = v128.and(fromColumn(up, -1), fromColumn(up, 1));
  const downs = v128.and(fromColumn(down, -1), fromColumn(down, 1));
  const anyUp = v128.or(fromColumn(up, -1), fromColumn(up, 1));
  const anyDown = v128.or(fromColumn(down, -1), fromColumn(down, 1));
  return v128.or(v128.and(ups, anyDown), v128.and(downs, anyUp));
}

/** Positions of T's centre with both corners beside the stem filled. */
function frontCorners(turns: i32, block: i32): v128 {
  const dx = turns === 1 ? 1 : -1;
  const otherDx = turns === 3 ? -1 : 1;
  const dy = turns === 2 ? -1 : 1;
  const otherDy = turns === 0 ? 1 : -1;
  const first = fromColumn(v128.load(filled + block * 16 + dy * 2), dx);
  return v128.and(first, fromColumn(v128.load(filled + block * 16 + otherDy * 2), otherDx));
}

/** The ends of turns that are of class mini, or full, into `classed`. */
function classify(full: bool): void {
  for (let turns = 0; turns < 4; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      const at = block * 16;
      const first = v128.load(setOf(early, turns) + at);
      const front = frontCorners(turns, block);
      const fulls = v128.or(v128.load(setOf(late, turns) + at), v128.and(first, front));
      const ends = full ? fulls : v128.andnot(first, front);
      const place = setOf(classed, turns) + at;
      v128.store(place, v128.and(v128.and(ends, threeCorners(block)), grounded(turns, block)));
    }
}

/** The ends of turns without a spin, and of turns after which the piece falls, are added to `shifted`. */
function addPlainTurns(): void {
  add(early, late);
  for (let turns = 0; turns < 4; turns++)
    for (let block = 0; block < blocksOfSet; block++) {
      const place = setOf(early, turns) + block * 16;
      const spun = v128.and(threeCorners(block), grounded(turns, block));
      v128.store(place, v128.andnot(v128.load(place), spun));
    }
  add(shifted, early);
}

/** The landings of T by the class of the last action that can lead there. */
function deliverSpins(turns: i32, column: i32, y: i32, out: usize): i32 {
  clear(early);
  clear(late);
  turnAll(pieceT, reached, allTests, early, late);
  classify(true);
  const fulls = deliver(pieceT, 2, classed, out);
  classify(false);
  const minis = deliver(pieceT, 1, classed, out);
  findShifted(reached, shifted, reach === slides);
  addPlainTurns();
  clear(turned);
  startFrom(turned, turns, column, y);
  add(shifted, turned);
  if (reach === instantFall) settle(shifted);
  else keepGrounded(shifted);
  return fulls + minis + deliver(pieceT, 0, shifted, out);
}

/** The landings of a piece on any board from any start. */
export function findEverywhere(board: usize, piece: i32, turns: i32, column: i32, y: i32, out: usize): i32 {
  readBoard(board);
  findFits(piece, statesOf(piece, kicks));
  if (!has(fits, turns, column, y)) {
    memory.fill(out, 0, 12 * setBytes);
    return 0;
  }
  findReach(board, piece, turns, column, y);
  if (spins && piece === pieceT && reach !== drops) return deliverSpins(turns, column, y, out);
  keepGrounded(reached);
  return deliver(piece, 0, reached, out);
}
