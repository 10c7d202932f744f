/**
 * For every node the sets of pieces used so far with which the end can be reached within the bounds, as bits: a set
 * of pieces is a number with a digit for each piece but one, whose count follows from the node's layer. With them a
 * walk never has to backtrack.
 */
import { child, firstOf, nodes, ranges, start, step } from '../graph';
import { take } from '../memory';
import { piece, pieces, placement } from '../steps';

/** The increase of the number by one more of a piece, by piece. */
const weights: usize = memory.data(7 * 4, 4);
/** The piece without a digit. */
let implied: i32 = 0;
let size: i32 = 0;
export let words: i32 = 0;
/** By piece: the numbers that have at least one of it (all for the one without a digit), and a word of none. */
let having: usize = 0;
/** By layer, as `having`: the numbers of no more pieces than have been laid there. */
let within: usize = 0;
/** Bytes of one of these. */
let filterBytes: usize = 0;

/**
 * A node that is on the way to the end has a block: its first edge, their end, the address of as many bits for
 * states.as, padding, its own bits.
 */
const headBytes: usize = 16;
let blockBytes: usize = 0;
let blocks: usize = 0;
let spare: usize = 0;
/** Address of the block by node, 0 where there is none. */
let blockOf: usize = 0;
/** Bytes of an edge: placement with the piece in the highest byte, weight, block, padding. */
export const edgeBytes: usize = 16;
let edges: usize = 0;
let firstEdge: i32 = 0;

let node: i32 = 0;
let layer: i32 = 0;
let taken: i32 = 0;

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
  implied = 0;
  for (let index = 1; index < 7; index++)
    if (byteOf(most, index) > byteOf(most, implied)) implied = index;
  store<i32>(weights + implied * 4, 0);
  for (let index = 0; index < 7; index++) {
    if (index == implied) continue;
    store<i32>(weights + index * 4, numbers);
    numbers *= byteOf(most, index) + 1;
    if (numbers > 1 << 20) return i32.MAX_VALUE;
  }
  return numbers;
}

function isLiving(at: i32): bool {
  return load<u8>(ranges + <usize>at * 16) != 255;
}

/** Nodes on the way to the end. */
export function livingNodes(): i32 {
  let living = 0;
  for (let at = 0; at < nodes; at++) living += i32(isLiving(at));
  return living;
}

/** Allocates room for all nodes and fills in the numbers that the end allows. */
export function beginViable(living: i32, least: u64, most: u64): void {
  size = numbersWithin(most);
  words = (size + 63) >> 6;
  filterBytes = <usize>(words + 1) * 8;
  blockBytes = headBytes + <usize>words * 8;
  having = take(filterBytes * 7);
  within = take(filterBytes * <usize>(pieces + 1));
  blockOf = take(<usize>nodes * 4);
  memory.fill(blockOf, 0, <usize>nodes * 4);
  firstEdge = load<i32>(start);
  edges = take(<usize>(load<i32>(start + <usize>nodes * 4) - firstEdge) * edgeBytes);
  blocks = take(<usize>living * blockBytes + 8);
  spare = take(<usize>living * <usize>words * 8);
  memory.fill(spare, 0, <usize>living * <usize>words * 8);
  taken = 0;
  const end = takeBlock(nodes - 1);
  if (most == anyPieces) {
    memory.fill(having, 255, filterBytes * 7);
    memory.fill(within, 255, filterBytes * <usize>(pieces + 1));
    setBit(bitsOf(end), 0);
  } else fillBounds(bitsOf(end), least, most);
  node = nodes - 2;
  layer = pieces;
}

function fillBounds(bits: usize, least: u64, most: u64): void {
  memory.fill(having, 0, filterBytes * 7);
  memory.fill(having + <usize>implied * filterBytes, 255, <usize>words * 8);
  memory.fill(within, 0, filterBytes * <usize>(pieces + 1));
  for (let number = 0; number < size; number++) {
    let isEnough = true;
    let sum = 0;
    for (let index = 0; index < 7; index++) {
      if (index == implied) continue;
      const digit = (number / weightOf(index)) % (byteOf(most, index) + 1);
      sum += digit;
      if (digit > 0) setBit(having + <usize>index * filterBytes, number);
      if (digit < byteOf(least, index)) isEnough = false;
    }
    for (let at = sum; at <= pieces; at++) setBit(within + <usize>at * filterBytes, number);
    const rest = pieces - sum;
    if (isEnough && rest >= byteOf(least, implied) && rest <= byteOf(most, implied)) setBit(bits, number);
  }
}

