/** The graph of fronts. */
import {
  addWays, findFront, frontAt, hereCount, limbs, nextLayer, takeLayers, thereCount, waysAt,
} from './layers';
import { take } from './memory';
import { first, mask, piece, pieces } from './steps';

export const working: i32 = 0;
export const done: i32 = 1;
export const full: i32 = 2;

let nodeRoom: i32 = 0;
let edgeRoom: i32 = 0;
export let nodes: i32 = 0;
export let start: usize = 0;
export let step: usize = 0;
export let child: usize = 0;
/** 16 bytes for each node: least number of each piece on the ways to the end, and `mostCount` minus the most. */
export let ranges: usize = 0;
/** Number of the first node of each layer. */
let layers: usize = 0;

export const mostCount: i32 = 127;

let layer: i32 = 0;
/** Number of the first node of the layer, and the place in it. */
let firstNode: i32 = 0;
let node: i32 = 0;
let edges: i32 = 0;

/** The change of a range by one more piece. */
const changes: usize = memory.data(7 * 16, 16);
for (let index = 0; index < 7; index++) {
  store<u8>(changes + index * 16 + index, 1);
  store<u8>(changes + index * 16 + index, 255, 8);
}

export function takeGraph(newNodeRoom: i32, newEdgeRoom: i32): void {
  nodeRoom = newNodeRoom;
  edgeRoom = newEdgeRoom;
  layers = take(<usize>(pieces + 1) * 4);
  store<i32>(layers, 0);
  start = take(<usize>(nodeRoom + 2) * 4);
  ranges = take(<usize>nodeRoom * 16);
  step = take(<usize>edgeRoom * 4);
  child = take(<usize>edgeRoom * 4);
}

/** `ways`: 64-bit words of a number of ways. If it is not 0, ways are counted and the graph is not kept. */
export function beginBuild(layerRoom: i32, ways: i32): void {
  takeLayers(layerRoom, ways);
  findFront(0, 0, 0);
  nextLayer();
  if (ways > 0) store<u64>(waysAt(frontAt(0)), 1);
  layer = 0;
  firstNode = 0;
  node = 0;
  edges = 0;
}

/** Number of the first node of a layer. */
export function firstOf(layer: i32): i32 {
  return load<i32>(layers + <usize>layer * 4);
}

/** Continues for this many nodes. */
export function buildMore(work: i32): i32 {
  while (layer < pieces) {
    for (; node < hereCount; node++) {
      if (work-- == 0) return working;
      if (limbs == 0) store<i32>(start + <usize>(firstNode + node) * 4, edges);
      if (!expand(frontAt(node))) return full;
    }
    firstNode += hereCount;
    if (limbs == 0 && firstNode + thereCount > nodeRoom) return full;
    nextLayer();
    node = 0;
    layer++;
    if (limbs == 0) store<i32>(layers + <usize>layer * 4, firstNode);
  }
  nodes = hereCount == 0 ? 0 : firstNode + hereCount;
  if (limbs == 0 && nodes > 0) {
    store<i32>(start + <usize>(nodes - 1) * 4, edges);
    store<i32>(start + <usize>nodes * 4, edges);
    settle();
  }
  return done;
}

/** Layers done, in thousandths. */
export function buildProgress(): i32 {
  return (1000 * layer) / pieces;
}

/** Number of fronts in the layer that is being read. */
export function layerSize(): i32 {
  return hereCount;
}

/** Every piece that covers the first open cell of a front. False if there is no more room. */
function expand(front: usize): bool {
  const low = load<u64>(front);
  const high = load<u64>(front, 8);
  const place = load<i32>(front, 16);
  const end = load<i32>(first + (place + 1) * 4);
  for (let at = load<i32>(first + place * 4); at < end; at++) {
    const own = mask + at * 16;
    if (((low & load<u64>(own)) | (high & load<u64>(own, 8))) != 0) continue;
    let newLow = low | load<u64>(own);
    let newHigh = high | load<u64>(own, 8);
    let newPlace = place;
    while (newLow == ~(<u64>0)) {
      newLow = newHigh;
      newHigh = 0;
      newPlace += 64;
    }
    const run = <i32>ctz(~newLow);
    if (run > 0) {
      newLow = (newLow >> run) | (newHigh << (64 - run));
      newHigh >>= run;
    }
    const to = findFront(newLow, newHigh, newPlace + run);
    if (to < 0) return false;
    if (limbs > 0) addWays(front, to);
    else if (!addEdge(at, firstNode + hereCount + to)) return false;
  }
  return true;
}

function addEdge(at: i32, to: i32): bool {
  if (edges == edgeRoom) return false;
  store<i32>(step + <usize>edges * 4, at);
  store<i32>(child + <usize>edges * 4, to);
  edges++;
  return true;
}

/** Removes nodes without a way to the end, and computes the pieces that the ways from the others use. */
function settle(): void {
  const last = nodes - 1;
  const nothing = i8x16.splat(-1);
  v128.store(ranges + <usize>last * 16, v128(0, 0, 0, 0, 0, 0, 0, 0, 127, 127, 127, 127, 127, 127, 127, 127));
  let kept = edgeRoom;
  let oldEnd = edges;
  store<i32>(start + <usize>nodes * 4, kept);
  store<i32>(start + <usize>last * 4, kept);
  for (let at = last - 1; at >= 0; at--) {
    const oldStart = load<i32>(start + <usize>at * 4);
    let range = nothing;
    for (let edge = oldEnd - 1; edge >= oldStart; edge--) {
      const to = load<i32>(child + <usize>edge * 4);
      const own = v128.load(ranges + <usize>to * 16);
      if (i8x16.extract_lane_u(own, 0) == 255) continue;
      const taken = load<i32>(step + <usize>edge * 4);
      kept--;
      store<i32>(step + <usize>kept * 4, taken);
      store<i32>(child + <usize>kept * 4, to);
      range = i8x16.min_u(range, i8x16.add(own, v128.load(changes + load<u8>(piece + taken) * 16)));
    }
    oldEnd = oldStart;
    v128.store(ranges + <usize>at * 16, range);
    store<i32>(start + <usize>at * 4, kept);
  }
  if (i8x16.extract_lane_u(v128.load(ranges), 0) == 255) nodes = 0;
}
