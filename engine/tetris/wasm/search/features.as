import { columns, setBytes, wallBits } from '../moves/layout';

/** What `measure` found last; see features.ts and surface.ts. */
export let rowTransitions: i32 = 0;
export let columnTransitions: i32 = 0;
export let holes: i32 = 0;
export let wells: i32 = 0;
export let holeDepth: i32 = 0;
export let rowsWithHoles: i32 = 0;
export let topHoleDepth: i32 = 0;

const narrows: usize = memory.data(setBytes + 16, 16);
const lanes = i16x8(0, 1, 2, 3, 4, 5, 6, 7);

function count(rows: v128): i32 {
  return <i32>(popcnt<i64>(i64x2.extract_lane(rows, 0)) + popcnt<i64>(i64x2.extract_lane(rows, 1)));
}

/** Filled cells above a row in the columns of these cells. */
function countAbove(board: usize, blocks: i32, y: i32, cells: i32): i32 {
  const columns = i16x8.splat(<i16>cells);
  const first = y >> 3;
  const higher = i16x8.gt_s(lanes, i16x8.splat(<i16>(y & 7)));
  let sum = count(v128.and(v128.and(v128.load(board + first * 16), columns), higher));
  for (let block = first + 1; block < blocks; block++)
    sum += count(v128.and(v128.load(board + block * 16), columns));
  return sum;
}

/** Narrow cells, and the empty cells right under each. */
function countWells(board: usize, blocks: i32): i32 {
  let sum = 0;
  let any: v128;
  do {
    any = i16x8.splat(0);
    for (let block = 0; block < blocks; block++) {
      const place = narrows + block * 16;
      const now = v128.load(place);
      sum += count(now);
      const under = i16x8.shuffle(now, v128.load(place + 16), 1, 2, 3, 4, 5, 6, 7, 8);
      const next = v128.andnot(under, v128.load(board + block * 16));
      v128.store(place, next);
      any = v128.or(any, next);
    }
  } while (v128.any_true(any));
  return sum;
}

/** Measures a board of so many visible rows, all of whose blocks lie in the lowest `height` rows. */
export function measure(board: usize, height: i32, rowsVisible: i32): void {
  const none = i16x8.splat(0);
  const blocks = (height + 7) >> 3;
  rowTransitions = 2 * (rowsVisible - 8 * blocks);
  columnTransitions = 0;
  holes = 0;
  holeDepth = 0;
  rowsWithHoles = 0;
  topHoleDepth = 0;
  let higher = i16x8.splat(<i16>wallBits);
  let shadeAbove = higher;
  let anyNarrow = none;
  v128.store(narrows + blocks * 16, none);
  for (let block = blocks - 1; block >= 0; block--) {
    const rows = v128.load(board + block * 16);
    rowTransitions += count(v128.xor(rows, i16x8.shr_s(rows, 1)));
    columnTransitions += count(v128.xor(rows, i16x8.shuffle(rows, higher, 1, 2, 3, 4, 5, 6, 7, 8)));
    let shade = v128.or(rows, i16x8.shuffle(rows, none, 1, 2, 3, 4, 5, 6, 7, 8));
    shade = v128.or(shade, i16x8.shuffle(shade, none, 2, 3, 4, 5, 6, 7, 8, 9));
    shade = v128.or(shade, i16x8.shuffle(shade, none, 4, 5, 6, 7, 8, 9, 10, 11));
    shade = v128.or(shade, shadeAbove);
    const hidden = v128.andnot(shade, rows);
    if (v128.any_true(hidden)) addHoles(board, blocks, block, hidden);
    const narrow = v128.andnot(v128.and(i16x8.shl(rows, 1), i16x8.shr_u(rows, 1)), rows);
    anyNarrow = v128.or(anyNarrow, narrow);
    v128.store(narrows + block * 16, narrow);
    shadeAbove = i16x8.shuffle(shade, shade, 0, 0, 0, 0, 0, 0, 0, 0);
    higher = rows;
  }
  columnTransitions += columns - popcnt<i32>(<i32>load<u16>(board) & ~wallBits);
  wells = v128.any_true(anyNarrow) ? countWells(board, blocks) : 0;
}

function addHoles(board: usize, blocks: i32, block: i32, hidden: v128): void {
  holes += count(hidden);
  let bits = i16x8.bitmask(i16x8.ne(hidden, i16x8.splat(0)));
  rowsWithHoles += popcnt<i32>(bits);
  v128.store(hiddenRows, hidden);
  while (bits !== 0) {
    const lane = 31 - clz<i32>(bits);
    bits ^= 1 << lane;
    const depth = countAbove(board, blocks, block * 8 + lane, load<u16>(hiddenRows + lane * 2));
    holeDepth += depth;
    if (topHoleDepth === 0) topHoleDepth = depth;
  }
}
const hiddenRows: usize = memory.data(16, 16);

