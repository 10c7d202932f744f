/** A pixel's red, green and blue, and nothing. */
@inline
function channelsOf(pixel: usize): v128 {
  const bytes = i32x4.splat(load<u32>(pixel) & 0xffffff);
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes));
}

@inline
function squareOf(channels: v128): i32 {
  const squares = i32x4.mul(channels, channels);
  return i32x4.extract_lane(squares, 0) + i32x4.extract_lane(squares, 1) + i32x4.extract_lane(squares, 2);
}

/**
 * For each corner of a pixel four numbers: the sums of the three channels and of their squares (in units of 256) in
 * all that lies above and to the left of it. `squares` has room for the exact sums of a line.
 */
export function colours(pixels: usize, width: i32, height: i32, table: usize, squares: usize): void {
  const stride: usize = (width + 1) << 4;
  memory.fill(table, 0, stride);
  memory.fill(squares, 0, width << 3);
  let to = table + stride;
  for (let y = 0; y < height; y++) {
    let sums = i32x4.splat(0);
    let square: i64 = 0;
    v128.store(to, sums);
    to += 16;
    for (let x = 0, exact = squares; x < width; x++, exact += 8) {
      const channels = channelsOf(pixels);
      sums = i32x4.add(sums, channels);
      square += squareOf(channels);
      const all = load<i64>(exact) + square;
      store<i64>(exact, all);
      v128.store(to, i32x4.replace_lane(i32x4.add(sums, v128.load(to - stride)), 3, i32(all >> 8)));
      pixels += 4;
      to += 16;
    }
  }
}

/** The squared length of three sums of channels, as four whole numbers without a sign. */
@inline
function power(sums: v128): f64 {
  const low = f64x2.convert_low_i32x4_u(sums);
  const squares = f64x2.mul(low, low);
  const blue = f64(u32(i32x4.extract_lane(sums, 2)));
  return f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1) + blue * blue;
}

/** Of one strip of cells between the lines `top` and `bottom` of a table; see `betweenCells`. */
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

/** The sum over cells of squared mean colours, times their pixels. The cells lie between one of `xs`, and of `ys`, and the next. */
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
