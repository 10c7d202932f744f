/** The factor of a unit for sums below zero, if it has an activation; see vision/puyo/cells/network.ts. */
const leak: f64 = 0.1;

/** A unit's output, four bytes. */
@inline
function answer(to: usize, bias: usize, sum: f64, bends: bool): void {
  const all = f64(load<f32>(bias)) + sum;
  store<f32>(to, f32(!bends || all > 0 ? all : all * leak));
}

@inline
function answerTwo(to: usize, bias: usize, sums: v128, bends: bool): void {
  answer(to, bias, f64x2.extract_lane(sums, 0), bends);
  answer(to + 4, bias + 4, f64x2.extract_lane(sums, 1), bends);
}

/**
 * One layer of units, each the sum of all inputs by its weights; `outputs` is a multiple of eight. Weights, in 64
 * bits, are stored together for eight units, input by input. Summed one after the other in 64 bits, like a plain
 * loop.
 */
export function layer(weights: usize, biases: usize, inputs: i32, outputs: i32, from: usize, to: usize, bends: bool): void {
  for (let unit = 0; unit < outputs; unit += 8) {
    let a = f64x2.splat(0);
    let b = f64x2.splat(0);
    let c = f64x2.splat(0);
    let d = f64x2.splat(0);
    for (let at = from, end = from + (inputs << 2); at < end; at += 4, weights += 64) {
      const value = f64x2.promote_low_f32x4(v128.load32_splat(at));
      a = f64x2.add(a, f64x2.mul(v128.load(weights), value));
      b = f64x2.add(b, f64x2.mul(v128.load(weights, 16), value));
      c = f64x2.add(c, f64x2.mul(v128.load(weights, 32), value));
      d = f64x2.add(d, f64x2.mul(v128.load(weights, 48), value));
    }
    answerTwo(to, biases, a, bends);
    answerTwo(to + 8, biases + 8, b, bends);
    answerTwo(to + 16, biases + 16, c, bends);
    answerTwo(to + 24, biases + 24, d, bends);
    to += 32;
    biases += 32;
  }
}
