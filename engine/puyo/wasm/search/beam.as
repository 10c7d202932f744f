import { clearNext, currentCount, goOn, hopeOf, isWelcome, lineAt, mostWidth, paidOf, prepareLines, take, wayOf } from './lines';
import { cellAt, copyField, copyWith, fieldBytes, heightAt, keptRows, measure, spawnLane, visibleRows, walls } from '../planes';
import { popped, pops, resolveScored, score } from '../resolve';
import { addTo, countOf, forgetSeen, isKnown, outline, prepareSeen } from './seen';
import { touchesForms, valueForms } from '../value/form';
import { prepareShape, valueShape } from '../value/shape';
import { valueWaiting, waitingNeeds, waitingSteps } from '../value/waiting';
import { alikeWeight, lastSteps, marginWeight, tearWeight, wasteWeight, weight } from '../value/weights';

export const mostRoots: i32 = 22;
export const mostPairs: i32 = 32;

/** The fields after the first placements, to be written before a search. */
export const roots: usize = memory.data(22 * 48, 16);
/** Pairs as two numbers of colours each. */
export const queue: usize = memory.data(64);
/** By first placement: the longest chain that was fired, and the best that waited, in thousandths of a step. */
export const fired: usize = memory.data(22 * 4, 4);
export const waited: usize = memory.data(22 * 4, 4);
/** By first placement: how these two came about, five bits for each placement after the first. */
export const firedWays: usize = memory.data(22 * 4, 4);
export const waitedWays: usize = memory.data(22 * 4, 4);

export let nodes: i32 = 0;

/** Where the next placement is noted in a line's way; from here on it isn't: the way is full, or its pairs are unknown. */
const wayBits: i32 = 5;
const wayEnd: i32 = 30;
let wayShift: i32 = wayEnd;

const child: usize = memory.data(64, 16);
/** What the forms of the child's line are worth, and whether those of the child may be worth something else. */
let lineForms: i32 = 0;
let changesForms: bool = true;
const tops: usize = memory.data(8);

@inline
function rootOf(way: i32): i32 {
  return way & 31;
}

@inline
function noteFired(way: i32, worth: i32): void {
  const at = rootOf(way) * 4;
  if (load<i32>(fired + at) >= worth) return;
  store<i32>(fired + at, worth);
  store<i32>(firedWays + at, way >> wayBits);
}

/** Of equal ones the last, which is furthest from the first placement. */
@inline
function noteWaited(way: i32, worth: i32): void {
  const at = rootOf(way) * 4;
  if (load<i32>(waited + at) > worth) return;
  store<i32>(waited + at, worth);
  store<i32>(waitedWays + at, way >> wayBits);
}

/**
 * Values the child, which has just been placed, and keeps it where it is good enough. A child that would have to better
 * its parent's waiting chain by more than a margin is not looked at closely; neither are more than a few of one outline.
 */
function judge(mayPop: bool, hope: i32, paidBefore: i32, way: i32, width: i32): void {
  nodes++;
  let paid = paidBefore;
  if (mayPop) {
    const steps = resolveScored(child);
    noteFired(way, steps * 1000 + min(900, score / 200));
    if (steps >= weight(lastSteps)) return;
    paid += popped * weight(wasteWeight);
    changesForms = true;
  }
  if (isKnown(child)) return;
  const rest = valueShape(child) + (changesForms ? valueForms(child) : lineForms) + paid;
  if (heightAt(spawnLane) >= visibleRows || !isWelcome(hope + rest + weight(marginWeight), width)) return;
  const alike = outline();
  if (countOf(alike) >= weight(alikeWeight)) return;
  const waiting = valueWaiting(child);
  noteWaited(way, waitingSteps * 1000 - waitingNeeds * 100);
  if (!isWelcome(waiting + rest, width)) return;
  take(child, waiting + rest, waiting, paid, way, width);
  addTo(alike);
}

/** What comes to rest above the kept rows is lost. */
@inline
function keptCell(lane: i32, row: i32): v128 {
  return row < keptRows ? cellAt(lane, row) : i64x2.splat(0);
}

