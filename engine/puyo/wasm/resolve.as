import { likeAbove, likeRight, poppingCells } from './links';
import { filledCells, firstOf, grown, sizeOf, visible } from './planes';

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

/** Counts what pops, colour by colour. */
function countAll(gone: v128, p0: v128, p1: v128, p2: v128): void {
  cleared = 0;
  colours = 0;
  bonus = 0;
  const main = v128.and(gone, p2);
  const high = v128.and(main, p1);
  const low = v128.andnot(main, p1);
  count(v128.andnot(low, p0));
  count(v128.and(low, p0));
  count(v128.andnot(high, p0));
  count(v128.and(high, p0));
  count(v128.andnot(gone, p2));
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

/**
 * Pops and lets fall until nothing pops any more; answers the number of steps. Where it has `started`, the first step pops
 * `group` and nothing else; it isn't scored, and cells of the group may be empty.
 */
@inline
function run(field: usize, scored: bool, started: bool, group: v128): i32 {
  let p0 = v128.load(field);
  let p1 = v128.load(field, 16);
  let p2 = v128.load(field, 32);
  let steps = 0;
  let gone = group;
  while (true) {
    if (!started || steps > 0) {
      gone = poppingCells(likeAbove(p0, p1, p2), likeRight(p0, p1, p2));
      if (!v128.any_true(gone)) break;
      if (scored) {
        countAll(gone, p0, p1, p2);
        addStep(steps + 1);
      }
    }
    steps += 1;
    const garbage = v128.andnot(v128.andnot(v128.and(p0, visible()), p1), p2);
    if (v128.any_true(garbage)) gone = v128.or(gone, v128.and(grown(gone), garbage));
    if (started) gone = v128.and(gone, v128.or(p0, v128.or(p1, p2)));
    while (v128.any_true(gone)) {
      const less = i16x8.add(gone, i16x8.splat(-1));
      const below = v128.andnot(less, gone);
      p0 = v128.bitselect(p0, i16x8.shr_u(p0, 1), below);
      p1 = v128.bitselect(p1, i16x8.shr_u(p1, 1), below);
      p2 = v128.bitselect(p2, i16x8.shr_u(p2, 1), below);
      gone = i16x8.shr_u(v128.and(gone, less), 1);
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
  return run(field, true, false, i64x2.splat(0));
}

export function resolve(field: usize): i32 {
  return run(field, false, false, i64x2.splat(0));
}

/** The chain of a field of which this group pops first and nothing else does; cells of the group may be empty. */
export function resolveFrom(field: usize, group: v128): i32 {
  return run(field, false, true, group);
}

/** Whether any group pops. */
export function pops(field: usize): bool {
  const p0 = v128.load(field);
  const p1 = v128.load(field, 16);
  const p2 = v128.load(field, 32);
  return v128.any_true(poppingCells(likeAbove(p0, p1, p2), likeRight(p0, p1, p2)));
}

/** Whether anything falls when these cells are taken out of a settled field, of which these are filled. */
@inline
export function fallsWithout(filled: v128, gone: v128): bool {
  const rest = v128.andnot(filled, gone);
  return v128.any_true(v128.and(rest, i16x8.add(rest, i16x8.splat(1))));
}
