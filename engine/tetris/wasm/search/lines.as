import { heightsBytes } from './placing';
import { setBytes } from '../moves/layout';

/** A line of play: its board, the heights of its columns, and the numbers below. */
export const lineBytes: i32 = 128;
const heightsAt: i32 = setBytes;
const heightAt: i32 = setBytes + heightsBytes;
const rootAt: i32 = heightAt + 4;
const gainAt: i32 = rootAt + 4;
const comboAt: i32 = gainAt + 8;
const backToBackAt: i32 = comboAt + 4;
const incomingAt: i32 = backToBackAt + 4;

export function heightsOf(line: usize): usize {
  return line + heightsAt;
}

export function lineHeight(line: usize): i32 {
  return load<i32>(line, heightAt);
}
export function rootOf(line: usize): i32 {
  return load<i32>(line, rootAt);
}
export function gainOf(line: usize): f64 {
  return load<f64>(line, gainAt);
}
export function comboOf(line: usize): i32 {
  return load<i32>(line, comboAt);
}
export function hasBackToBack(line: usize): bool {
  return load<i32>(line, backToBackAt) !== 0;
}
export function incomingOf(line: usize): i32 {
  return load<i32>(line, incomingAt);
}

export function setLine(
  line: usize, height: i32, root: i32, gain: f64, combo: i32, backToBack: bool, incoming: i32,
): void {
  store<i32>(line, height, heightAt);
  store<i32>(line, root, rootAt);
  store<f64>(line, gain, gainAt);
  store<i32>(line, combo, comboAt);
  store<i32>(line, i32(backToBack), backToBackAt);
  store<i32>(line, incoming, incomingAt);
}

/** The lines that go on now, and those that will go on after them. */
export let lines: usize = 0;
let nextLines: usize = 0;
let markedLines: usize = 0;
export let nextCount: i32 = 0;

/** What was tried: arrays with an entry for each. */
export let values: usize = 0;
export let gains: usize = 0;
export let codes: usize = 0;
export let parents: usize = 0;
export let roots: usize = 0;
export let supplies: usize = 0;
export let triedCount: i32 = 0;
let mostTried: i32 = 0;

/**
 * Positions that were tried: half of a hash, the index of the entry, and the layer; a slot of an older layer is free. As
 * few as possible, so that they stay near the processor.
 */
let slots: usize = 0;
let slotCount: i32 = 0;
let slotMask: u64 = 0;
const slotBytes: i32 = 8;
const tagMask: u64 = 0xffffffff00000000;
const lastLayer: i32 = 255;
let layer: i32 = 0;

let taken: usize = 0;

function take(bytes: usize): usize {
  const place = (taken + 15) & ~15;
  taken = place + bytes;
  const missing = <i32>((taken + 0xffff) >> 16) - memory.size();
  if (missing > 0) memory.grow(missing);
  return place;
}

function slotsFor(tried: i32): i32 {
  let size = 1;
  while (2 * size < 3 * tried) size <<= 1;
  return size;
}

/** Makes room for so many lines and so many tried placements. */
export function makeRoom(width: i32, tried: i32): void {
  taken = __heap_base;
  lines = take(width * lineBytes);
  nextLines = take(width * lineBytes);
  markedLines = take(width * lineBytes);
  values = take(tried * 8);
  gains = take(tried * 8);
  codes = take(tried * 4);
  parents = take(tried * 4);
  roots = take(tried * 4);
  supplies = take(tried * 4);
  slotCount = slotsFor(tried);
  slots = take(slotCount * slotBytes);
  layer = lastLayer;
  limitTried(tried);
}

/** Forgets what was tried. */
export function startLayer(): void {
  triedCount = 0;
  if (layer === lastLayer) {
    memory.fill(slots, 0, slotCount * slotBytes);
    layer = 0;
  }
  layer++;
}

/** The entry of an equal position in this layer; -1 where it is new, which makes it the next one. */
export function findEqual(hash: u64): i32 {
  let at = hash & slotMask;
  while (true) {
    const place = slots + <usize>at * slotBytes;
    const slot = load<u64>(place);
    if (<i32>(slot & 0xff) !== layer) {
      store<u64>(place, (hash & tagMask) | (<u64>triedCount << 8) | <u64>layer);
      return -1;
    }
    if (((slot ^ hash) & tagMask) === 0) return (<i32>slot >>> 8) & 0xffffff;
    at = (at + 1) & slotMask;
  }
}

/** At most so many placements are tried in each layer. */
export function limitTried(most: i32): void {
  mostTried = most;
  slotMask = slotsFor(most) - 1;
}

export function isFull(): bool {
  return triedCount === mostTried;
}

export function setTried(
  at: i32, value: f64, gain: f64, code: i32, parent: i32, root: i32, supply: i32,
): void {
  store<f64>(values + at * 8, value);
  store<f64>(gains + at * 8, gain);
  store<i32>(codes + at * 4, code);
  store<i32>(parents + at * 4, parent);
  store<i32>(roots + at * 4, root);
  store<i32>(supplies + at * 4, supply);
}

export function addTried(value: f64, gain: f64, code: i32, parent: i32, root: i32, supply: i32): void {
  setTried(triedCount++, value, gain, code, parent, root, supply);
}

/** Room for one more line that goes on. */
export function nextLine(): usize {
  return nextLines + nextCount++ * lineBytes;
}

/** The lines that were kept go on; what was tried is forgotten. */
export function turn(): void {
  const before = lines;
  lines = nextLines;
  nextLines = before;
  nextCount = 0;
  startLayer();
}

/** Remembers the first lines. */
export function mark(count: i32): void {
  memory.copy(markedLines, lines, count * lineBytes);
}

/** The lines that were marked go on again; what was tried is forgotten. */
export function recall(count: i32): void {
  memory.copy(lines, markedLines, count * lineBytes);
  nextCount = 0;
  startLayer();
}
