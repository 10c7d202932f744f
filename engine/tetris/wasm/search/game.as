import { columns, heightOf, leftWall, setBytes, wallBits } from '../moves/layout';
import { judgeBoard, judgePlacement, weightCount, weights } from './okiba';
import {
  bottoms, cleared, dropRows, heightsBytes, lefts, ownCleared, place, raiseHeights, readHeights, tops,
} from './placing';
import { distinct, widths } from '../tables';

/** The board now, the one that is tried, the best so far; each with its heights. */
const here: usize = memory.data(setBytes, 16);
const tried: usize = memory.data(setBytes, 16);
const best: usize = memory.data(setBytes, 16);
const heightsHere: usize = memory.data(2 * heightsBytes, 16);
const heightsTried: usize = memory.data(2 * heightsBytes, 16);
const rests: usize = memory.data(16, 16);

/** Weights of an empty board, then what a full one adds. */
export const gameWeights: usize = memory.data(2 * weightCount * 8, 8);

export let lines: i32 = 0;
let height: i32 = 0;
let random: i32 = 0;

/** One step of Mulberry32, as in bag.ts. */
function draw(): i32 {
  random += 0x6d2b79f5;
  let hash = (random ^ (random >>> 15)) * (random | 1);
  hash ^= hash + (hash ^ (hash >>> 7)) * (hash | 61);
  return <i32>((<u64>(<u32>(hash ^ (hash >>> 14))) * 7) >> 32);
}

function adjustWeights(rows: i32): void {
  const share = <f64>height / <f64>rows;
  for (let at = 0; at < weightCount * 8; at += 8)
    store<f64>(
      weights + at, load<f64>(gameWeights + at) + share * load<f64>(gameWeights + weightCount * 8 + at),
    );
}

/** Takes the best place of a shape where it is better than `least`; answers the value then reached. */
function tryShape(shape: i32, rows: i32, least: f64): f64 {
  v128.store(rests, dropRows(heightsHere, shape));
  const last = columns - <i32>load<u8>(widths + shape);
  for (let at = 0; at <= last; at++) {
    const y = <i32>load<i8>(rests + at);
    if (y + load<i8>(tops + shape) > rows) continue;
    const column = at - load<i8>(lefts + shape) + leftWall;
    const newHeight = place(here, tried, height, shape, column, y);
    if (cleared > 0) readHeights(tried, newHeight, heightsTried);
    else raiseHeights(heightsHere, heightsTried, shape, column, y);
    const landing = 2 * y + load<i8>(bottoms + shape) + load<i8>(tops + shape) - 1;
    const value =
      judgePlacement(landing, cleared * ownCleared) + judgeBoard(tried, newHeight, heightsTried, rows);
    if (value <= least) continue;
    least = value;
    bestCleared = cleared;
    memory.copy(best, tried, setBytes);
  }
  return least;
}
let bestCleared: i32 = 0;

/**
 * Plays one game by `gameWeights`, one piece at a time, straight drops in every column, the pieces drawn uniformly: until
 * a piece has no place within the rows, or after so many pieces. Answers the pieces placed; `lines` are the rows cleared.
 */
export function playDrops(rows: i32, seed: i32, most: i32): i32 {
  random = seed;
  lines = 0;
  for (let at = 0; at < setBytes; at += 2) store<u16>(here + at, <u16>wallBits);
  for (let count = 0; count < most; count++) {
    height = heightOf(here);
    readHeights(here, height, heightsHere);
    adjustWeights(rows);
    const piece = draw();
    let value = -Infinity;
    for (let set = 0; set < <i32>load<u8>(distinct + piece); set++)
      value = tryShape(piece * 4 + set, rows, value);
    if (value === -Infinity) return count;
    memory.copy(here, best, setBytes);
    lines += bestCleared;
  }
  return most;
}
