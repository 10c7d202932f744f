import { columns, heightOf, leftWall, setBytes, wallBits } from '../moves/layout';
import { cells, distinct, widths } from '../tables';

/** Shapes as row masks, the centre in the middle row and in bit leftWall. */
const shapeBytes: i32 = 2 * setBytes + 16;
const masks: usize = memory.data(7 * 4 * shapeBytes, 16);
/** Rows from the centre to above the highest cell. */
export const tops: usize = memory.data(7 * 4);
/** The box of a shape: its first column and lowest row, seen from the centre, and its number of rows. */
export const lefts: usize = memory.data(7 * 4);
export const bottoms: usize = memory.data(7 * 4);
/** The lowest row and the row above the highest one of each of four columns, seen from the centre. */
const feet: usize = memory.data(7 * 4 * 4);
const crowns: usize = memory.data(7 * 4 * 4);

function middleOf(shape: i32): usize {
  return masks + shape * shapeBytes + setBytes;
}

function cellX(shape: i32, cell: i32): i32 {
  return load<i8>(cells + (shape * 4 + cell) * 2);
}

function cellY(shape: i32, cell: i32): i32 {
  return load<i8>(cells + (shape * 4 + cell) * 2, 1);
}

function makeShape(shape: i32): void {
  memory.fill(feet + shape * 4, 127, 4);
  memory.fill(crowns + shape * 4, 128, 4);
  store<i8>(lefts + shape, 127);
  store<i8>(bottoms + shape, 127);
  for (let cell = 0; cell < 4; cell++) {
    const x = cellX(shape, cell);
    const y = cellY(shape, cell);
    const row = middleOf(shape) + y * 2;
    const bit: i32 = 1 << (leftWall + x);
    store<u16>(row, load<u16>(row) | <u16>bit);
    store<i8>(tops + shape, max<i8>(load<i8>(tops + shape), <i8>(y + 1)));
    store<i8>(bottoms + shape, min<i8>(load<i8>(bottoms + shape), <i8>y));
    store<i8>(lefts + shape, min<i8>(load<i8>(lefts + shape), <i8>x));
  }
  for (let cell = 0; cell < 4; cell++) {
    const column = shape * 4 + cellX(shape, cell) - load<i8>(lefts + shape);
    const y = cellY(shape, cell);
    store<i8>(feet + column, min<i8>(load<i8>(feet + column), <i8>y));
    store<i8>(crowns + column, max<i8>(load<i8>(crowns + column), <i8>(y + 1)));
  }
}
for (let shape = 0; shape < 28; shape++) makeShape(shape);

function clearRows(board: usize): void {
  let to = board;
  for (let from = board; from < board + setBytes; from += 2) {
    const row = load<u16>(from);
    store<u16>(to, row);
    if (row !== 0xffff) to += 2;
  }
  for (; to < board + setBytes; to += 2) store<u16>(to, <u16>wallBits);
}

/** What the last `place` did: rows cleared, and the piece's own cells in them. */
export let cleared: i32 = 0;
export let ownCleared: i32 = 0;

function count(rows: v128): i32 {
  return <i32>(popcnt<i64>(i64x2.extract_lane(rows, 0)) + popcnt<i64>(i64x2.extract_lane(rows, 1)));
}

/** The board after a landing in bit `column`, into another place; answers its height. */
export function place(board: usize, into: usize, height: i32, shape: i32, column: i32, y: i32): i32 {
  const mask = middleOf(shape) - y * 2;
  const shift = column - leftWall;
  const all = i16x8.splat(-1);
  let anyFull = i16x8.splat(0);
  cleared = 0;
  ownCleared = 0;
  for (let at = 0; at < setBytes; at += 16) {
    const rows = v128.or(v128.load(board + at), i16x8.shl(v128.load(mask + at), shift));
    anyFull = v128.or(anyFull, i16x8.eq(rows, all));
    v128.store(into + at, rows);
  }
  if (!v128.any_true(anyFull)) return heightAfter(height, shape, y);
  for (let at = 0; at < setBytes; at += 16) {
    const full = i16x8.eq(v128.load(into + at), all);
    cleared += popcnt<i32>(i16x8.bitmask(full));
    ownCleared += count(v128.and(full, v128.load(mask + at)));
  }
  clearRows(into);
  return heightOf(into);
}

/** Eight rows of a board after a landing in bit `column`, full rows left in. */
export function rowsAfter(board: usize, block: i32, shape: i32, column: i32, y: i32): v128 {
  const mask = v128.load(middleOf(shape) - y * 2 + block * 16);
  return v128.or(v128.load(board + block * 16), i16x8.shl(mask, column - leftWall));
}

export function heightAfter(height: i32, shape: i32, y: i32): i32 {
  return max(height, y + load<i8>(tops + shape));
}

/** Bytes of the heights of columns; those beyond the last column are 0. */
export const heightsBytes: i32 = 16;

/** Rows from the floor to the highest filled cell, for each column, into `into`. */
export function readHeights(board: usize, height: i32, into: usize): void {
  v128.store(into, i8x16.splat(0));
  let waiting = ~wallBits & 0xffff;
  for (let y = height - 1; y >= 0 && waiting !== 0; y--) {
    let fresh = <i32>load<u16>(board + y * 2) & waiting;
    waiting &= ~fresh;
    for (; fresh !== 0; fresh &= fresh - 1) store<u8>(into + ctz<i32>(fresh) - leftWall, <u8>(y + 1));
  }
}

/** The heights after a placement that cleared no row. */
export function raiseHeights(from: usize, into: usize, shape: i32, column: i32, y: i32): void {
  v128.store(into, v128.load(from));
  const first = into + column - leftWall + load<i8>(lefts + shape);
  for (let at = 0, width = <i32>load<u8>(widths + shape); at < width; at++) {
    const crown = y + load<i8>(crowns + shape * 4 + at);
    if (crown > <i32>load<u8>(first + at)) store<u8>(first + at, <u8>crown);
  }
}

/** Where a shape comes to rest that falls straight down: rows of its centre, by the first column of its box. */
export function dropRows(heights: usize, shape: i32): v128 {
  let rest = i8x16.sub(v128.load(heights), i8x16.splat(load<i8>(feet + shape * 4)));
  for (let at = 1, width = <i32>load<u8>(widths + shape); at < width; at++)
    rest = i8x16.max_s(
      rest, i8x16.sub(v128.load(heights + at), i8x16.splat(load<i8>(feet + shape * 4 + at))),
    );
  return rest;
}
