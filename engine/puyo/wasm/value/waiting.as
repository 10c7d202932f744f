import {
  beside, columnAt, copyField, copyWithout, fieldBytes, filledCells, grown, heightAt, joints, lanes, measure, sideways, sizeOf, spawnLane, toLeft, toRight, visible, visibleRows, walls,
} from '../planes';
import { fallsWithout, resolveFrom } from '../resolve';
import { valueLinks } from './shape';
import { leftPairWeight, leftTripleWeight, leftWeight, neededWeight, roomWeight, secondWeight, stepWeight, triggerHeightWeight, weight } from './weights';

/** The chain that waits in the field that was searched last: its steps, and the puyos that it needs. */
export let waitingSteps: i32 = 0;
export let waitingNeeds: i32 = 0;

let best: i32 = 0;
let bestLane: i32 = 0;
let second: i32 = 0;

const trial: usize = memory.data(fieldBytes, 16);

/** A shorter chain doesn't become the best by what it leaves. */
const mostOfLinks: i32 = 1000;

/** Where there is a better chain than this, one of a single step isn't looked at. */
const mostOfShort: i32 = 5000;

/** Garbage may fall when what pops beside it doesn't. */
let hasGarbage: bool = false;

/** The first and the last column that pairs get to. */
let firstOpen: i32 = 0;
let lastOpen: i32 = 0;

function findOpen(): void {
  firstOpen = walls ? spawnLane : 1;
  lastOpen = walls ? spawnLane : 6;
  if (!walls) return;
  while (firstOpen > 1 && heightAt(firstOpen - 1) < visibleRows) firstOpen--;
  while (lastOpen < 6 && heightAt(lastOpen + 1) < visibleRows) lastOpen++;
}

/** The lowest empty cells of the columns that pairs get to, in general and with room for two and for three puyos. */
let tops: v128 = i64x2.splat(0);
let topsForTwo: v128 = i64x2.splat(0);
let topsForThree: v128 = i64x2.splat(0);

function findTops(filled: v128): void {
  const open = i16x8.gt_s(i16x8.splat(<i16>(lastOpen + 1)), lanes());
  const reached = v128.andnot(open, i16x8.gt_s(i16x8.splat(<i16>firstOpen), lanes()));
  tops = v128.and(v128.and(i16x8.add(filled, i16x8.splat(1)), reached), visible());
  topsForTwo = v128.and(tops, i16x8.shr_u(visible(), 1));
  topsForThree = v128.and(tops, i16x8.shr_u(visible(), 2));
}

/** Columns, bit by bit, in which one puyo, or up to two, or up to three, make a group of four with a colour. */
let withOne: i32 = 0;
let withTwo: i32 = 0;
let withThree: i32 = 0;

@inline
function columnsOf(cells: v128): i32 {
  return i16x8.bitmask(i16x8.ne(cells, i64x2.splat(0)));
}

/**
 * Finds them from what lies left, right and below of where a puyo comes to rest: a group of three makes four with one puyo,
 * a group of two with one puyo and one neighbour more; two single neighbours make four with two puyos.
 */
function findColumns(set: v128): void {
  const middles = joints(set);
  const triples = v128.and(grown(middles), set);
  const linked = v128.and(set, beside(set));
  const below = i16x8.shl(set, 1);
  const left = toRight(set);
  const right = toLeft(set);
  const sides = v128.or(left, right);
  const any = v128.or(sides, below);
  const both = v128.and(left, right);
  const two = v128.or(both, v128.and(sides, below));
  const one = v128.or(beside(triples), v128.or(v128.and(two, beside(linked)), v128.and(both, below)));
  withOne = columnsOf(v128.and(one, tops));
  const nextLeft = v128.or(left, i16x8.shr_u(left, 1));
  const nextRight = v128.or(right, i16x8.shr_u(right, 1));
  const nextSides = v128.or(nextLeft, nextRight);
  const pairs = v128.or(v128.and(nextLeft, nextRight), v128.and(nextSides, below));
  const links = v128.or(beside(linked), i16x8.shr_u(sideways(linked), 1));
  withTwo = columnsOf(v128.and(v128.or(pairs, links), topsForTwo)) | withOne;
  const three = v128.or(any, v128.or(i16x8.shr_u(sides, 1), i16x8.shr_u(sides, 2)));
  withThree = columnsOf(v128.and(three, topsForThree)) | withTwo;
}

