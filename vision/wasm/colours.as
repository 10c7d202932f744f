/** Two pixels' red, green and blue, and zero, as numbers of 16 bits. */
@inline
function channelsOf(pixels: usize): v128 {
  const bytes = v128.and(v128.load64_zero(pixels), i32x4.splat(0xffffff));
  return i16x8.extend_low_i8x16_u(bytes);
}

/** The squared lengths of two pixels' channels, as numbers of 64 bits. */
@inline
function squaresOf(channels: v128): v128 {
  const parts = i32x4.dot_i16x8_s(channels, channels);
  const both = i32x4.add(parts, i64x2.shr_u(parts, 32));
  return v128.and(both, i64x2.splat(0xffffffff));
}

/** The last of two numbers of 64 bits, or of four of 32 and its half, in both places. */
@inline
function lastOf(values: v128): v128 {
  return v128.shuffle<i64>(values, values, 1, 1);
}

/**
 * For each corner of a pixel four numbers: the sums of the three channels and of their squares (in units of 256) over
 * everything above and to the left of it. `squares` has room for the exact sums of a line, and one more.
 */
export function colours(pixels: usize, width: i32, height: i32, table: usize, squares: usize): void {
  const stride: usize = (width + 1) << 4;
  memory.fill(table, 0, stride);
  memory.fill(squares, 0, (width + 1) << 3);
  let to = table + stride;
  for (let y = 0; y < height; y++) {
    let sums = i32x4.splat(0);
    let square = i64x2.splat(0);
    v128.store(to, sums);
    to += 16;
    let x = 0;
    for (let exact = squares; x < width; x += 2, exact += 16) {
      const channels = channelsOf(pixels);
      const found = squaresOf(channels);
      square = i64x2.add(square, i64x2.add(found, v128.shuffle<i64>(i64x2.splat(0), found, 0, 2)));
      const all = i64x2.add(v128.load(exact), square);
      square = lastOf(square);
      v128.store(exact, all);
      const units = i64x2.shr_u(all, 8);
      sums = i32x4.add(sums, i32x4.extend_low_i16x8_u(channels));
      const first = i32x4.add(sums, v128.load(to - stride));
      v128.store(to, v128.shuffle<i32>(first, units, 0, 1, 2, 4));
      sums = i32x4.add(sums, i32x4.extend_high_i16x8_u(channels));
      if (x + 1 < width) {
        const second = i32x4.add(sums, v128.load(to + 16 - stride));
        v128.store(to + 16, v128.shuffle<i32>(second, units, 0, 1, 2, 6));
      }
      pixels += 8;
      to += 32;
    }
    if (width & 1) {
      pixels -= 4;
      to -= 16;
    }
  }
}

/** The squared length of three sums of channels, as four unsigned whole numbers. */
@inline
function power(sums: v128): f64 {
  const low = f64x2.convert_low_i32x4_u(sums);
  const squares = f64x2.mul(low, low);
  const blue = f64(u32(i32x4.extract_lane(sums, 2)));
  return f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1) + blue * blue;
}

/** The sum for one strip of cells between the lines `top` and `bottom` of a table; see `betweenCells`. */
@inline
function alongStrip(xs: usize, columns: i32, top: usize, bottom: usize): f64 {
  let total: f64 = 0;
  let from = load<i32>(xs);
  let before = i32x4.sub(v128.load(bottom + (from << 4)), v128.load(top + (from << 4)));
  for (let column = 1; column <= columns; column++) {
    const to = load<i32>(xs + (column << 2));
    const sums = i32x4.sub(v128.load(bottom + (to << 4)), v128.load(top + (to << 4)));
    if (to > from) total += power(i32x4.sub(sums, before)) / f64(to - from);
    from = to;
    before = sums;
  }
  return total;
}

/** The sum over cells of squared mean colours, times their pixels. The cells are between consecutive `xs`, and `ys`. */
export function betweenCells(table: usize, width: i32, xs: usize, columns: i32, ys: usize, rows: i32): f64 {
  const stride: usize = (width + 1) << 4;
  let total: f64 = 0;
  let from = load<i32>(ys);
  for (let row = 1; row <= rows; row++) {
    const to = load<i32>(ys + (row << 2));
    if (to > from) total += alongStrip(xs, columns, table + from * stride, table + to * stride) / f64(to - from);
    from = to;
  }
  return total;
}