function setBit(set: usize, number: i32): void {
  const at = set + ((number >> 6) << 3);
  store<u64>(at, load<u64>(at) | (<u64>1 << (number & 63)));
}

/** An empty block. */
function takeBlock(at: i32): usize {
  const block = blocks + <usize>taken * blockBytes;
  memory.fill(block, 0, blockBytes);
  store<u32>(block, <u32>(spare + <usize>taken * <usize>words * 8), 8);
  store<u32>(blockOf + <usize>at * 4, <u32>block);
  taken++;
  return block;
}

export function blockAt(node: i32): usize {
  return load<u32>(blockOf + <usize>node * 4);
}

// @ts-ignore: decorator
@inline
export function bitsOf(block: usize): usize {
  return block + headBytes;
}

// @ts-ignore: decorator
@inline
export function edgesOf(block: usize): usize {
  return load<u32>(block);
}

// @ts-ignore: decorator
@inline
export function endOf(block: usize): usize {
  return load<u32>(block, 4);
}

// @ts-ignore: decorator
@inline
export function placementOf(edge: usize): i32 {
  return load<i32>(edge) & 0xffffff;
}

// @ts-ignore: decorator
@inline
export function weightOfEdge(edge: usize): i32 {
  return load<i32>(edge, 4);
}

// @ts-ignore: decorator
@inline
export function blockAfter(edge: usize): usize {
  return load<u32>(edge, 8);
}

/** As many bits as bitsOf, of which none is set at first. */
// @ts-ignore: decorator
@inline
export function spareBitsOf(block: usize): usize {
  return load<u32>(block, 8);
}

/** Of the numbers that an edge leads to: those that don't come from a count beyond its bound, carried over. */
// @ts-ignore: decorator
@inline
export function rightAfter(edge: usize): usize {
  return having + <usize>load<u8>(edge, 3) * filterBytes;
}

/** Continues for this many words; true at the end. */
export function viableMore(work: i32): bool {
  for (; node >= 0; node--) {
    while (node < firstOf(layer)) layer--;
    if (!isLiving(node)) continue;
    if (work <= 0) return false;
    const block = takeBlock(node);
    const from = load<i32>(start + <usize>node * 4);
    const end = load<i32>(start + <usize>(node + 1) * 4);
    store<u32>(block, <u32>edgeAt(from));
    store<u32>(block, <u32>edgeAt(end), 4);
    for (let edge = from; edge < end; edge++) addEdge(block, edge);
    work -= words * (end - from);
  }
  return true;
}

function edgeAt(edge: i32): usize {
  return edges + <usize>(edge - firstEdge) * edgeBytes;
}

function addEdge(block: usize, edge: i32): void {
  const laid = load<i32>(step + <usize>edge * 4);
  const index = <i32>load<u8>(piece + laid);
  const to = load<u32>(blockOf + <usize>load<i32>(child + <usize>edge * 4) * 4);
  const own = edgeAt(edge);
  store<i32>(own, load<i32>(placement + laid * 4) | (index << 24));
  store<i32>(own, weightOf(index), 4);
  store<u32>(own, to, 8);
  addLess(bitsOf(block), bitsOf(to), index);
}

/** Adds to a set of this layer the numbers of a set of the next one that have at least one of the piece, minus that one. */
function addLess(to: usize, from: usize, index: i32): void {
  const filter = index == implied ? within + <usize>layer * filterBytes : having + <usize>index * filterBytes;
  const weight = weightOf(index);
  const away = <usize>(weight >> 6) << 3;
  const shift = weight & 63;
  const end = <usize>words * 8 - away;
  const source = from + away;
  const mask = filter + away;
  if (shift == 0) {
    for (let at: usize = 0; at < end; at += 8)
      store<u64>(to + at, load<u64>(to + at) | (load<u64>(source + at) & load<u64>(mask + at)));
    return;
  }
  let here = load<u64>(source) & load<u64>(mask);
  for (let at: usize = 0; at < end; at += 8) {
    const next = load<u64>(source + at, 8) & load<u64>(mask + at, 8);
    store<u64>(to + at, load<u64>(to + at) | (here >> shift) | (next << (64 - shift)));
    here = next;
  }
}
