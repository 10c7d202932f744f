/** The mean of each of the bytes, rounded down: the common bits, and half of the different ones. */
@inline
function mean(a: v128, b: v128): v128 {
  const half = v128.and(i32x4.shr_u(v128.xor(a, b), 1), i32x4.splat(0x7f7f7f7f));
  return i32x4.add(v128.and(a, b), half);
}

/** The means of eight pixels, two by two. */
@inline
function meansOf(pixels: usize): v128 {
  const first = v128.load(pixels);
  const second = v128.load(pixels + 16);
  return mean(v128.shuffle<i32>(first, second, 0, 2, 4, 6), v128.shuffle<i32>(first, second, 1, 3, 5, 7));
}

/**
 * `lines` lines of half the width, each pixel the mean of two by two. Up to 32 bytes behind the pixels are read, and up
 * to 16 behind the means written.
 */
export function halve(pixels: usize, width: i32, lines: i32, to: usize): void {
  const line: usize = width << 2;
  const wide = width >> 1;
  for (let y = 0; y < lines; y++) {
    for (let x = 0; x < wide; x += 4) {
      const at = pixels + (x << 3);
      v128.store(to + (x << 2), mean(meansOf(at), meansOf(at + line)));
    }
    pixels += 2 * line;
    to += wide << 2;
  }
}

/** Sums the bytes of this many lines, place by place, as sums of 16 bits. */
@inline
function addUp(pixels: usize, line: usize, lines: i32, sums: usize): void {
  for (let x: usize = 0; x < line; x += 16) {
    let low = i16x8.splat(0);
    let high = i16x8.splat(0);
    for (let y = 0, at = pixels + x; y < lines; y++, at += line) {
      const bytes = v128.load(at);
      low = i16x8.add(low, i16x8.extend_low_i8x16_u(bytes));
      high = i16x8.add(high, i16x8.extend_high_i8x16_u(bytes));
    }
    v128.store(sums + 2 * x, low);
    v128.store(sums + 2 * x + 16, high);
  }
}

/** Two of four sums, divided and rounded to the nearest whole numbers. */
@inline
function parted(sums: v128, part: v128): v128 {
  const exact = f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(sums), part), f64x2.splat(0.5));
  return i32x4.trunc_sat_f64x2_s_zero(exact);
}

/** A pixel of the means of three sums. */
@inline
function pixelOf(sums: v128, part: v128): i32 {
  const redGreen = parted(sums, part);
  const blue = parted(v128.shuffle<i32>(sums, sums, 2, 3, 2, 3), part);
  const low = i32x4.extract_lane(redGreen, 0) | (i32x4.extract_lane(redGreen, 1) << 8);
  return low | (i32x4.extract_lane(blue, 0) << 16) | 0xff000000;
}

/**
 * `lines` lines at 1/`factor` of the width, 1/1 to 1/256, each pixel the mean of a square. `sums` has room for a line
 * twice; up to 16 bytes behind the pixels are read.
 */
export function shrink(pixels: usize, width: i32, lines: i32, factor: i32, sums: usize, to: usize): void {
  const line: usize = width << 2;
  const wide = width / factor;
  const part = f64x2.splat(1 / f64(factor * factor));
  for (let y = 0; y < lines; y++) {
    addUp(pixels, line, factor, sums);
    let at = sums;
    for (let x = 0; x < wide; x++, to += 4) {
      let sum = i32x4.splat(0);
      for (let u = 0; u < factor; u++, at += 8) sum = i32x4.add(sum, i32x4.extend_low_i16x8_u(v128.load64_zero(at)));
      store<i32>(to, pixelOf(sum, part));
    }
    pixels += factor * line;
  }
}