/** What `measureSurface` found last. */
export let diversity: i32 = 0;
export let deepWells: i32 = 0;
export let cliffs: i32 = 0;
export let fitsS: i32 = 0;
export let fitsZ: i32 = 0;
export let fitsO: i32 = 0;
export let fitsT: i32 = 0;
export let fitsJ: i32 = 0;
export let fitsL: i32 = 0;
export let fitsI: i32 = 0;

function stepsOf(differences: v128, size: i32): i32 {
  return i8x16.bitmask(i8x16.eq(differences, i8x16.splat(<i8>size))) & ((1 << (columns - 1)) - 1);
}

/** Measures the heights of columns. */
export function measureSurface(heights: usize): void {
  const differences = i8x16.sub(v128.load(heights + 1), v128.load(heights));
  const pairs = (1 << (columns - 1)) - 1;
  const flat = stepsOf(differences, 0);
  const up = stepsOf(differences, 1);
  const down = stepsOf(differences, -1);
  const upTwo = stepsOf(differences, 2);
  const downTwo = stepsOf(differences, -2);
  const rises = i8x16.bitmask(i8x16.gt_s(differences, i8x16.splat(2))) & pairs;
  const falls = i8x16.bitmask(i8x16.lt_s(differences, i8x16.splat(-2))) & pairs;
  diversity = i32(flat !== 0) + i32(up !== 0) + i32(down !== 0) + i32(upTwo !== 0) + i32(downTwo !== 0);
  cliffs = popcnt<i32>(rises | falls);
  deepWells = popcnt<i32>(((falls << 1) | 1) & (rises | (1 << (columns - 1))));
  const flatThree = flat & (flat >> 1);
  fitsO = popcnt<i32>(flat);
  fitsS = popcnt<i32>(flat & (up >> 1)) + popcnt<i32>(down);
  fitsZ = popcnt<i32>(down & (flat >> 1)) + popcnt<i32>(up);
  fitsT = popcnt<i32>(flatThree) + popcnt<i32>(down & (up >> 1)) + popcnt<i32>(up | down);
  fitsJ = popcnt<i32>(flatThree) + popcnt<i32>(upTwo) + popcnt<i32>(flat & (down >> 1)) + popcnt<i32>(flat);
  fitsL = popcnt<i32>(flatThree) + popcnt<i32>(downTwo) + popcnt<i32>(up & (flat >> 1)) + popcnt<i32>(flat);
  fitsI = popcnt<i32>(flatThree & (flat >> 2));
}

/** What `measureHeights` found last. */
export let lowestColumn: i32 = 0;
export let secondLowest: i32 = 0;
/** Steps between neighbouring columns but the lowest one, summed, and their squares summed. */
export let bumpiness: i32 = 0;
export let steepness: i32 = 0;

const places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

/** All lanes from this one on. */
function lanesFrom(first: i32): v128 {
  return i8x16.gt_s(places, i8x16.splat(<i8>(first - 1)));
}

function least(heights: v128): i32 {
  let now = i8x16.min_u(heights, i8x16.shuffle(heights, heights, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
  now = i8x16.min_u(now, i8x16.shuffle(now, now, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3));
  now = i8x16.min_u(now, i8x16.shuffle(now, now, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1));
  return min<i32>(i8x16.extract_lane_u(now, 0), i8x16.extract_lane_u(now, 1));
}

/** The sum of sixteen bytes; it has to be below 256 for each half. */
function sumBytes(bytes: v128): i32 {
  const ones: u64 = 0x0101010101010101;
  const low = (<u64>i64x2.extract_lane(bytes, 0) * ones) >> 56;
  return <i32>(low + ((<u64>i64x2.extract_lane(bytes, 1) * ones) >> 56));
}

function sumSquares(bytes: v128): i32 {
  const low = i16x8.extend_low_i8x16_u(bytes);
  const high = i16x8.extend_high_i8x16_u(bytes);
  const sums = i32x4.add(i32x4.dot_i16x8_s(low, low), i32x4.dot_i16x8_s(high, high));
  const halves = i32x4.add(sums, i32x4.shuffle(sums, sums, 2, 3, 0, 1));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** Measures the heights of columns, the lowest of which is a well and no part of the surface. */
export function measureHeights(heights: usize): void {
  const all = v128.or(v128.load(heights), lanesFrom(columns));
  lowestColumn = least(all);
  const well = ctz<i32>(i8x16.bitmask(i8x16.eq(all, i8x16.splat(<i8>lowestColumn))));
  const beside = i8x16.swizzle(all, i8x16.sub(places, lanesFrom(well)));
  const others = v128.or(beside, lanesFrom(columns - 1));
  secondLowest = least(others);
  const next = i8x16.shuffle(others, others, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15);
  const steps = v128.andnot(i8x16.abs(i8x16.sub(next, others)), lanesFrom(columns - 2));
  bumpiness = sumBytes(steps);
  steepness = sumSquares(steps);
}
