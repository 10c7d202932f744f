import {
  cellAt, copyField, fieldBytes, filledCells, grown, heightAt, measure, sizeOf, spawnLane, visible, visibleRows, walls,
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
/** What pops first, with the puyos that set it off. */
const firstGroup: usize = memory.data(16, 16);
const reaches: usize = memory.data(16, 16);

/** One to three puyos of a colour are no use beyond this. */
const mostNeeded: i32 = 3;

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

/** How many puyos, stacked on a column from this height on, make a group of four with what lies there; 0: too many. Writes the group. */
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
    if (sizeOf(group) <= 3) continue;
    for (let more = 1; more < puyos; more++) group = v128.and(grown(group), all);
    v128.store(firstGroup, group);
    return puyos;
  }
  return 0;
}

/** What a chain leaves: groups of two and three, and all puyos. */
function valueLeft(field: usize): i32 {
  const puyos = sizeOf(filledCells(field));
  return valueLinks(field, weight(leftPairWeight), weight(leftTripleWeight)) + puyos * weight(leftWeight);
}

function tryColour(field: usize, set: v128): void {
  if (!v128.any_true(set)) return;
  v128.store(reaches, grown(set));
  for (let lane = firstOpen; lane <= lastOpen; lane++) {
    const height = heightAt(lane);
    const reach = (<i32>load<u16>(reaches + lane * 2) >> height) & 7;
    if (reach === 0 || height >= visibleRows) continue;
    const needed = neededAt(set, reach, lane, height);
    if (needed === 0) continue;
    const group = v128.load(firstGroup);
    if (best > mostOfShort && !hasGarbage && !fallsWithout(field, group)) continue;
    copyField(trial, field);
    const steps = resolveFrom(trial, group);
    let value =
      steps * weight(stepWeight) + needed * weight(neededWeight) + height * weight(triggerHeightWeight);
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
