/**
 * A field is three planes of bits. In a plane each 16-bit lane is a column (lanes 1 to 6; 0 and 7 are walls and stay
 * empty) and each bit a row, the lowest first. The three bits of a cell say what lies in it.
 */
export const planeBytes: i32 = 16;
export const fieldBytes: i32 = 48;

/** 0 empty, 1 garbage, 2 the fifth colour, 4 to 7 the other four. */
export const garbage: i32 = 1;
export const fifthColour: i32 = 2;
export const firstColour: i32 = 4;

export const visibleRows: i32 = 12;
export const spawnLane: i32 = 3;

/** How many rows keep what falls on them: 12, or 13 with a hidden row. */
export let keptRows: i32 = 13;
/** Whether columns that are full to the top stand in the way of pairs. */
export let walls: bool = true;

export function setRules(kept: i32, hasWalls: bool): void {
  keptRows = kept;
  walls = hasWalls;
}

/** Every visible cell. */
@inline
export function visible(): v128 {
  return i16x8(0, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0);
}

@inline
export function toLeft(set: v128): v128 {
  return i8x16.shuffle(set, set, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1);
}

@inline
export function toRight(set: v128): v128 {
  return i8x16.shuffle(set, set, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
}

@inline
export function sideways(set: v128): v128 {
  return v128.or(toLeft(set), toRight(set));
}

@inline
function upAndDown(set: v128): v128 {
  return v128.or(i16x8.shl(set, 1), i16x8.shr_u(set, 1));
}

/** Cells beside a member of the set. */
@inline
export function beside(set: v128): v128 {
  return v128.or(sideways(set), upAndDown(set));
}

/** The set and all cells beside it. */
@inline
export function grown(set: v128): v128 {
  return v128.or(set, beside(set));
}

/** Cells of a set with at least two neighbours in it: one in each group of three. */
@inline
export function joints(set: v128): v128 {
  const up = v128.and(i16x8.shl(set, 1), set);
  const down = v128.and(i16x8.shr_u(set, 1), set);
  const left = v128.and(toLeft(set), set);
  const right = v128.and(toRight(set), set);
  return v128.or(
    v128.or(v128.and(up, down), v128.and(left, right)),
    v128.and(v128.or(up, down), v128.or(left, right)),
  );
}

/** The number of each lane. */
@inline
export function lanes(): v128 {
  return i16x8(0, 1, 2, 3, 4, 5, 6, 7);
}

@inline
export function sizeOf(set: v128): i32 {
  return <i32>(popcnt<i64>(i64x2.extract_lane(set, 0)) + popcnt<i64>(i64x2.extract_lane(set, 1)));
}

/** A set of one member: the first of these, which are not none. */
@inline
export function firstOf(set: v128): v128 {
  const low = i64x2.extract_lane(set, 0);
  const high = i64x2.extract_lane(set, 1);
  return low !== 0
    ? i64x2.replace_lane(i64x2.splat(0), 0, low & -low)
    : i64x2.replace_lane(i64x2.splat(0), 1, high & -high);
}

/** Every cell in which something lies. */
@inline
export function filledCells(field: usize): v128 {
  return v128.or(v128.load(field), v128.or(v128.load(field, 16), v128.load(field, 32)));
}

const heights: usize = memory.data(16, 16);

/** Writes the heights of the columns by lane, where `heightAt` reads them. */
@inline
export function measure(field: usize): void {
  v128.store(heights, i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(filledCells(field))));
}

@inline
export function heightAt(lane: i32): i32 {
  return <i32>load<u16>(heights + lane * 2);
}

/** The heights that were measured, by lane. */
@inline
export function measured(): v128 {
  return v128.load(heights);
}

/** The lowest cell of each lane. */
const floors: usize = memory.data(8 * 16, 16);
for (let lane = 0; lane < 8; lane++) store<u16>(floors + lane * 18, 1);

/** Every cell of a lane. */
@inline
export function columnAt(lane: i32): v128 {
  return i16x8.eq(lanes(), i16x8.splat(<i16>lane));
}

/** One cell, as a set. */
@inline
export function cellAt(lane: i32, row: i32): v128 {
  return i16x8.shl(v128.load(floors + lane * 16), row);
}

/** Writes a field with puyos of a kind in these empty cells more. */
@inline
export function copyWith(to: usize, from: usize, cells: v128, kind: i32): void {
  const none = i64x2.splat(0);
  v128.store(to, v128.or(v128.load(from), kind & 1 ? cells : none));
  v128.store(to, v128.or(v128.load(from, 16), kind & 2 ? cells : none), 16);
  v128.store(to, v128.or(v128.load(from, 32), kind & 4 ? cells : none), 32);
}

@inline
export function copyField(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
  v128.store(to, v128.load(from, 32), 32);
}

/** Writes a field without what lies in these cells. */
@inline
export function copyWithout(to: usize, from: usize, cells: v128): void {
  v128.store(to, v128.andnot(v128.load(from), cells));
  v128.store(to, v128.andnot(v128.load(from, 16), cells), 16);
  v128.store(to, v128.andnot(v128.load(from, 32), cells), 32);
}
