export { addRoot, expand, forecast, keep, nodes, startSearch, tellRootsApart } from './search/expand';
export { gameWeights, lines as gameLines, playDrops } from './search/game';
export {
  codes as triedCodes, gains, limitTried, makeRoom, mark, nextCount, parents, recall, roots, startLayer, supplies, triedCount,
  turn, values,
} from './search/lines';
export { attackSheet } from './search/attack';
export { weights as okibaWeights } from './search/okiba';
export { versusWeights } from './search/versus';
import { foundBlocks, foundClasses, foundSets, countLow, highestLow, landings, landingsOf } from './moves/landings';
import { heightOf, landingsBytes, leftWall, mostPieces, setBytes, setColumns, wallBits } from './moves/layout';
import { openLandings } from './low';
import { heightAfter, place, rowsAfter } from './search/placing';
import { kicks, setRules } from './moves/rules';
import { cells, distinct, spawnRight, spawnTurns, widths } from './tables';

/** Boards by depth; the first is the one to search. */
export const boards: usize = memory.data((mostPieces + 1) * setBytes, 16);
const heights: usize = memory.data((mostPieces + 1) * 4, 4);
export const queue: usize = memory.data(mostPieces);
export const counts: usize = memory.data(mostPieces * 8, 8);
/** Room for three spin classes, four orientations, twelve columns and every other row. */
export const codes: usize = memory.data(3 * 4 * 12 * 16 * 4, 4);

/** Sets the rules of the searches that follow. */
export function configure(columns: i32, reach: i32, kicks: i32, spins: bool, locations: bool): void {
  setColumns(columns);
  setRules(reach, kicks, spins, locations);
  for (let piece = 0; piece < 7; piece++) {
    let sum = 0;
    for (let set = 0; set < load<u8>(distinct + piece); set++)
      sum += max(0, columns + 1 - load<u8>(widths + piece * 4 + set));
    store<i32>(openLandings + piece * 4, sum);
  }
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
  return landingsOf(boards, heightOf(boards), piece, turns, x + leftWall, y, list ? landings : 0);
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

let lastDepth: i32 = 0;
let spawnColumn: i32 = 0;
let spawnRow: i32 = 0;

/** In place of the highest stack for `countLow`: another piece comes after the next one. */
const notLast: i32 = -2;

/** How many landings the last piece has after a landing of the one before it. */
function countLast(board: usize, height: i32, highest: i32, shape: i32, column: i32, y: i32): i32 {
  const piece = load<u8>(queue + lastDepth);
  const next = heightAfter(height, shape, y);
  if (next <= highest) {
    const low = rowsAfter(board, 0, shape, column, y);
    const high = rowsAfter(board, 1, shape, column, y);
    const all = i16x8.splat(-1);
    if (!v128.any_true(v128.or(i16x8.eq(low, all), i16x8.eq(high, all)))) return countLow(piece, next, low, high);
  }
  const after = place(board, board + setBytes, height, shape, column, y);
  return landingsOf(board + setBytes, after, piece, spawnTurns(piece, kicks), spawnColumn + spawnRight(piece, kicks), spawnRow, 0);
}

function addCount(depth: i32, more: i32): void {
  store<i64>(counts + depth * 8, load<i64>(counts + depth * 8) + more);
}

function visit(depth: i32): void {
  const board = boards + depth * setBytes;
  const height = load<i32>(heights + depth * 4);
  const piece = load<u8>(queue + depth);
  const out: usize = depth === lastDepth ? 0 : landings + depth * landingsBytes;
  const column = spawnColumn + spawnRight(piece, kicks);
  addCount(depth, landingsOf(board, height, piece, spawnTurns(piece, kicks), column, spawnRow, out));
  if (depth !== lastDepth) goOn(depth, board, height, piece, out);
}

/** Goes on from every landing in `out`. */
function goOn(depth: i32, board: usize, height: i32, piece: i32, out: usize): void {
  const classes = foundClasses;
  const sets = foundSets;
  const words = foundBlocks * 2;
  const highest = depth + 1 === lastDepth ? highestLow(load<u8>(queue + lastDepth), spawnRow) : notLast;
  for (let spin = 0; spin < classes; spin++)
    for (let set = 0; set < sets; set++)
      for (let word = 0; word < words; word++) {
        let bits = load<u64>(out + (spin * 4 + set) * setBytes + word * 8);
        for (; bits !== 0; bits &= bits - 1) {
          const at = <i32>ctz<i64>(bits);
          const y = word * 4 + (at >> 4);
          if (highest !== notLast) {
            addCount(lastDepth, countLast(board, height, highest, piece * 4 + set, at & 15, y));
            continue;
          }
          store<i32>(heights + depth * 4 + 4, place(board, board + setBytes, height, piece * 4 + set, at & 15, y));
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
