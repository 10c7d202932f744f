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