/** The group that so many puyos, from this cell upwards, make with a colour. */
@inline
function groupFrom(set: v128, start: v128, puyos: i32): v128 {
  let own = start;
  if (puyos > 1) own = v128.or(own, i16x8.shl(start, 1));
  if (puyos > 2) own = v128.or(own, i16x8.shl(start, 2));
  const all = v128.or(set, own);
  let group = v128.and(grown(own), all);
  group = v128.and(grown(group), all);
  return v128.and(grown(group), all);
}

/** What a chain leaves: groups of two and three, and all puyos. */
function valueLeft(field: usize): i32 {
  const puyos = sizeOf(filledCells(field));
  return valueLinks(field, weight(leftPairWeight), weight(leftTripleWeight)) + puyos * weight(leftWeight);
}

function tryColour(field: usize, set: v128): void {
  if (!v128.any_true(set)) return;
  findColumns(set);
  const none = i64x2.splat(0);
  // Garbage pops beside the puyos that are added, too; else a trigger that pops what the one before it popped leads to the same chain.
  const filled = filledCells(field);
  const counted = hasGarbage ? v128.not(none) : filled;
  let resolved = none;
  let steps = 0;
  for (let left = withThree; left !== 0; left &= left - 1) {
    const lane = ctz(left);
    const needed = 3 - ((withTwo >> lane) & 1) - ((withOne >> lane) & 1);
    const group = v128.and(groupFrom(set, v128.and(tops, columnAt(lane)), needed), counted);
    if (v128.any_true(v128.xor(group, resolved))) {
      resolved = group;
      const falls = hasGarbage || fallsWithout(filled, group);
      if (!falls && best > mostOfShort) {
        resolved = none;
        continue;
      }
      if (falls) {
        copyField(trial, field);
        steps = resolveFrom(trial, group);
      } else {
        copyWithout(trial, field, group);
        steps = 1;
      }
    }
    let value =
      steps * weight(stepWeight) + needed * weight(neededWeight) + heightAt(lane) * weight(triggerHeightWeight);
    if (value + mostOfLinks > best) value += valueLeft(trial);
    if (value > best) {
      if (lane !== bestLane) second = best;
      best = value;
      bestLane = lane;
      waitingSteps = steps;
      waitingNeeds = needed;
    } else if (value > second && lane !== bestLane) second = value;
  }
}

/** What the chain is worth that one to three equal puyos would fire; 0 where there is none. */
export function valueWaiting(field: usize): i32 {
  best = 0;
  second = 0;
  bestLane = 0;
  waitingSteps = 0;
  waitingNeeds = 0;
  measure(field);
  findOpen();
  findTops(filledCells(field));
  const p0 = v128.load(field);
  const p1 = v128.load(field, 16);
  const main = v128.and(v128.load(field, 32), visible());
  hasGarbage = v128.any_true(v128.andnot(v128.andnot(p0, p1), v128.load(field, 32)));
  const high = v128.and(main, p1);
  const low = v128.andnot(main, p1);
  tryColour(field, v128.andnot(low, p0));
  tryColour(field, v128.and(low, p0));
  tryColour(field, v128.andnot(high, p0));
  tryColour(field, v128.and(high, p0));
  const fifth = v128.andnot(v128.and(p1, visible()), main);
  if (v128.any_true(fifth)) tryColour(field, fifth);
  return best + ((second * weight(secondWeight)) >> 10) + (best > 0 ? roomBeside() * weight(roomWeight) : 0);
}

/** Columns beside the trigger that are no higher than it. */
function roomBeside(): i32 {
  const height = heightAt(bestLane);
  let room = 0;
  if (bestLane > 1 && heightAt(bestLane - 1) <= height) room++;
  if (bestLane < 6 && heightAt(bestLane + 1) <= height) room++;
  return room;
}
