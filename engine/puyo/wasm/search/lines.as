import { copyField } from '../planes';

/** A line of the search: its field, what it is worth, and what is known of the way to it. */
export const lineBytes: i32 = 64;
const valueAt: i32 = 48;
/** What was paid on the way. */
const paidAt: i32 = 52;
/** The first placement in five bits, and five bits for each that followed while the way is noted. */
const wayAt: i32 = 56;
/** What the waiting chain is worth. */
const hopeAt: i32 = 60;

export const mostWidth: i32 = 2048;

/** Lines lie in three places: those that go on, those that come of them, and those kept for every future. */
let current: usize = 0;
let next: usize = 0;
let kept: usize = 0;
export let currentCount: i32 = 0;
let nextCount: i32 = 0;
let keptCount: i32 = 0;

/** Numbers of the lines in `current` and in `kept`, the most valuable first. */
let order: usize = 0;
let keptOrder: usize = 0;

/** A heap of the lines in `next`, the least valuable first. */
let heap: usize = 0;

const pageBytes: i32 = 65536;

/** Takes the memory that lines need. To be called once. */
export function prepareLines(): void {
  const layer = mostWidth * lineBytes;
  const list = mostWidth * 4;
  const pages = (3 * (layer + list) + pageBytes - 1) / pageBytes;
  current = <usize>memory.grow(pages) * pageBytes;
  next = current + layer;
  kept = next + layer;
  heap = kept + layer;
  order = heap + list;
  keptOrder = order + list;
}

/** The lines that go on, the most valuable first. */
@inline
export function lineAt(rank: i32): usize {
  return current + load<i32>(order + rank * 4) * lineBytes;
}

@inline
export function paidOf(line: usize): i32 {
  return load<i32>(line, paidAt);
}

@inline
export function wayOf(line: usize): i32 {
  return load<i32>(line, wayAt);
}

@inline
export function hopeOf(line: usize): i32 {
  return load<i32>(line, hopeAt);
}

function valueInHeap(place: i32): i32 {
  return load<i32>(next + load<i32>(heap + place * 4) * lineBytes, valueAt);
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

/** The top of a heap of so many goes where it belongs. */
function sink(count: i32): void {
  let place = 0;
  while (true) {
    let least = 2 * place + 1;
    if (least >= count) return;
    if (least + 1 < count && valueInHeap(least + 1) < valueInHeap(least)) least++;
    if (valueInHeap(place) <= valueInHeap(least)) return;
    swap(place, least);
    place = least;
  }
}

/** Whether a line of this value would be taken in, with no more than `width` lines. */
@inline
export function isWelcome(value: i32, width: i32): bool {
  return nextCount < width || value > valueInHeap(0);
}

/** Takes a line in that is welcome, in place of the least valuable one where there are `width` already. */
export function take(field: usize, value: i32, hope: i32, paid: i32, way: i32, width: i32): void {
  const isFull = nextCount === width;
  const slot = isFull ? load<i32>(heap) : nextCount;
  const line = next + slot * lineBytes;
  copyField(line, field);
  store<i32>(line, value, valueAt);
  store<i32>(line, paid, paidAt);
  store<i32>(line, way, wayAt);
  store<i32>(line, hope, hopeAt);
  if (isFull) return sink(nextCount);
  store<i32>(heap + slot * 4, slot);
  nextCount++;
  rise(slot);
}

/** From here on lines are taken in for the next pair. */
export function clearNext(): void {
  nextCount = 0;
}

/** The lines that were taken in go on: from the end of the heap's place they come in order, the least valuable first. */
export function goOn(): void {
  for (let count = nextCount - 1; count > 0; count--) {
    swap(0, count);
    sink(count);
  }
  memory.copy(order, heap, nextCount * 4);
  const done = current;
  current = next;
  currentCount = nextCount;
  next = done;
}

/** Keeps the lines as they are, for `restore`. */
export function keep(): void {
  memory.copy(kept, current, currentCount * lineBytes);
  memory.copy(keptOrder, order, currentCount * 4);
  keptCount = currentCount;
}

/** Goes back to the lines that were kept. */
export function restore(): void {
  memory.copy(current, kept, keptCount * lineBytes);
  memory.copy(order, keptOrder, keptCount * 4);
  currentCount = keptCount;
}
