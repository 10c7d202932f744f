/** What both kinds of convolutions share: plans, and the rounding of their input. */

/** The offset of each number of a plan, in bytes; see `Plan` in vision/network/convolution.ts, which has the same order. */
@inline
export function planned(plan: usize, place: i32): i32 {
  return load<i32>(plan + (place << 2));
}

/**
 * Turns four outputs' sums into numbers, and adds to them four numbers at `add` before the activation. Returns the greater
 * ones of these and of `most`.
 */
@inline
export function write(to: usize, sums: v128, scale: v128, bias: usize, add: usize, bends: bool, most: v128): v128 {
  let numbers = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(sums), scale), v128.load(bias));
  if (add !== 0) numbers = f32x4.add(numbers, v128.load(add));
  if (bends) numbers = f32x4.max(numbers, f32x4.splat(0));
  v128.store(to, numbers);
  return f32x4.max(most, numbers);
}

/** The next four numbers to add, if there are any. */
@inline
export function after(add: usize): usize {
  return add !== 0 ? add + 16 : 0;
}

/** The greatest of the numbers from `from` to `end`, without their signs. */
function greatest(from: usize, end: usize): v128 {
  let most = f32x4.splat(0);
  for (let at = from; at < end; at += 16) most = f32x4.max(most, f32x4.abs(v128.load(at)));
  return most;
}

@inline
function greatestOf(most: v128): f32 {
  return max(
    max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
    max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
  );
}

/** Added to a number of up to 22 bits, it leaves the nearest whole one in the lowest bits: 1.5 x 2^23. */
const rounding: f32 = 12582912;

/**
 * A plan's input as whole steps of 16 bits; returns the size of a step. Its greatest numbers may be known from the
 * convolution that wrote it.
 */
export function toSteps(plan: usize, to: usize): f32 {
  const from: usize = planned(plan, 18);
  const end = from + planned(plan, 19);
  const known: usize = planned(plan, 21);
  const size = greatestOf(known !== 0 ? v128.load(known) : greatest(from, end)) / f32(planned(plan, 20));
  if (size === 0) {
    memory.fill(to, 0, (end - from) >> 1);
    return 0;
  }
  const parts = f32x4.splat(1 / size);
  const shift = f32x4.splat(rounding);
  for (let at = from; at < end; at += 32, to += 16) {
    const low = f32x4.add(f32x4.mul(v128.load(at), parts), shift);
    const high = f32x4.add(f32x4.mul(v128.load(at, 16), parts), shift);
    v128.store(to, i16x8.narrow_i32x4_s(i32x4.sub(low, shift), i32x4.sub(high, shift)));
  }
  return size;
}

/**
 * The place of the numbers added at a point, in a picture of the same or half the size; nothing is added if it begins
 * at 0.
 */
@inline
export function addedAt(line: usize, x: i32, half: i32, step: usize): usize {
  return line !== 0 ? line + usize(x >> half) * step : 0;
}
