/** All paths through the graph that use pieces within bounds. */
import { depth, emit, frameAt, isFull, layStep, resetOut, setDepth, setEdges, takeFrames } from './frames';
import { child as graphChild, done, nodes, ranges, start as graphStart, step as graphStep, working } from './graph';
import { take } from './memory';
import { piece, pieces } from './steps';

const signs: u64 = 0x8080808080808080;
const counts: u64 = 0x7f7f7f7f7f7f7f7f;
const firstTable: i32 = 1 << 12;
/** A state whose ways to the end are not kept. */
const forgotten: i32 = -1;

const exploring: i32 = 0;
const replaying: i32 = 1;

/** Bytes of a state: pieces used (8), node, first edge, end of its edges, padding. */
const stateBytes: i32 = 24;
let stateRoom: i32 = 0;
let stateCount: i32 = 0;
let states: usize = 0;
let table: usize = 0;
let tableSize: i32 = 0;

/** Edges of states: step and state. */
let edgeRoom: i32 = 0;
let edgeCount: i32 = 0;
let edges: usize = 0;

/** Edges found by frame; there are never more placements that cover one cell. */
const mostFound: i32 = 80;
let found: usize = 0;
/** Open states while all others are forgotten. */
let kept: usize = 0;

let least: u64 = 0;
let most: u64 = 0;

/** `outRoom`: tilings that fit into the output. */
export function beginSearch(room: i32, outRoom: i32, newLeast: u64, newMost: u64): void {
  stateRoom = room;
  edgeRoom = 2 * room;
  setBounds(newLeast, newMost);
  takeFrames(outRoom, 1);
  found = take((pieces + 1) * mostFound * 8);
  kept = take((pieces + 1) * 16);
  states = take(<usize>room * stateBytes);
  edges = take(<usize>edgeRoom * 8);
  let largest = firstTable;
  while (largest < 2 * room) largest *= 4;
  table = take(<usize>largest * 4);
  forgetStates();
  if (nodes > 0 && mayLead(0, 0)) explore(0, ~findState(0, 0));
}

export function setBounds(newLeast: u64, newMost: u64): void {
  least = newLeast;
  most = newMost | signs;
}

function forgetStates(): void {
  stateCount = 0;
  edgeCount = 0;
  clearTable(firstTable);
}

function clearTable(size: i32): void {
  tableSize = size;
  memory.fill(table, 0, <usize>size * 4);
}

// @ts-ignore: decorator
@inline
function stateAt(state: i32): usize {
  return states + <usize>state * stateBytes;
}

// @ts-ignore: decorator
@inline
function hash(node: i32, used: u64): i32 {
  let mixed = (used ^ (<u64>node << 40) ^ <u64>node) * 0x9e3779b97f4a7c15;
  mixed ^= mixed >> 32;
  mixed *= 0xbf58476d1ce4e5b9;
  return <i32>(mixed >> 32);
}

/** Whether a node with these pieces used has, by the sums of its ways only, a way within the bounds. */
// @ts-ignore: decorator
@inline
export function mayLead(node: i32, used: u64): bool {
  const range = ranges + <usize>node * 16;
  const fits =
    (most - (used + load<u64>(range))) & (((used + counts - load<u64>(range, 8)) | signs) - least);
  return (fits & signs) == signs;
}

/** The state's number; the complement of its number if it is new. */
function findState(node: i32, used: u64): i32 {
  if (2 * stateCount >= tableSize) rehash();
  let slot = hash(node, used) & (tableSize - 1);
  while (true) {
    const entry = load<i32>(table + <usize>slot * 4);
    if (entry == 0) break;
    const at = stateAt(entry - 1);
    if (load<u64>(at) == used && load<i32>(at, 8) == node) return entry - 1;
    slot = (slot + 1) & (tableSize - 1);
  }
  const at = stateAt(stateCount++);
  store<i32>(table + <usize>slot * 4, stateCount);
  store<u64>(at, used);
  store<i32>(at, node, 8);
  store<i32>(at, 0, 12);
  store<i32>(at, 0, 16);
  return ~(stateCount - 1);
}

function rehash(): void {
  clearTable(4 * tableSize);
  for (let entry = 0; entry < stateCount; entry++) {
    const at = stateAt(entry);
    let slot = hash(load<i32>(at, 8), load<u64>(at)) & (tableSize - 1);
    while (load<i32>(table + <usize>slot * 4) != 0) slot = (slot + 1) & (tableSize - 1);
    store<i32>(table + <usize>slot * 4, entry + 1);
  }
}

