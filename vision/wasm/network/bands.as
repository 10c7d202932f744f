/**
 * Of each point of a line, and each of `bands` bands across it: the means of all channels, then their maxima.
 * `along`: bytes from one point of the line to the next; `across`: to the next of the `many` points across it, of which
 * the bands have `wide` each, except that the last may have fewer.
 */
export function bands(
  from: usize,
  points: i32,
  along: usize,
  many: i32,
  across: usize,
  bands: i32,
  wide: i32,
  channels: i32,
  to: usize,
): void {
  const bytes: usize = channels << 2;
  for (let point = 0; point < points; point++, from += along)
    for (let band = 0; band < bands; band++, to += 2 * bytes) {
      const start = band * wide;
      const end = min(many, start + wide);
      const first = from + start * across;
      const share = f32x4.splat(1 / f32(end - start));
      for (let channel: usize = 0; channel < bytes; channel += 16) {
        let sum = v128.load(first + channel);
        let most = sum;
        for (let i = start + 1, at = first + channel + across; i < end; i++, at += across) {
          const value = v128.load(at);
          sum = f32x4.add(sum, value);
          most = f32x4.max(most, value);
        }
        v128.store(to + channel, f32x4.mul(sum, share));
        v128.store(to + bytes + channel, most);
      }
    }
}
