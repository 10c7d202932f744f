import { likeAbove, likeRight, linkedCells, middleCells } from '../links';
import { heightAt, measure, measured, sizeOf, spawnLane, toLeft, toRight } from '../planes';
import { bowl, bowlWeight, bumpWeight, pairWeight, puyoWeight, spawnWeight, tripleWeight, weight, wellWeight } from './weights';

/** From this height on the spawn column costs. */
const calmHeight: i32 = 8;
/** Above every column. */
const wallHeight: i16 = 99;

/** Groups of two and three, at these weights. No group has more than three: they would have popped. */
export function valueLinks(field: usize, pairWorth: i32, tripleWorth: i32): i32 {
  const p0 = v128.load(field);
  const p1 = v128.load(field, 16);
  const p2 = v128.load(field, 32);
  const above = likeAbove(p0, p1, p2);
  const right = likeRight(p0, p1, p2);
  const triples = sizeOf(middleCells(above, right));
  const pairs = (sizeOf(linkedCells(above, right)) - 3 * triples) >> 1;
  return pairs * pairWorth + triples * tripleWorth;
}

/** The bowl by lane, in 48ths of a row. */
let bowlRows: v128 = i64x2.splat(0);

/** To be called when the weights have been written. */
export function prepareShape(): void {
  bowlRows = i16x8(0, bowlAt(0), bowlAt(1), bowlAt(2), bowlAt(3), bowlAt(4), bowlAt(5), 0);
}

@inline
function bowlAt(column: i32): i16 {
  return <i16>(weight(bowl + column) * 6);
}

/** The sum over the six columns. */
@inline
function sumOf(lanes: v128): i32 {
  const sums = i32x4.dot_i16x8_s(lanes, i16x8(0, 1, 1, 1, 1, 1, 1, 0));
  const halves = i32x4.add(sums, i32x4.shuffle(sums, sums, 2, 3, 0, 1));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** The field must be measured. Beside the outer columns are walls. */
function valueHeights(): i32 {
  const heights = measured();
  const sum = sumOf(heights);
  const off = i16x8.abs(
    i16x8.sub(i16x8.sub(i16x8.mul(heights, i16x8.splat(48)), i16x8.splat(<i16>(sum * 8))), bowlRows),
  );
  const walled = v128.or(heights, i16x8(wallHeight, 0, 0, 0, 0, 0, 0, wallHeight));
  const left = toRight(walled);
  const right = toLeft(walled);
  const none = i64x2.splat(0);
  const one = i16x8.splat(1);
  const wells = i16x8.max_s(none, i16x8.sub(i16x8.sub(i16x8.min_s(left, right), heights), one));
  const bumps = i16x8.max_s(none, i16x8.sub(i16x8.sub(heights, i16x8.max_s(left, right)), one));
  return (
    sumOf(off) * weight(bowlWeight) / 48 +
    sumOf(wells) * weight(wellWeight) +
    sumOf(bumps) * weight(bumpWeight) +
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
