/** The three channels of a pixel as numbers, and an unused fourth. */
@inline
function channelsOf(pixel: usize): v128 {
  const bytes = v128.and(v128.load32_zero(pixel), i32x4.splat(0xffffff));
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
}

/**
 * A line of a resampled picture, from the number of its lines in `line`. `marks` and `line` contain for each point
 * its first pixel (4 bytes), the number of pixels (4 bytes), and the index of their weights in `parts` (4 bytes);
 * each weight has 4 bytes. The sums, times `scale` and added to `shift`, are written as four numbers for each point,
 * the last of them 0.
 */
export function resampleLine(
  pixels: usize,
  width: i32,
  line: usize,
  marks: usize,
  wide: i32,
  parts: usize,
  scale: f32,
  shift: f32,
  to: usize,
): void {
  const stride: usize = width << 2;
  const first = pixels + load<i32>(line) * stride;
  const lines = load<i32>(line, 4);
  const heights = parts + (load<i32>(line, 8) << 2);
  const last = f32x4.replace_lane(f32x4.splat(shift), 3, 0);
  for (let x = 0; x < wide; x++, marks += 12, to += 16) {
    const many = load<i32>(marks, 4);
    const widths = parts + (load<i32>(marks, 8) << 2);
    let sum = f32x4.splat(0);
    for (let v = 0, from = first + (load<i32>(marks) << 2); v < lines; v++, from += stride) {
      let across = f32x4.splat(0);
      for (let u = 0; u < many; u++)
        across = f32x4.add(across, f32x4.mul(channelsOf(from + (u << 2)), v128.load32_splat(widths + (u << 2))));
      sum = f32x4.add(sum, f32x4.mul(across, v128.load32_splat(heights + (v << 2))));
    }
    v128.store(to, f32x4.add(f32x4.mul(sum, f32x4.splat(scale)), last));
  }
}
