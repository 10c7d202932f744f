/** Outputs whose weights are stored together, and points that are processed at once. */
const together: i32 = 8;
const points: i32 = 4;

/** The offset of each number of a plan, in bytes; see `Plan` in vision/network/convolution.ts, which has the same order. */
@inline
function planned(plan: usize, place: i32): i32 {
  return load<i32>(plan + (place << 2));
}

/** Adds eight numbers at `add` to a point's sums before the activation. */
@inline
function write(to: usize, low: v128, high: v128, add: usize, bends: bool): void {
  if (add !== 0) {
    low = f32x4.add(low, v128.load(add));
    high = f32x4.add(high, v128.load(add, 16));
  }
  if (bends) {
    const nothing = f32x4.splat(0);
    low = f32x4.max(low, nothing);
    high = f32x4.max(high, nothing);
  }
  v128.store(to, low);
  v128.store(to, high, 16);
}

/** Four neighbouring points' sums over `lines` runs of numbers by their weights, eight outputs of each. */
@inline
function fourPoints(
  from: usize,
  step: usize,
  run: usize,
  lines: i32,
  line: usize,
  weights: usize,
  bias: usize,
  to: usize,
  toStep: usize,
  add: usize,
  addSecond: usize,
  addThird: usize,
  addFourth: usize,
  bends: bool,
): void {
  let a0 = v128.load(bias);
  let a1 = v128.load(bias, 16);
  let b0 = a0;
  let b1 = a1;
  let c0 = a0;
  let c1 = a1;
  let d0 = a0;
  let d1 = a1;
  for (let k = 0; k < lines; k++, from += line) {
    let b = from + step;
    let c = b + step;
    let d = c + step;
    for (let a = from, end = from + run; a < end; a += 8, b += 8, c += 8, d += 8, weights += 64) {
      let low = v128.load(weights);
      let high = v128.load(weights, 16);
      let value = v128.load32_splat(a);
      a0 = f32x4.add(a0, f32x4.mul(value, low));
      a1 = f32x4.add(a1, f32x4.mul(value, high));
      value = v128.load32_splat(b);
      b0 = f32x4.add(b0, f32x4.mul(value, low));
      b1 = f32x4.add(b1, f32x4.mul(value, high));
      value = v128.load32_splat(c);
      c0 = f32x4.add(c0, f32x4.mul(value, low));
      c1 = f32x4.add(c1, f32x4.mul(value, high));
      value = v128.load32_splat(d);
      d0 = f32x4.add(d0, f32x4.mul(value, low));
      d1 = f32x4.add(d1, f32x4.mul(value, high));
      low = v128.load(weights, 32);
      high = v128.load(weights, 48);
      value = v128.load32_splat(a, 4);
      a0 = f32x4.add(a0, f32x4.mul(value, low));
      a1 = f32x4.add(a1, f32x4.mul(value, high));
      value = v128.load32_splat(b, 4);
      b0 = f32x4.add(b0, f32x4.mul(value, low));
      b1 = f32x4.add(b1, f32x4.mul(value, high));
      value = v128.load32_splat(c, 4);
      c0 = f32x4.add(c0, f32x4.mul(value, low));
      c1 = f32x4.add(c1, f32x4.mul(value, high));
      value = v128.load32_splat(d, 4);
      d0 = f32x4.add(d0, f32x4.mul(value, low));
      d1 = f32x4.add(d1, f32x4.mul(value, high));
    }
  }
  write(to, a0, a1, add, bends);
  write(to + toStep, b0, b1, addSecond, bends);
  write(to + 2 * toStep, c0, c1, addThird, bends);
  write(to + 3 * toStep, d0, d1, addFourth, bends);
}

/**
 * The place of the numbers added at a point, in a picture of the same or half the size; nothing is added if it begins
 * at 0.
 */
@inline
function addedAt(line: usize, x: i32, half: i32, step: usize): usize {
  return line !== 0 ? line + usize(x >> half) * step : 0;
}

/**
 * A convolution of one or three runs of numbers for each point, by `plan`. All pictures are stored channel by channel
 * for each point; the weights of eight outputs together, run by run. Summed one after the other in 32 bits, starting
 * with the bias.
 */
export function convolve(plan: usize): void {
  const from: usize = planned(plan, 0);
  const step: usize = planned(plan, 1);
  const fromLine: usize = planned(plan, 2);
  const run: usize = planned(plan, 3);
  const lines = planned(plan, 4);
  const line: usize = planned(plan, 5);
  const weights: usize = planned(plan, 6);
  const biases: usize = planned(plan, 7);
  const outputs = planned(plan, 8);
  const to: usize = planned(plan, 9);
  const toLine: usize = planned(plan, 10);
  const width = planned(plan, 11);
  const height = planned(plan, 12);
  const add: usize = planned(plan, 13);
  const addLine: usize = planned(plan, 14);
  const half = planned(plan, 15);
  const bends = planned(plan, 16) !== 0;
  const toStep: usize = outputs << 2;
  const block: usize = run * lines * together;
  // A line of fewer than four points: one at a time, the same four times.
  const isNarrow = width < points;
  const next = isNarrow ? 0 : 1;
  const apart: usize = isNarrow ? 0 : step;
  const toApart: usize = isNarrow ? 0 : toStep;
  for (let output = 0; output < outputs; output += together) {
    const at: usize = output << 2;
    const w = weights + (output / together) * block;
    for (let y = 0; y < height; y++) {
      const added: usize = add !== 0 ? add + usize(y >> half) * addLine + at : 0;
      for (let begun = 0; begun < width; begun += isNarrow ? 1 : points) {
        // The last four points of a line may have been processed before in part.
        const x = isNarrow ? begun : min(begun, width - points);
        fourPoints(
          from + y * fromLine + x * step,
          apart,
          run,
          lines,
          line,
          w,
          biases + at,
          to + y * toLine + x * toStep + at,
          toApart,
          addedAt(added, x, half, toStep),
          addedAt(added, x + next, half, toStep),
          addedAt(added, x + 2 * next, half, toStep),
          addedAt(added, x + 3 * next, half, toStep),
          bends,
        );
      }
    }
  }
}
