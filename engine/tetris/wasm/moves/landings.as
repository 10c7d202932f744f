import { blocksOfSet, landingsBytes, mostPieces, setBytes } from './layout';
import { findEverywhere } from './everywhere';
import { canSpin, findLow, findLowSpins } from '../low';
import { isOpenSky } from './positions';
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

