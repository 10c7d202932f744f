import { beside, heightAt, joints, measure, sizeOf, spawnLane, visible } from '../planes';
import { bowl, bowlWeight, bumpWeight, pairWeight, puyoWeight, spawnWeight, tripleWeight, weight, wellWeight } from './weights';

/** From this height on the spawn column costs. */
const calmHeight: i32 = 8;

/** Cells that have a neighbour of their colour, and those in the middle of three, of all colours that were counted. */
let linked: v128 = i64x2.splat(0);
let middles: v128 = i64x2.splat(0);

@inline
function addLinks(set: v128): void {
  linked = v128.or(linked, v128.and(set, beside(set)));
  middles = v128.or(middles, joints(set));
}

/** Groups of two and three, at these weights. No group has more than three: they would have popped. */
export function valueLinks(field: usize, pairWorth: i32, tripleWorth: i32): i32 {
  const p0 = v128.load(field);
  const p1 = v128.load(field, 16);
  const main = v128.and(v128.load(field, 32), visible());
  const high = v128.and(main, p1);
  const low = v128.andnot(main, p1);
  linked = i64x2.splat(0);
  middles = i64x2.splat(0);
  addLinks(v128.andnot(low, p0));
  addLinks(v128.and(low, p0));
  addLinks(v128.andnot(high, p0));
  addLinks(v128.and(high, p0));
  addLinks(v128.andnot(v128.and(p1, visible()), main));
  const triples = sizeOf(middles);
  const pairs = (sizeOf(linked) - 3 * triples) >> 1;
  return pairs * pairWorth + triples * tripleWorth;
}

/** The field must be measured. */
function valueHeights(): i32 {
  let sum = 0;
  for (let lane = 1; lane <= 6; lane++) sum += heightAt(lane);
  let off = 0;
  let wells = 0;
  let bumps = 0;
  let left = 99;
  for (let lane = 1; lane <= 6; lane++) {
    const height = heightAt(lane);
    const right = lane === 6 ? 99 : heightAt(lane + 1);
    off += abs(height * 48 - sum * 8 - weight(bowl + lane - 1) * 6);
    wells += max(0, min(left, right) - height - 1);
    if (left !== 99 && right !== 99) bumps += max(0, height - max(left, right) - 1);
    left = height;
  }
  return (
    off * weight(bowlWeight) / 48 +
    wells * weight(wellWeight) +
    bumps * weight(bumpWeight) +
    sum * weight(puyoWeight) +
    max(0, heightAt(spawnLane) - calmHeight) * weight(spawnWeight)
  );
}

/** What a settled field is worth by its groups and its heights. */
export function valueShape(field: usize): i32 {
  const links = valueLinks(field, weight(pairWeight), weight(tripleWeight));
  measure(field);
  return links + valueHeights();
}
