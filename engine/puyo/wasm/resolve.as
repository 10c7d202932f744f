import { firstOf, grown, popping, sizeOf, visible } from './planes';

/** Points of the chain that was resolved last. */
export let score: i32 = 0;
/** Coloured puyos that it popped. */
export let popped: i32 = 0;

/** Of the step that is being scored. */
let cleared: i32 = 0;
let colours: i32 = 0;
let bonus: i32 = 0;

@inline
function groupBonus(size: i32): i32 {
  return size >= 11 ? 10 : size < 5 ? 0 : size - 3;
}

/** Fewer than eight of one colour that pop are one group. */
function count(gone: v128): void {
  const size = sizeOf(gone);
  if (size === 0) return;
  cleared += size;
  colours += 1;
  if (size < 8) {
    bonus += groupBonus(size);
    return;
  }
  let left = gone;
  while (v128.any_true(left)) {
    let group = firstOf(left);
    while (true) {
      const next = v128.and(grown(group), left);
      if (i16x8.all_true(i16x8.eq(next, group))) break;
      group = next;
    }
    bonus += groupBonus(sizeOf(group));
    left = v128.andnot(left, group);
  }
}

@inline
function chainPower(step: i32): i32 {
  return step === 1 ? 0 : step < 5 ? 4 << (step - 1) : 64 + 32 * (step - 5);
}

@inline
function addStep(step: i32): void {
  const colourBonus = colours < 2 ? 0 : 3 << (colours - 2);
  score += 10 * cleared * min(999, max(1, bonus + colourBonus + chainPower(step)));
  popped += cleared;
}

/** Pops and lets fall until nothing pops any more; answers the number of steps. */
@inline
function run(field: usize, scored: bool): i32 {
  let p0 = v128.load(field);
  let p1 = v128.load(field, 16);
  let p2 = v128.load(field, 32);
  let steps = 0;
  while (true) {
    const main = v128.and(p2, visible());
    const high = v128.and(main, p1);
    const low = v128.andnot(main, p1);
    const a = popping(v128.andnot(low, p0));
    const b = popping(v128.and(low, p0));
    const c = popping(v128.andnot(high, p0));
    const d = popping(v128.and(high, p0));
    const e = popping(v128.andnot(v128.and(p1, visible()), p2));
    let gone = v128.or(v128.or(v128.or(a, b), v128.or(c, d)), e);
    if (!v128.any_true(gone)) break;
    steps += 1;
    if (scored) {
      cleared = 0;
      colours = 0;
      bonus = 0;
      count(a);
      count(b);
      count(c);
      count(d);
      count(e);
      addStep(steps);
    }
    const garbage = v128.andnot(v128.andnot(v128.and(p0, visible()), p1), p2);
    if (v128.any_true(garbage)) gone = v128.or(gone, v128.and(grown(gone), garbage));
    while (v128.any_true(gone)) {
      const rest = v128.and(gone, i16x8.sub(gone, i16x8.splat(1)));
      const below = i16x8.sub(v128.xor(gone, rest), i16x8.splat(1));
      p0 = v128.bitselect(p0, i16x8.shr_u(p0, 1), below);
      p1 = v128.bitselect(p1, i16x8.shr_u(p1, 1), below);
      p2 = v128.bitselect(p2, i16x8.shr_u(p2, 1), below);
      gone = i16x8.shr_u(rest, 1);
    }
  }
  if (steps > 0) {
    v128.store(field, p0);
    v128.store(field, p1, 16);
    v128.store(field, p2, 32);
  }
  return steps;
}

/** With `score` and `popped`. */
export function resolveScored(field: usize): i32 {
  score = 0;
  popped = 0;
  return run(field, true);
}

export function resolve(field: usize): i32 {
  return run(field, false);
}
