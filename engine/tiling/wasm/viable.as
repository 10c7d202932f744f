/**
 * For every node the sets of pieces used so far with which the end can be reached within the bounds, as bits: a set
 * of pieces is a number with a digit for each piece. With them a walk never has to backtrack.
 */
import { child, nodes, ranges, start, step } from './graph';
import { take } from './memory';
import { piece, steps } from './steps';

/** The increase of the number by one more of a piece, by piece. */
const weights: usize = memory.data(7 * 4, 4);
let stepWeights: usize = 0;
/** By piece: the numbers that have at least one of it. */
let having: usize = 0;
let size: i32 = 0;
let words: i32 = 0;
/** Place of a node's bits, in words. */
let places: usize = 0;
let bits: usize = 0;
/** Address of the bits of an edge's child, by edge from the first one on. */
let childBits: usize = 0;
let firstEdge: i32 = 0;
let taken: i32 = 0;
let node: i32 = 0;

// @ts-ignore: decorator
@inline
export function weightOfStep(taken: i32): i32 {
  return load<i32>(stepWeights + taken * 4);
}

function weightOf(index: i32): i32 {
  return load<i32>(weights + index * 4);
}

function byteOf(packed: u64, index: i32): i32 {
  return <i32>((packed >> (<u64>index * 8)) & 0xff);
}

/** Upper bounds without any effect: it makes no difference then which pieces are used. */
const anyPieces: u64 = ~(<u64>0);

/** How many numbers the upper bounds allow. */
export function numbersWithin(most: u64): i32 {
  let numbers = 1;
  if (most == anyPieces) {
    memory.fill(weights, 0, 7 * 4);
    return numbers;
  }
  for (let index = 0; index < 7; index++) {
    store<i32>(weights + index * 4, numbers);
    numbers *= byteOf(most, index) + 1;
    if (numbers > 1 << 20) return i32.MAX_VALUE;
  }
  return numbers;
}

/** Nodes on the way to the end. */
export function livingNodes(): i32 {
  let living = 0;
  for (let at = 0; at < nodes; at++) living += i32(load<u8>(ranges + <usize>at * 16) != 255);
  return living;
}

/** Allocates room for all nodes and fills in the numbers that the end allows. */
export function beginViable(living: i32, least: u64, most: u64): void {
  size = numbersWithin(most);
  words = (size + 63) >> 6;
  stepWeights = take(steps * 4);
  for (let at = 0; at < steps; at++) store<i32>(stepWeights + at * 4, weightOf(load<u8>(piece + at)));
  having = take(<usize>words * 7 * 8);
  memory.fill(having, 0, <usize>words * 7 * 8);
  places = take(<usize>nodes * 4);
  firstEdge = load<i32>(start);
  childBits = take(<usize>(load<i32>(start + <usize>nodes * 4) - firstEdge) * 4);
  bits = take(<usize>living * words * 8);
  memory.fill(bits, 0, <usize>words * 8);
  if (most == anyPieces) {
    memory.fill(having, 255, 7 * 8);
    setBit(bits, 0);
  } else fillBounds(least, most);
  store<i32>(places + <usize>(nodes - 1) * 4, 0);
  taken = 1;
  node = nodes - 2;
}

function fillBounds(least: u64, most: u64): void {
  for (let number = 0; number < size; number++) {
    let within = true;
    for (let index = 0; index < 7; index++) {
      const digit = (number / weightOf(index)) % (byteOf(most, index) + 1);
      if (digit > 0) setBit(having + <usize>index * words * 8, number);
      if (digit < byteOf(least, index)) within = false;
    }
    if (within) setBit(bits, number);
  }
}

function setBit(set: usize, number: i32): void {
  const at = set + ((number >> 6) << 3);
  store<u64>(at, load<u64>(at) | (<u64>1 << (number & 63)));
}

// @ts-ignore: decorator
@inline
function bitsOf(at: i32): usize {
  return bits + ((<usize>load<i32>(places + <usize>at * 4) * words) << 3);
}

// @ts-ignore: decorator
@inline
export function isViable(at: i32, number: i32): bool {
  return ((load<u64>(bitsOf(at) + ((number >> 6) << 3)) >> (number & 63)) & 1) != 0;
}

/**
 * Whether the number to which a step leads is viable at the end of its edge; not if the step's piece exceeds its
 * bound, which would carry over to the next digit.
 */
// @ts-ignore: decorator
@inline
export function isViableAfter(laid: i32, edge: i32, number: i32): bool {
  if (number >= size) return false;
  const word = <usize>(number >> 6) << 3;
  const to = <usize>load<u32>(childBits + <usize>(edge - firstEdge) * 4);
  const own = having + <usize>load<u8>(piece + laid) * words * 8;
  return (((load<u64>(to + word) & load<u64>(own + word)) >> (number & 63)) & 1) != 0;
}

/** Continues for this many words; true at the end. */
export function viableMore(work: i32): bool {
  for (; node >= 0; node--) {
    if (load<u8>(ranges + <usize>node * 16) == 255) continue;
    if (work <= 0) return false;
    store<i32>(places + <usize>node * 4, taken++);
    const own = bitsOf(node);
    memory.fill(own, 0, <usize>words * 8);
    const end = load<i32>(start + <usize>(node + 1) * 4);
    for (let edge = load<i32>(start + <usize>node * 4); edge < end; edge++) {
      const index = <i32>load<u8>(piece + load<i32>(step + <usize>edge * 4));
      const from = bitsOf(load<i32>(child + <usize>edge * 4));
      store<u32>(childBits + <usize>(edge - firstEdge) * 4, <u32>from);
      addLess(own, from, index);
      work -= words;
    }
  }
  return true;
}

/** Adds to a set the numbers of another that have at least one of the piece, minus that one. */
function addLess(to: usize, from: usize, index: i32): void {
  const filter = having + <usize>index * words * 8;
  const weight = weightOf(index);
  const away = <usize>(weight >> 6) << 3;
  const shift = weight & 63;
  const end = <usize>words * 8;
  for (let at: usize = 0; at + away < end; at += 8) {
    let moved = (load<u64>(from + at + away) & load<u64>(filter + at + away)) >> shift;
    if (shift > 0 && at + away + 8 < end)
      moved |= (load<u64>(from + at + away + 8) & load<u64>(filter + at + away + 8)) << (64 - shift);
    store<u64>(to + at, load<u64>(to + at) | moved);
  }
}
