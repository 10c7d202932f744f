import {
  blocksOfSet, heightOf, landingsBytes, leftWall, mostPieces, setBytes, setColumns, wallBits,
} from './layout';
import { canSpin, findLow, findLowSpins, openLandings } from './low';
import { findEverywhere } from './everywhere';
import { isOpenSky } from './positions';
import { drops, locations, reach, setRules, slides, spins } from './rules';
import { cells, distinct, pieceI, pieceO, pieceT, widths } from './tables';

/** Boards by depth; the first is the one to search. */
export const boards: usize = memory.data((mostPieces + 1) * setBytes, 16);
const heights: usize = memory.data((mostPieces + 1) * 4, 4);
const landings: usize = memory.data((mostPieces + 1) * landingsBytes, 16);
export const queue: usize = memory.data(mostPieces);
export const counts: usize = memory.data(mostPieces * 8, 8);
/** Room for three spin classes, four orientations, twelve columns and every other row. */
export const codes: usize = memory.data(3 * 4 * 12 * 16 * 4, 4);

/** Shapes as row masks, the centre in the middle row and in bit leftWall. */
const shapeBytes: i32 = 2 * setBytes + 16;
const masks: usize = memory.data(7 * 4 * shapeBytes, 16);
const tops: usize = memory.data(7 * 4);

/** What the last search left: sets of so many classes, orientations and blocks. */
let foundClasses: i32 = 1;
let foundSets: i32 = 0;
let foundBlocks: i32 = 0;

function middleOf(shape: i32): usize {
  return masks + shape * shapeBytes + setBytes;
}

function makeMasks(): void {
  for (let shape = 0; shape < 28; shape++)
    for (let cell = 0; cell < 4; cell++) {
      const offset = cells + (shape * 4 + cell) * 2;
      const y = load<i8>(offset, 1);
      const row = middleOf(shape) + y * 2;
      const bit: i32 = 1 << (leftWall + <i32>load<i8>(offset));
      store<u16>(row, load<u16>(row) | <u16>bit);
      store<i8>(tops + shape, max<i8>(load<i8>(tops + shape), y + 1));
    }
}
makeMasks();

/** Sets the rules of the searches that follow. */
export function configure(columns: i32, reach: i32, plus: bool, spins: bool, locations: bool): void {
  setColumns(columns);
  setRules(reach, plus, spins, locations);
  for (let piece = 0; piece < 7; piece++) {
    let sum = 0;
    for (let set = 0; set < load<u8>(distinct + piece); set++)
      sum += max(0, columns + 1 - load<u8>(widths + piece * 4 + set));
    store<i32>(openLandings + piece * 4, sum);
  }
}

/**
 * Rows above the stack that have to lie within the blocks that are searched: those from which a turn can lead down into
 * it, and those where a piece can land that is to be listed.
 */
function marginOf(piece: i32, out: usize): i32 {
  if (piece === pieceI) return 3;
  return out === 0 ? 1 : 2;
}

/** Searches from a centre in bit `column`; without `out` the landings are only counted. */
function search(board: usize, height: i32, piece: i32, turns: i32, column: i32, y: i32, out: usize): i32 {
  const rows = height + marginOf(piece, out);
  const blocks = rows <= 8 ? 1 : 2;
  foundSets = load<u8>(distinct + piece);
  foundClasses = 1;
  foundBlocks = blocks;
  const withSpins = spins && piece === pieceT && reach !== drops;
  if (rows <= 16 && reach === slides && !locations && isOpenSky(height, y)) {
    if (!withSpins || !canSpin(blocks, board)) return findLow(piece, blocks, board, out);
    foundClasses = 3;
    return findLowSpins(blocks, board, out);
  }
  foundBlocks = blocksOfSet;
  if (locations && piece !== pieceO) foundSets = 4;
  if (withSpins) foundClasses = 3;
  return findEverywhere(board, piece, turns, column, y, out === 0 ? landings + mostPieces * landingsBytes : out);
}

