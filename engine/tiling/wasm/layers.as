/** Fronts by layer, as in graph.ts: one layer that is being read, the next one that is being made. */
import { take } from './memory';

/** Bytes of a front: 128 bits, its place, and 4 of padding; followed by its number of ways if ways are counted. */
const frontBytes: i32 = 24;
const firstTable: i32 = 1024;

export let limbs: i32 = 0;
let stride: i32 = frontBytes;
let room: i32 = 0;
let here: usize = 0;
let there: usize = 0;
let table: usize = 0;
let tableSize: i32 = firstTable;
export let hereCount: i32 = 0;
export let thereCount: i32 = 0;

/** `newLimbs`: 64-bit words in a number of ways; 0 if they are not counted. */
export function takeLayers(newRoom: i32, newLimbs: i32): void {
  room = newRoom;
  limbs = newLimbs;
  stride = frontBytes + 8 * limbs;
  here = take(<usize>room * stride);
  there = take(<usize>room * stride);
  let most = firstTable;
  while (most < 2 * room) most *= 4;
  table = take(<usize>most * 4);
  hereCount = 0;
  thereCount = 0;
  clearTable(firstTable);
}

function clearTable(size: i32): void {
  tableSize = size;
  memory.fill(table, 0, <usize>size * 4);
}

// @ts-ignore: decorator
@inline
export function frontAt(index: i32): usize {
  return here + <usize>index * stride;
}

// @ts-ignore: decorator
@inline
export function waysAt(front: usize): usize {
  return front + frontBytes;
}

// @ts-ignore: decorator
@inline
function nextAt(index: i32): usize {
  return there + <usize>index * stride;
}

// @ts-ignore: decorator
@inline
function hash(low: u64, high: u64): i32 {
  let mixed = (low ^ rotl<u64>(high, 32)) * 0x9e3779b97f4a7c15;
  mixed ^= mixed >> 29;
  mixed = (mixed + high) * 0xbf58476d1ce4e5b9;
  return <i32>(mixed >> 32);
}

/** The number of a front in the next layer; new ones are added. -1 if there is no room. */
export function findFront(low: u64, high: u64, place: i32): i32 {
  if (2 * thereCount >= tableSize) rehash();
  let slot = hash(low, high) & (tableSize - 1);
  while (true) {
    const entry = load<i32>(table + <usize>slot * 4);
    if (entry == 0) break;
    const at = nextAt(entry - 1);
    if (load<u64>(at) == low && load<u64>(at, 8) == high) return entry - 1;
    slot = (slot + 1) & (tableSize - 1);
  }
  if (thereCount == room) return -1;
  const at = nextAt(thereCount++);
  store<i32>(table + <usize>slot * 4, thereCount);
  store<u64>(at, low);
  store<u64>(at, high, 8);
  store<i32>(at, place, 16);
  if (limbs > 0) memory.fill(waysAt(at), 0, 8 * limbs);
  return thereCount - 1;
}

function rehash(): void {
  clearTable(4 * tableSize);
  for (let entry = 0; entry < thereCount; entry++) {
    const at = nextAt(entry);
    let slot = hash(load<u64>(at), load<u64>(at, 8)) & (tableSize - 1);
    while (load<i32>(table + <usize>slot * 4) != 0) slot = (slot + 1) & (tableSize - 1);
    store<i32>(table + <usize>slot * 4, entry + 1);
  }
}

/** Adds the ways to a front of this layer to one of the next. */
export function addWays(front: usize, to: i32): void {
  addNumber(waysAt(nextAt(to)), waysAt(front), limbs);
}

/** Adds a number of this many 64-bit words to another, lowest first. */
export function addNumber(to: usize, from: usize, words: i32): void {
  let carry: u64 = 0;
  for (let limb = 0; limb < words; limb++) {
    const own = load<u64>(to + limb * 8);
    const sum = own + load<u64>(from + limb * 8);
    const whole = sum + carry;
    carry = u64(sum < own) | u64(whole < sum);
    store<u64>(to + limb * 8, whole);
  }
}

export function nextLayer(): void {
  const old = here;
  here = there;
  there = old;
  hereCount = thereCount;
  thereCount = 0;
  clearTable(firstTable);
}
