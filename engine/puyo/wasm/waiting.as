import {
  cellAt, copyWith, fieldBytes, fifthColour, firstColour, grown, heightAt, measure, sizeOf, spawnLane, visible, visibleRows, walls,
} from './planes';
import { resolve } from './resolve';
import { valueLinks } from './shape';
import { leftPairWeight, leftTripleWeight, neededWeight, roomWeight, secondWeight, stepWeight, triggerHeightWeight, weight } from './weights';

/** The chain that waits in the field that was searched last: its steps, and the puyos that it needs. */
export let waitingSteps: i32 = 0;
export let waitingNeeds: i32 = 0;

let best: i32 = 0;
let bestLane: i32 = 0;
let second: i32 = 0;

const trial: usize = memory.data(fieldBytes, 16);
const reaches: usize = memory.data(16, 16);

/** One to three puyos of a colour are no use beyond this. */
const mostNeeded: i32 = 3;

/** A shorter chain doesn't become the best by what it leaves. */
const mostOfLinks: i32 = 1000;

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

/** How many puyos, stacked on a column from this height on, make a group of four with what lies there; 0: too many. */
@inline
function neededAt(set: v128, reach: i32, lane: i32, height: i32): i32 {
  const start = cellAt(lane, height);
  let all = set;
  for (let puyos = 1; puyos <= mostNeeded && height + puyos <= visibleRows; puyos++) {
    all = v128.or(all, puyos === 1 ? start : puyos === 2 ? i16x8.shl(start, 1) : i16x8.shl(start, 2));
    if ((reach & ((1 << puyos) - 1)) === 0) continue;
    let group = v128.and(grown(start), all);
    group = v128.and(grown(group), all);
    group = v128.and(grown(group), all);
    if (sizeOf(group) > 3) return puyos;
  }
  return 0;
}

/** So many cells from one upwards. */
@inline
function stackOf(start: v128, puyos: i32): v128 {
  let stack = start;
  if (puyos > 1) stack = v128.or(stack, i16x8.shl(start, 1));
  if (puyos > 2) stack = v128.or(stack, i16x8.shl(start, 2));
  return stack;
}

function tryColour(field: usize, set: v128, colour: i32): void {
  if (!v128.any_true(set)) return;
  v128.store(reaches, grown(set));
  for (let lane = firstOpen; lane <= lastOpen; lane++) {
    const height = heightAt(lane);
    const reach = (<i32>load<u16>(reaches + lane * 2) >> height) & 7;
    if (reach === 0 || height >= visibleRows) continue;
    const needed = neededAt(set, reach, lane, height);
    if (needed === 0) continue;
    copyWith(trial, field, stackOf(cellAt(lane, height), needed), colour);
    const steps = resolve(trial);
    let value =
      steps * weight(stepWeight) + needed * weight(neededWeight) + height * weight(triggerHeightWeight);
    if (value + mostOfLinks > best) value += valueLinks(trial, weight(leftPairWeight), weight(leftTripleWeight));
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
  const p0 = v128.load(field);
  const p1 = v128.load(field, 16);
  const main = v128.and(v128.load(field, 32), visible());
  const high = v128.and(main, p1);
  const low = v128.andnot(main, p1);
  tryColour(field, v128.andnot(low, p0), firstColour);
  tryColour(field, v128.and(low, p0), firstColour + 1);
  tryColour(field, v128.andnot(high, p0), firstColour + 2);
  tryColour(field, v128.and(high, p0), firstColour + 3);
  const fifth = v128.andnot(v128.and(p1, visible()), main);
  if (v128.any_true(fifth)) tryColour(field, fifth, fifthColour);
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
