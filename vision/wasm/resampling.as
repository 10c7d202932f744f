/**
 * The weighted sums of lines of a picture, pixel by pixel, as whole numbers: four for each pixel, four pixels at a time.
 * `weights`: two bytes for each of an even number of lines; those beyond `lines` are 0.
 */
@inline
function sumLines(from: usize, stride: usize, lines: i32, weights: usize, width: i32, to: usize): void {
  for (let end = from + (width << 2); from < end; from += 16, to += 64) {
    let a = i32x4.splat(0);
    let b = a;
    let c = a;
    let d = a;
    for (let v = 0, at = from; v < lines; v += 2, at += 2 * stride) {
      const pair = v128.load32_splat(weights + (v << 1));
      const first = v128.load(at);
      const second = v + 1 < lines ? v128.load(at + stride) : first;
      const left = v128.shuffle<i8>(first, second, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      const right = v128.shuffle<i8>(first, second, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
      a = i32x4.add(a, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(left), pair));
      b = i32x4.add(b, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(left), pair));
      c = i32x4.add(c, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(right), pair));
      d = i32x4.add(d, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(right), pair));
    }
    v128.store(to, f32x4.convert_i32x4_s(a));
    v128.store(to, f32x4.convert_i32x4_s(b), 16);
    v128.store(to, f32x4.convert_i32x4_s(c), 32);
    v128.store(to, f32x4.convert_i32x4_s(d), 48);
  }
}

/**
 * A resampled picture. `across` and `down` contain for each of its `wide` columns, or `high` lines, the first pixel (4
 * bytes), the number of pixels (4 bytes), and the index of their weights (4 bytes) in `widths` (of 4 bytes each), or
 * `heights` (see `sumLines`). The sums, times `scale` and added to `shift`, are written as four numbers for each point,
 * the last of them 0. At `sums` there is room for the sums of a line of pixels, and of three more.
 */
export function resample(
  pixels: usize,
  width: i32,
  across: usize,
  wide: i32,
  widths: usize,
  down: usize,
  high: i32,
  heights: usize,
  sums: usize,
  scale: f32,
  shift: f32,
  to: usize,
  toLine: usize,
): void {
  const stride: usize = width << 2;
  const scales = f32x4.replace_lane(f32x4.splat(scale), 3, 0);
  const last = f32x4.replace_lane(f32x4.splat(shift), 3, 0);
  for (let y = 0; y < high; y++, down += 12, to += toLine) {
    const weights = heights + (load<i32>(down, 8) << 1);
    sumLines(pixels + load<i32>(down) * stride, stride, load<i32>(down, 4), weights, width, sums);
    for (let x = 0, marks = across, into = to; x < wide; x++, marks += 12, into += 16) {
      let from = sums + (load<i32>(marks) << 4);
      let sum = f32x4.splat(0);
      let weight = widths + (load<i32>(marks, 8) << 2);
      for (let end = from + (load<i32>(marks, 4) << 4); from < end; from += 16, weight += 4)
        sum = f32x4.add(sum, f32x4.mul(v128.load(from), v128.load32_splat(weight)));
      v128.store(into, f32x4.add(f32x4.mul(sum, scales), last));
    }
  }
}