function standsBetweenWalls(shape: i32, column: i32): bool {
  for (let cell = 0; cell < 4; cell++) {
    const bit = column + <i32>load<i8>(cells + (shape * 4 + cell) * 2);
    if (<u32>bit > 15 || ((wallBits >> bit) & 1) !== 0) return false;
  }
  return true;
}

/** How many landings a piece has on the first board; without `list` they are only counted. */
export function find(piece: i32, turns: i32, x: i32, y: i32, list: bool): i32 {
  if (!standsBetweenWalls(piece * 4 + turns, x + leftWall)) return 0;
  return search(boards, heightOf(boards), piece, turns, x + leftWall, y, list ? landings : 0);
}

/** Writes the landings of the last `find` as codes (see `encode` in movegen.ts). */
export function writeCodes(): void {
  let to = codes;
  for (let spin = 0; spin < foundClasses; spin++)
    for (let set = 0; set < foundSets; set++)
      for (let word = 0; word < foundBlocks * 2; word++) {
        let bits = load<u64>(landings + (spin * 4 + set) * setBytes + word * 8);
        for (; bits !== 0; bits &= bits - 1) {
          const at = <i32>ctz<i64>(bits);
          const x = (at & 15) - leftWall;
          store<i32>(to, (spin << 11) | (set << 9) | (x << 5) | (word * 4 + (at >> 4)));
          to += 4;
        }
      }
}

function clearRows(board: usize): void {
  let to = board;
  for (let from = board; from < board + setBytes; from += 2) {
    const row = load<u16>(from);
    store<u16>(to, row);
    if (row !== 0xffff) to += 2;
  }
  for (; to < board + setBytes; to += 2) store<u16>(to, <u16>wallBits);
}

/** The next board, from a landing in bit `column`; answers its height. */
function place(board: usize, height: i32, shape: i32, column: i32, y: i32): i32 {
  const mask = middleOf(shape) - y * 2;
  const shift = column - leftWall;
  const all = i16x8.splat(-1);
  let full = i16x8.splat(0);
  for (let at = 0; at < setBytes; at += 16) {
    const rows = v128.or(v128.load(board + at), i16x8.shl(v128.load(mask + at), shift));
    full = v128.or(full, i16x8.eq(rows, all));
    v128.store(board + setBytes + at, rows);
  }
  if (!v128.any_true(full)) return max(height, y + load<i8>(tops + shape));
  clearRows(board + setBytes);
  return heightOf(board + setBytes);
}

let lastDepth: i32 = 0;
let spawnColumn: i32 = 0;
let spawnRow: i32 = 0;

function visit(depth: i32): void {
  const board = boards + depth * setBytes;
  const height = load<i32>(heights + depth * 4);
  const piece = load<u8>(queue + depth);
  const out: usize = depth === lastDepth ? 0 : landings + depth * landingsBytes;
  const count = search(board, height, piece, 0, spawnColumn, spawnRow, out);
  store<i64>(counts + depth * 8, load<i64>(counts + depth * 8) + count);
  if (depth === lastDepth) return;
  const classes = foundClasses;
  const sets = foundSets;
  const words = foundBlocks * 2;
  for (let spin = 0; spin < classes; spin++)
    for (let set = 0; set < sets; set++)
      for (let word = 0; word < words; word++) {
        let bits = load<u64>(out + (spin * 4 + set) * setBytes + word * 8);
        for (; bits !== 0; bits &= bits - 1) {
          const at = <i32>ctz<i64>(bits);
          const next = place(board, height, piece * 4 + set, at & 15, word * 4 + (at >> 4));
          store<i32>(heights + depth * 4 + 4, next);
          visit(depth + 1);
        }
      }
}

/** Counts the sequences of placements of the pieces in `queue` into `counts`, by length. */
export function perft(length: i32, spawnX: i32, spawnY: i32): void {
  lastDepth = length - 1;
  spawnColumn = spawnX + leftWall;
  spawnRow = spawnY;
  memory.fill(counts, 0, mostPieces * 8);
  store<i32>(heights, heightOf(boards));
  visit(0);
}