/** If there is no more room: continues only with the states that are being explored. */
function makeRoom(): void {
  if (stateCount < stateRoom && edgeCount + (pieces + 1) * mostFound < edgeRoom) return;
  let open = 0;
  for (let at = 0; at <= depth; at++) {
    const frame = frameAt(at);
    if (load<i32>(frame) != exploring) break;
    const state = stateAt(load<i32>(frame, 4));
    store<u64>(kept + open * 16, load<u64>(state));
    store<i32>(kept + open * 16, load<i32>(state, 8), 8);
    store<i32>(frame, 1, 28);
    open++;
  }
  forgetStates();
  for (let at = 0; at < open; at++)
    store<i32>(frameAt(at), ~findState(load<i32>(kept + at * 16, 8), load<u64>(kept + at * 16)), 4);
}

function explore(newDepth: i32, state: i32): void {
  setDepth(newDepth);
  const frame = frameAt(depth);
  const node = load<i32>(stateAt(state), 8);
  store<i32>(frame, exploring);
  store<i32>(frame, state, 4);
  store<i32>(frame, 0, 24);
  store<i32>(frame, 0, 28);
  const edge = graphStart + <usize>node * 4;
  setEdges(frame, load<i32>(edge), load<i32>(edge, 4));
}

function replay(newDepth: i32, state: i32): void {
  setDepth(newDepth);
  const frame = frameAt(depth);
  const at = stateAt(state);
  store<i32>(frame, replaying);
  setEdges(frame, load<i32>(at, 12), load<i32>(at, 16));
}

/** Continues for this many steps, or until the output is full. */
export function search(work: i32): i32 {
  resetOut();
  while (depth >= 0 && !isFull() && work-- > 0)
    if (load<i32>(frameAt(depth)) == replaying) replayNext();
    else exploreNext();
  return depth < 0 ? done : working;
}

function exploreNext(): void {
  const frame = frameAt(depth);
  const cursor = load<i32>(frame, 12);
  if (cursor == load<i32>(frame, 16)) return close();
  store<i32>(frame, cursor + 1, 12);
  const step = load<i32>(graphStep + <usize>cursor * 4);
  const node = load<i32>(graphChild + <usize>cursor * 4);
  const used = load<u64>(stateAt(load<i32>(frame, 4))) + (<u64>1 << (<u64>load<u8>(piece + step) * 8));
  if (!mayLead(node, used)) return;
  store<i32>(frame, step, 20);
  layStep(depth, step);
  if (depth + 1 == pieces) {
    addFound(frame, step, 0);
    return emit();
  }
  makeRoom();
  const state = findState(node, used);
  if (state < 0) return explore(depth + 1, ~state);
  const first = load<i32>(stateAt(state), 12);
  if (first == forgotten) return explore(depth + 1, state);
  if (first == load<i32>(stateAt(state), 16)) return;
  addFound(frame, step, state);
  replay(depth + 1, state);
}

function addFound(frame: usize, step: i32, state: i32): void {
  const count = load<i32>(frame, 24);
  const at = found + ((<usize>depth * mostFound + count) << 3);
  store<i32>(at, step);
  store<i32>(at, state, 4);
  store<i32>(frame, count + 1, 24);
}

/** Every edge of a state is known: keeps them, and the edge that leads to it. */
function close(): void {
  const frame = frameAt(depth);
  const state = load<i32>(frame, 4);
  const count = load<i32>(frame, 24);
  const at = stateAt(state);
  const isForgotten = load<i32>(frame, 28) != 0;
  if (isForgotten) {
    store<i32>(at, forgotten, 12);
  } else {
    store<i32>(at, edgeCount, 12);
    memory.copy(edges + <usize>edgeCount * 8, found + ((<usize>depth * mostFound) << 3), <usize>count * 8);
    edgeCount += count;
    store<i32>(at, edgeCount, 16);
  }
  setDepth(depth - 1);
  if (depth < 0) return;
  const before = frameAt(depth);
  if (isForgotten) store<i32>(before, 1, 28);
  else if (count > 0) addFound(before, load<i32>(before, 20), state);
}

function replayNext(): void {
  const frame = frameAt(depth);
  const cursor = load<i32>(frame, 12);
  if (cursor == load<i32>(frame, 16)) {
    setDepth(depth - 1);
    return;
  }
  store<i32>(frame, cursor + 1, 12);
  const edge = edges + <usize>cursor * 8;
  layStep(depth, load<i32>(edge));
  if (depth + 1 == pieces) emit();
  else replay(depth + 1, load<i32>(edge, 4));
}
