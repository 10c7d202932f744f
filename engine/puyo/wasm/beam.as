import {
  cellAt, copyField, copyWith, fieldBytes, heightAt, keptRows, measure, spawnLane, visibleRows, walls,
} from './planes';
import { popped, resolveScored, score } from './resolve';
import { valueShape } from './shape';
import { valueWaiting, waitingNeeds, waitingSteps } from './waiting';
import { lastSteps, tearWeight, wasteWeight, weight } from './weights';

/** A line of the search: its field, what it is worth, what was paid on the way, and the first placement. */
const lineBytes: i32 = 64;
const valueAt: i32 = 48;
const paidAt: i32 = 52;
const rootAt: i32 = 56;

export const mostRoots: i32 = 22;
export const mostWidth: i32 = 1024;
export const mostPairs: i32 = 32;

/** The fields after the first placements, to be written before a search. */
export const roots: usize = memory.data(22 * 48, 16);
/** Pairs as two numbers of colours each. */
export const queue: usize = memory.data(64);
/** By first placement: the longest chain that was fired, and the best that waited, in thousandths of a step. */
export const fired: usize = memory.data(22 * 4, 4);
export const waited: usize = memory.data(22 * 4, 4);

export let nodes: i32 = 0;

/** Lines lie in three places: those that go on, those that come of them, and those kept for every future. */
let current: usize = 0;
let next: usize = 0;
let kept: usize = 0;
let currentCount: i32 = 0;
let nextCount: i32 = 0;
let keptCount: i32 = 0;

/** A heap of the lines in `next`, the least valuable first. */
let heap: usize = 0;

/** Fields that were seen in this step, by a part of their hash. */
const tableBits: i32 = 15;
let table: usize = 0;
let stamp: i32 = 0;

const child: usize = memory.data(64, 16);
const pageBytes: i32 = 65536;

/** Takes the memory that searches need. To be called once. */
export function prepare(): void {
  const layer = mostWidth * lineBytes;
  const table_ = 8 << tableBits;
  const bytes = 3 * layer + mostWidth * 4 + table_;
  const start = <usize>memory.grow((bytes + pageBytes - 1) / pageBytes) * pageBytes;
  current = start;
  next = start + layer;
  kept = start + 2 * layer;
  heap = start + 3 * layer;
  table = heap + mostWidth * 4;
}

@inline
function lineOf(layer: usize, index: i32): usize {
  return layer + index * lineBytes;
}

/** Whether a field has come up in this step; it is remembered. */
function isKnown(field: usize): bool {
  let hash: u64 = load<u64>(field, 2) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 29) ^ load<u64>(field, 8)) * 0xbf58476d1ce4e5b9;
  hash = (hash ^ (hash >> 32) ^ load<u64>(field, 18)) * 0x94d049bb133111eb;
  hash = (hash ^ (hash >> 29) ^ load<u64>(field, 24)) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 32) ^ load<u64>(field, 34)) * 0xbf58476d1ce4e5b9;
  hash = (hash ^ (hash >> 29) ^ load<u64>(field, 40)) * 0x94d049bb133111eb;
  const place = table + (<usize>(hash >> (64 - tableBits)) << 3);
  const mark = (hash << 16) | <u64>(stamp & 0xffff);
  if (load<u64>(place) === mark) return true;
  store<u64>(place, mark);
  return false;
}

function valueInHeap(place: i32): i32 {
  return load<i32>(lineOf(next, load<i32>(heap + place * 4)), valueAt);
}

function swap(a: i32, b: i32): void {
  const one = load<i32>(heap + a * 4);
  store<i32>(heap + a * 4, load<i32>(heap + b * 4));
  store<i32>(heap + b * 4, one);
}

function rise(from: i32): void {
  let place = from;
  while (place > 0) {
    const above = (place - 1) >> 1;
    if (valueInHeap(above) <= valueInHeap(place)) return;
    swap(above, place);
    place = above;
  }
}

function sink(): void {
  let place = 0;
  while (true) {
    let least = 2 * place + 1;
    if (least >= nextCount) return;
    if (least + 1 < nextCount && valueInHeap(least + 1) < valueInHeap(least)) least++;
    if (valueInHeap(place) <= valueInHeap(least)) return;
    swap(place, least);
    place = least;
  }
}

