import { addedAt, after, planned, toSteps, write } from './plan';

/** Outputs whose weights are stored together, and points that are processed at once. */
const together: i32 = 8;
const points: i32 = 4;

/** Four neighbouring points' sums over `lines` runs of steps by their weights, eight outputs of each. */
@inline
function fourPoints(
  from: usize,
  step: usize,
  run: usize,
  lines: i32,
  line: usize,
  weights: usize,
  scales: usize,
  biases: usize,
  size: f32,
  to: usize,
  toStep: usize,
  add: usize,
  addSecond: usize,
  addThird: usize,
  addFourth: usize,
  bends: bool,
  most: v128,
): v128 {
  let a0 = i32x4.splat(0);
  let a1 = a0;
  let b0 = a0;
  let b1 = a0;
  let c0 = a0;
  let c1 = a0;
  let d0 = a0;
  let d1 = a0;
  for (let k = 0; k < lines; k++, from += line) {
    let b = from + step;
    let c = b + step;
    let d = c + step;
    for (let a = from, end = from + run; a < end; a += 8, b += 8, c += 8, d += 8, weights += 64) {
      let low = v128.load(weights);
      let high = v128.load(weights, 16);
      let two = v128.load32_splat(a);
      a0 = i32x4.add(a0, i32x4.dot_i16x8_s(two, low));
      a1 = i32x4.add(a1, i32x4.dot_i16x8_s(two, high));
      two = v128.load32_splat(b);
      b0 = i32x4.add(b0, i32x4.dot_i16x8_s(two, low));
      b1 = i32x4.add(b1, i32x4.dot_i16x8_s(two, high));
      two = v128.load32_splat(c);
      c0 = i32x4.add(c0, i32x4.dot_i16x8_s(two, low));
      c1 = i32x4.add(c1, i32x4.dot_i16x8_s(two, high));
      two = v128.load32_splat(d);
      d0 = i32x4.add(d0, i32x4.dot_i16x8_s(two, low));
      d1 = i32x4.add(d1, i32x4.dot_i16x8_s(two, high));
      low = v128.load(weights, 32);
      high = v128.load(weights, 48);
      two = v128.load32_splat(a, 4);
      a0 = i32x4.add(a0, i32x4.dot_i16x8_s(two, low));
      a1 = i32x4.add(a1, i32x4.dot_i16x8_s(two, high));
      two = v128.load32_splat(b, 4);
      b0 = i32x4.add(b0, i32x4.dot_i16x8_s(two, low));
      b1 = i32x4.add(b1, i32x4.dot_i16x8_s(two, high));
      two = v128.load32_splat(c, 4);
      c0 = i32x4.add(c0, i32x4.dot_i16x8_s(two, low));
      c1 = i32x4.add(c1, i32x4.dot_i16x8_s(two, high));
      two = v128.load32_splat(d, 4);
      d0 = i32x4.add(d0, i32x4.dot_i16x8_s(two, low));
      d1 = i32x4.add(d1, i32x4.dot_i16x8_s(two, high));
    }
  }
  let scale = f32x4.mul(v128.load(scales), f32x4.splat(size));
  most = write(to, a0, scale, biases, add, bends, most);
  most = write(to + toStep, b0, scale, biases, addSecond, bends, most);
  most = write(to + 2 * toStep, c0, scale, biases, addThird, bends, most);
  most = write(to + 3 * toStep, d0, scale, biases, addFourth, bends, most);
  scale = f32x4.mul(v128.load(scales, 16), f32x4.splat(size));
  most = write(to + 16, a1, scale, biases + 16, after(add), bends, most);
  most = write(to + toStep + 16, b1, scale, biases + 16, after(addSecond), bends, most);
  most = write(to + 2 * toStep + 16, c1, scale, biases + 16, after(addThird), bends, most);
  most = write(to + 3 * toStep + 16, d1, scale, biases + 16, after(addFourth), bends, most);
  return most;
}

/**
 * A convolution of one or more runs of numbers for each point, by `plan`. All pictures are stored channel by channel
 * for each point; the weights of eight outputs together, run by run, two inputs of each output beside each other. The
 * input is rounded to 16 bits first, at `rounded`: its products by weights of 8 bits are summed exactly.
 */
export function convolve(plan: usize, rounded: usize): void {
  const from: usize = planned(plan, 0);
  const step: usize = planned(plan, 1);
  const fromLine: usize = planned(plan, 2);
  const run: usize = planned(plan, 3);
  const lines = planned(plan, 4);
  const line: usize = planned(plan, 5);
  const weights: usize = planned(plan, 6);
  const scales: usize = planned(plan, 7);
  const biases: usize = planned(plan, 8);
  const outputs = planned(plan, 9);
  const to: usize = planned(plan, 10);
  const toLine: usize = planned(plan, 11);
  const width = planned(plan, 12);
  const height = planned(plan, 13);
  const add: usize = planned(plan, 14);
  const addLine: usize = planned(plan, 15);
  const half = planned(plan, 16);
  const bends = planned(plan, 17) !== 0;
  const size = toSteps(plan, rounded);
  const toStep: usize = outputs << 2;
  const block: usize = run * lines * together;
  // A line of fewer than four points: one at a time, the same four times.
  const isNarrow = width < points;
  const next = isNarrow ? 0 : 1;
  const apart: usize = isNarrow ? 0 : step;
  const toApart: usize = isNarrow ? 0 : toStep;
  let most = f32x4.splat(0);
  for (let output = 0; output < outputs; output += together) {
    const at: usize = output << 2;
    const w = weights + (output / together) * block;
    for (let y = 0; y < height; y++) {
      const added: usize = add !== 0 ? add + usize(y >> half) * addLine + at : 0;
      for (let begun = 0; begun < width; begun += isNarrow ? 1 : points) {
        // The last four points of a line may have been processed before in part.
        const x = isNarrow ? begun : min(begun, width - points);
        most = fourPoints(
          rounded + from + y * fromLine + x * step,
          apart,
          run,
          lines,
          line,
          w,
          scales + at,
          biases + at,
          size,
          to + y * toLine + x * toStep + at,
          toApart,
          addedAt(added, x, half, toStep),
          addedAt(added, x + next, half, toStep),
          addedAt(added, x + 2 * next, half, toStep),
          addedAt(added, x + 3 * next, half, toStep),
          bends,
          most,
        );
      }
    }
  }
  v128.store(planned(plan, 22), most);
}