/** How a pair lies, in a line's way: none of them is 0. */
@inline
function numberOf(lane: i32, direction: i32): i32 {
  return (lane << 2) | direction;
}

const up: i32 = 0;
const right: i32 = 1;
const down: i32 = 2;
const left: i32 = 3;

/** One placement of a pair on a line. Lanes and rows of both puyos; `number` says how they lie. */
@inline
function place(line: usize, axis: i32, lane: i32, row: i32, other: i32, otherLane: i32, otherRow: i32, number: i32, width: i32): void {
  const cell = keptCell(lane, row);
  const otherCell = keptCell(otherLane, otherRow);
  copyWith(child, line, cell, axis);
  copyWith(child, child, otherCell, other);
  changesForms = touchesForms(v128.or(cell, otherCell));
  const paid = paidOf(line) + (lane === otherLane ? 0 : abs(row - otherRow) * weight(tearWeight));
  const way = wayShift < wayEnd ? wayOf(line) | (number << wayShift) : wayOf(line);
  judge(pops(child), hopeOf(line), paid, way, width);
}

/** Every placement of a pair on a line, without climbing. */
function expand(line: usize, axis: i32, other: i32, width: i32): void {
  measure(line);
  lineForms = valueForms(line);
  for (let lane = 1; lane <= 6; lane++) store<u8>(tops + lane, heightAt(lane));
  let first = 1;
  let last = 6;
  if (walls) {
    first = spawnLane;
    last = spawnLane;
    while (first > 1 && <i32>load<u8>(tops + first - 1) < visibleRows) first--;
    while (last < 6 && <i32>load<u8>(tops + last + 1) < visibleRows) last++;
  }
  for (let lane = first; lane <= last; lane++) {
    const row = <i32>load<u8>(tops + lane);
    if (row + 2 <= keptRows) {
      place(line, axis, lane, row, other, lane, row + 1, numberOf(lane, up), width);
      if (axis !== other) place(line, other, lane, row, axis, lane, row + 1, numberOf(lane, down), width);
    }
    if (lane === last || row >= visibleRows) continue;
    const beside = <i32>load<u8>(tops + lane + 1);
    if (beside >= visibleRows) continue;
    place(line, axis, lane, row, other, lane + 1, beside, numberOf(lane, right), width);
    if (axis !== other) place(line, other, lane, row, axis, lane + 1, beside, numberOf(lane + 1, left), width);
  }
}

/** Takes the memory that searches need. To be called once. */
export function prepare(): void {
  prepareLines();
  prepareSeen();
}

function beginStep(): void {
  clearNext();
  forgetSeen();
}

/** Begins with the fields in `roots`, bit by bit of `alive`; the others lead nowhere. The way is noted from here on. */
export function begin(alive: i32): void {
  nodes = 0;
  prepareShape();
  wayShift = wayBits;
  memory.fill(fired, 0, mostRoots * 4);
  memory.fill(waited, 0, mostRoots * 4);
  memory.fill(firedWays, 0, mostRoots * 4);
  memory.fill(waitedWays, 0, mostRoots * 4);
  beginStep();
  for (let root = 0; root < mostRoots; root++)
    if ((alive >> root) & 1) {
      copyField(child, roots + root * fieldBytes);
      changesForms = true;
      judge(false, 0, 0, root, mostWidth);
    }
  goOn();
}

/** Places the pairs of the queue, one after the other, each time keeping `width` lines. */
export function run(pairs: i32, width: i32): void {
  for (let pair = 0; pair < pairs; pair++) {
    const axis = load<u8>(queue + pair * 2);
    const other = load<u8>(queue + pair * 2 + 1);
    beginStep();
    for (let rank = 0; rank < currentCount; rank++) expand(lineAt(rank), axis, other, width);
    goOn();
    wayShift = min(wayEnd, wayShift + wayBits);
  }
}

/** From here on the pairs are not those of the game any more: ways end. */
export function endWays(): void {
  wayShift = wayEnd;
}