/** Takes the child in, in place of the least valuable line where there are `width` already. */
function offer(value: i32, paid: i32, root: i32, width: i32): void {
  const isFull = nextCount === width;
  if (isFull && value <= valueInHeap(0)) return;
  const slot = isFull ? load<i32>(heap) : nextCount;
  const line = lineOf(next, slot);
  copyField(line, child);
  store<i32>(line, value, valueAt);
  store<i32>(line, paid, paidAt);
  store<i32>(line, root, rootAt);
  if (isFull) return sink();
  store<i32>(heap + slot * 4, slot);
  nextCount++;
  rise(slot);
}

@inline
function note(list: usize, root: i32, value: i32): void {
  const at = list + root * 4;
  if (load<i32>(at) < value) store<i32>(at, value);
}

/** Values the child, which has just been placed, and keeps it where it is good enough. */
function judge(paidBefore: i32, root: i32, width: i32): void {
  nodes++;
  const steps = resolveScored(child);
  let paid = paidBefore;
  if (steps > 0) {
    note(fired, root, steps * 1000 + min(900, score / 200));
    if (steps >= weight(lastSteps)) return;
    paid += popped * weight(wasteWeight);
  }
  if (isKnown(child)) return;
  const shape = valueShape(child);
  if (heightAt(spawnLane) >= visibleRows) return;
  const waiting = valueWaiting(child);
  note(waited, root, waitingSteps * 1000 - waitingNeeds * 100);
  offer(waiting + shape + paid, paid, root, width);
}

/** What comes to rest above the kept rows is lost. */
@inline
function keptCell(lane: i32, row: i32): v128 {
  return row < keptRows ? cellAt(lane, row) : i64x2.splat(0);
}

/** One placement of a pair on a line. Lanes and rows of both puyos. */
@inline
function place(line: usize, axis: i32, lane: i32, row: i32, other: i32, otherLane: i32, otherRow: i32, width: i32): void {
  copyWith(child, line, keptCell(lane, row), axis);
  copyWith(child, child, keptCell(otherLane, otherRow), other);
  const paid = load<i32>(line, paidAt) + (lane === otherLane ? 0 : abs(row - otherRow) * weight(tearWeight));
  judge(paid, load<i32>(line, rootAt), width);
}

const tops: usize = memory.data(8);

/** Every placement of a pair on a line, without climbing. */
function expand(line: usize, axis: i32, other: i32, width: i32): void {
  measure(line);
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
      place(line, axis, lane, row, other, lane, row + 1, width);
      if (axis !== other) place(line, other, lane, row, axis, lane, row + 1, width);
    }
    if (lane === last || row >= visibleRows) continue;
    const beside = <i32>load<u8>(tops + lane + 1);
    if (beside >= visibleRows) continue;
    place(line, axis, lane, row, other, lane + 1, beside, width);
    if (axis !== other) place(line, other, lane, row, axis, lane + 1, beside, width);
  }
}

function step(axis: i32, other: i32, width: i32): void {
  nextCount = 0;
  stamp++;
  for (let index = 0; index < currentCount; index++) expand(lineOf(current, index), axis, other, width);
  const done = current;
  current = next;
  currentCount = nextCount;
  next = done;
}

/** Begins with the fields in `roots`, bit by bit of `alive`; the others lead nowhere. */
export function begin(alive: i32): void {
  nodes = 0;
  memory.fill(fired, 0, mostRoots * 4);
  memory.fill(waited, 0, mostRoots * 4);
  nextCount = 0;
  stamp++;
  for (let root = 0; root < mostRoots; root++)
    if ((alive >> root) & 1) {
      copyField(child, roots + root * fieldBytes);
      judge(0, root, mostWidth);
    }
  const done = current;
  current = next;
  currentCount = nextCount;
  next = done;
}

/** Places the pairs of the queue, one after the other, each time keeping `width` lines. */
export function run(pairs: i32, width: i32): void {
  for (let pair = 0; pair < pairs; pair++) step(load<u8>(queue + pair * 2), load<u8>(queue + pair * 2 + 1), width);
}

/** Keeps the lines as they are, for `restore`. */
export function keep(): void {
  memory.copy(kept, current, currentCount * lineBytes);
  keptCount = currentCount;
}

/** Goes back to the lines that were kept, and forgets what each first placement led to after them. */
export function restore(): void {
  memory.copy(current, kept, keptCount * lineBytes);
  currentCount = keptCount;
}
