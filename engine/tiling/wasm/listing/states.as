/**
 * The states: the viable numbers at each node that some way from the start leads to, and the edges between them. Every
 * path through them is a tiling.
 */
import { done, firstOf, full, nodes, working } from '../graph';
import { freeFrom, growTo, take } from '../memory';
import { pieces } from '../steps';
import {
  bitsOf, blockAfter, blockAt, edgeBytes, edgesOf, endOf, placementOf, rightAfter, spareBitsOf, weightOfEdge, words,
} from './viable';

const mostStates: i32 = 1 << 22;

export let states: i32 = 0;
/** By state: the address of its first edge; and the end of the last one's. */
let firstEdges: usize = 0;
/** Bytes of an edge: placement, state. */
export const linkBytes: usize = 8;
let links: usize = 0;
let linksEnd: usize = 0;
/** By layer: its first state. */
let layers: usize = 0;

let node: i32 = 0;
let isSpreading: bool = false;

export function beginStates(): void {
  states = 0;
  node = 0;
  isSpreading = true;
  layers = take(<usize>(pieces + 1) * 4);
  const root = nodes > 0 ? blockAt(0) : 0;
  if (root != 0) store<u64>(spareBitsOf(root), load<u64>(bitsOf(root)) & 1);
}

/** Continues for this many nodes. */
export function statesMore(work: i32): i32 {
  for (; isSpreading && node < nodes; node++) {
    if (work-- == 0) return working;
    const block = blockAt(node);
    if (block != 0) spread(block);
    if (states > mostStates) return full;
  }
  if (isSpreading) beginLinks();
  for (; node < nodes; node++) {
    if (work-- == 0) return working;
    const block = blockAt(node);
    if (block != 0) linkAll(block);
  }
  store<u32>(firstEdges + <usize>states * 4, <u32>linksEnd);
  return done;
}

/** Numbers the states of a node, and finds those that they lead to. Its bits give way to the numbers by word. */
function spread(block: usize): void {
  const own = spareBitsOf(block);
  const end = endOf(block);
  for (let word: usize = 0; word < <usize>words * 8; word += 8) {
    const numbers = load<u64>(own + word);
    store<i32>(bitsOf(block) + word, states);
    if (numbers == 0) continue;
    states += <i32>popcnt(numbers);
    for (let edge = edgesOf(block); edge < end; edge += edgeBytes) reach(edge, numbers, word);
  }
}

function reach(edge: usize, numbers: u64, word: usize): void {
  const weight = weightOfEdge(edge);
  const at = word + (<usize>(weight >> 6) << 3);
  const shift = <u64>(weight & 63);
  addReached(edge, numbers << shift, at);
  if (shift > 0) addReached(edge, numbers >> (64 - shift), at + 8);
}

// @ts-ignore: decorator
@inline
function addReached(edge: usize, numbers: u64, word: usize): void {
  if (word >= <usize>words * 8) return;
  const block = blockAfter(edge);
  const to = spareBitsOf(block) + word;
  const right = load<u64>(bitsOf(block) + word) & load<u64>(rightAfter(edge) + word);
  store<u64>(to, load<u64>(to) | (numbers & right));
}

function beginLinks(): void {
  isSpreading = false;
  node = 0;
  for (let layer = 0; layer <= pieces; layer++) {
    let first = firstOf(layer);
    while (first < nodes - 1 && blockAt(first) == 0) first++;
    store<i32>(layers + <usize>layer * 4, load<i32>(bitsOf(blockAt(first))));
  }
  firstEdges = take(<usize>(states + 1) * 4);
  links = freeFrom();
  linksEnd = links;
}

function linkAll(block: usize): void {
  let state = load<i32>(bitsOf(block));
  const own = spareBitsOf(block);
  for (let word = 0; word < words; word++)
    for (let numbers = load<u64>(own + <usize>word * 8); numbers != 0; numbers &= numbers - 1) {
      store<u32>(firstEdges + <usize>state * 4, <u32>linksEnd);
      link(block, word * 64 + <i32>ctz(numbers));
      state++;
    }
}

function link(block: usize, number: i32): void {
  const end = endOf(block);
  growTo(linksEnd + (end - edgesOf(block)));
  for (let edge = edgesOf(block); edge < end; edge += edgeBytes) {
    const after = number + weightOfEdge(edge);
    const word = <usize>(after >> 6) << 3;
    if (word >= <usize>words * 8) continue;
    const to = blockAfter(edge);
    const numbers = load<u64>(spareBitsOf(to) + word);
    const bit = <u64>1 << (after & 63);
    if ((numbers & load<u64>(rightAfter(edge) + word) & bit) == 0) continue;
    store<i32>(linksEnd, placementOf(edge));
    store<i32>(linksEnd, load<i32>(bitsOf(to) + word) + <i32>popcnt(numbers & (bit - 1)), 4);
    linksEnd += linkBytes;
  }
}

// @ts-ignore: decorator
@inline
export function linksOf(state: i32): usize {
  return load<u32>(firstEdges + <usize>state * 4);
}

/** The first state of a layer. */
export function firstStateOf(layer: i32): i32 {
  return load<i32>(layers + <usize>layer * 4);
}

/** Where memory is free behind the last edge. */
export function linksTo(): usize {
  return linksEnd;
}
