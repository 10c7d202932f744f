/** The value of places outside the picture; see vision/locating/network/patch.ts. */
const nothing: i32 = 0x808080;

/** The sum of whole numbers between four corners of a table of colours. */
@inline
function sumsOf(top: usize, bottom: usize, left: usize, right: usize): v128 {
  const below = i32x4.sub(v128.load(bottom + right), v128.load(top + right));
  return i32x4.add(i32x4.sub(below, v128.load(bottom + left)), v128.load(top + left));
}

/** The mean colour between four corners of a table of colours (see colours.as): red, green and blue, a byte each. */
@inline
function meanOf(top: usize, bottom: usize, left: usize, right: usize, pixels: i32): i32 {
  const sums = sumsOf(top, bottom, left, right);
  const share = f64x2.splat(1 / f64(pixels));
  const redGreen = i32x4.trunc_sat_f64x2_s_zero(f64x2.mul(f64x2.convert_low_i32x4_s(sums), share));
  const high = v128.shuffle<i32>(sums, sums, 2, 2, 2, 2);
  const blue = i32x4.trunc_sat_f64x2_s_zero(f64x2.mul(f64x2.convert_low_i32x4_s(high), share));
  return i32x4.extract_lane(redGreen, 0) | (i32x4.extract_lane(redGreen, 1) << 8) | (i32x4.extract_lane(blue, 0) << 16);
}

/**
 * `wide` x `high` pixels of three bytes, and one byte more, each the mean of its area. `xs` and `ys`: the ranges of
 * each column, and each row, in the picture.
 */
export function patch(table: usize, width: i32, xs: usize, wide: i32, ys: usize, high: i32, to: usize): void {
  const stride: usize = (width + 1) << 4;
  for (let y = 0; y < high; y++) {
    const y0 = load<i32>(ys + (y << 3));
    const tall = load<i32>(ys + (y << 3) + 4) - y0;
    const top = table + y0 * stride;
    for (let x = 0; x < wide; x++) {
      const x0 = load<i32>(xs + (x << 3));
      const x1 = load<i32>(xs + (x << 3) + 4);
      const isThere = x1 > x0 && tall > 0;
      store<u32>(to, isThere ? meanOf(top, top + tall * stride, x0 << 4, x1 << 4, (x1 - x0) * tall) : nothing);
      to += 3;
    }
  }
}
