import { columns, setBytes, wallBits } from '../moves/layout';
import { isDifficult } from './attack';
import {
  bumpiness, columnTransitions, holeDepth, holes, lowestColumn, measure, measureHeights, rowTransitions, rowsWithHoles,
  secondLowest, steepness, topHoleDepth,
} from './features';
import { pieceI, pieceT } from '../tables';

/** Weights by the numbers of versus.ts. */
export const versusCount: i32 = 32;
export const versusWeights: usize = memory.data(versusCount * 8, 8);

const none = i16x8.splat(0);

function weight(index: i32): f64 {
  return load<f64>(versusWeights + index * 8);
}

function weigh(index: i32, feature: i32): f64 {
  return weight(index) * <f64>feature;
}

/** What a clear is worth for itself, on top of its attack. */
export function judgeClear(piece: i32, cleared: i32, spin: i32, attack: i32, perfect: bool): f64 {
  let value = weigh(0, attack);
  if (piece === pieceT && (spin !== 2 || cleared === 0)) value += weight(9);
  if (cleared === 0) return value;
  if (perfect) value += weight(10);
  return value + weight(spin === 0 ? cleared : spin === 1 ? 5 : 5 + min(cleared, 3));
}

/** The value of going on with back-to-back and after so many clears in a row. */
export function judgeChain(backToBack: bool, combo: i32): f64 {
  return (backToBack ? weight(11) : 0) + weigh(12, combo);
}

/** Rows of a block moved: lane i holds what stands so many rows higher (1) or lower (-1). */
function rowsAbove(board: usize, block: i32): v128 {
  const next = block < 3 ? v128.load(board + block * 16 + 16) : i16x8.splat(<i16>wallBits);
  return i16x8.shuffle(v128.load(board + block * 16), next, 1, 2, 3, 4, 5, 6, 7, 8);
}

function rowsBelow(board: usize, block: i32): v128 {
  const before = block > 0 ? v128.load(board + block * 16 - 16) : i16x8.splat(-1);
  return i16x8.shuffle(before, v128.load(board + block * 16), 7, 8, 9, 10, 11, 12, 13, 14);
}


const slotRows: usize = memory.data(16, 16);

/**
 * The best place for a T pointing down that enters by a turn under one overhang: 0 where there is none, 1 where it would
 * clear no row, 2 or 3 where one or two. As in slots.ts.
 */
export function bestSlot(board: usize, height: i32): i32 {
  let best = 0;
  const blocks = (height + 7) >> 3;
  for (let block = 0; block < blocks; block++) {
    const rows = v128.load(board + block * 16);
    const up = rowsAbove(board, block);
    const down = rowsBelow(board, block);
    const open = v128.not(v128.or(v128.or(rows, i16x8.shl(rows, 1)), i16x8.shr_u(rows, 1)));
    const feet = v128.and(i16x8.shl(down, 1), i16x8.shr_u(down, 1));
    const hangs = v128.xor(i16x8.shl(up, 1), i16x8.shr_u(up, 1));
    const room = v128.andnot(v128.andnot(open, down), up);
    const slots = v128.and(v128.and(room, feet), hangs);
    if (!v128.any_true(slots)) continue;
    v128.store(slotRows, slots);
    for (let lanes = i16x8.bitmask(i16x8.ne(slots, none)); lanes !== 0; lanes &= lanes - 1) {
      const lane = ctz<i32>(lanes);
      const y = block * 8 + lane;
      for (let bits = <i32>load<u16>(slotRows + lane * 2); bits !== 0; bits &= bits - 1)
        best = max(best, worthOf(board, height, y, bits & -bits));
    }
  }
  return best;
}

/** The worth of one slot, its centre in this bit; 0 where no sky is open above it. */
function worthOf(board: usize, height: i32, y: i32, centre: i32): i32 {
  const up = <i32>load<u16>(board + y * 2 + 2);
  const side = (up & (centre << 1)) !== 0 ? centre >> 1 : centre << 1;
  for (let above = y + 1; above < height; above++)
    if ((<i32>load<u16>(board + above * 2) & (above === y + 1 ? side | centre : side)) !== 0) return 0;
  const row = <i32>load<u16>(board + y * 2) | centre | (centre << 1) | (centre >> 1);
  const under = y > 0 ? <i32>load<u16>(board + y * 2 - 2) | centre : 0;
  return 1 + i32(row === 0xffff) + i32(under === 0xffff);
}

/** What `bestSlot` answered for the board that was judged last. */
let slot: i32 = 0;

/** The value of the piece kept beside the board that was judged last; -1: none is. */
export function judgeKept(kept: i32): f64 {
  if (kept === pieceI) return weight(31);
  if (kept !== pieceT) return 0;
  return weight(29) + weigh(30, i32(slot === 3));
}

/** The value of a board. */
export function judgeVersus(board: usize, height: i32, heights: usize, rows: i32, incoming: i32): f64 {
  measure(board, height, rows);
  measureHeights(heights);
  slot = bestSlot(board, height);
  const reached = height + incoming;
  const overHalf = max(0, 2 * reached - rows);
  const well = min(secondLowest - lowestColumn, 6);
  return (
    weigh(13, reached) +
    weigh(14, overHalf) +
    weigh(15, overHalf * overHalf) +
    weigh(16, rowTransitions) +
    weigh(17, columnTransitions) +
    weigh(18, holes) +
    weigh(19, holeDepth) +
    weigh(20, rowsWithHoles) +
    weigh(21, topHoleDepth) +
    weigh(22, bumpiness) +
    weigh(23, steepness) +
    weigh(24, well) +
    weigh(25, i32(slot === 1)) +
    weigh(26, i32(slot === 2)) +
    weigh(27, i32(slot === 3)) +
    weigh(28, lowestColumn)
  );
}
