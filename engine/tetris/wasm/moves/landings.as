import { blocksOfSet, landingsBytes, mostPieces, setBytes } from './layout';
import { findEverywhere } from './everywhere';
import { canSpin, findLow, findLow1, findLow2, findLowSpins } from '../low';
import { highestUnder, isOpenSky } from './positions';
import { drops, kicks, locations, reach, slides, spins } from './rules';
import { distinct, lowKicks, pieceI, pieceO, pieceT } from '../tables';

/** Landings by depth; the last is nobody's. */
export const landings: usize = memory.data((mostPieces + 1) * landingsBytes, 16);

/** What the last search left: sets of so many classes, orientations and blocks. */
export let foundClasses: i32 = 1;
export let foundSets: i32 = 0;
export let foundBlocks: i32 = 0;

/**
 * Rows above the stack that have to lie within the blocks that are searched: those from which a turn can lead down into
 * it, and those where a piece can land that is to be listed.
 */
function marginOf(piece: i32, out: usize): i32 {
  if (piece === pieceI) return 3;
  return out === 0 ? 1 : 2;
}

/** How many rows high a stack may be for `countLow` to be right about a piece that starts in a row; -1 for none. */
export function highestLow(piece: i32, y: i32): i32 {
  const isPlain = reach === slides && kicks < lowKicks && !locations && !(spins && piece === pieceT);
  return isPlain ? min(16 - marginOf(piece, 0), highestUnder(y)) : -1;
}

/** How many landings a piece has on a board of the lowest sixteen rows, of which so many are used. */
export function countLow(piece: i32, height: i32, low: v128, high: v128): i32 {
  return height + marginOf(piece, 0) <= 8 ? findLow1(piece, low, 0) : findLow2(piece, low, high, 0);
}

/** Searches from a centre in bit `column`; without `out` the landings are only counted. */
export function landingsOf(board: usize, height: i32, piece: i32, turns: i32, column: i32, y: i32, out: usize): i32 {
  const rows = height + marginOf(piece, out);
  const blocks = rows <= 8 ? 1 : 2;
  foundSets = load<u8>(distinct + piece);
  foundClasses = 1;
  foundBlocks = blocks;
  const withSpins = spins && piece === pieceT && reach !== drops;
  if (rows <= 16 && reach === slides && kicks < lowKicks && !locations && isOpenSky(height, y)) {
    if (!withSpins || !canSpin(blocks, board)) return findLow(piece, blocks, board, out);
    foundClasses = 3;
    return findLowSpins(blocks, board, out);
  }
  foundBlocks = blocksOfSet;
  if (locations && piece !== pieceO) foundSets = 4;
  if (withSpins) foundClasses = 3;
  return findEverywhere(board, piece, turns, column, y, out === 0 ? landings + mostPieces * landingsBytes : out);
}

