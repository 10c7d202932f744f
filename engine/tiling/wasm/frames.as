/** A search's frames, one for each placed piece, and its output of tilings. */
import { take } from './memory';
import { pieces, placement } from './steps';
import { copyWords } from './words';

/** Bytes of a frame: pieces used or mode, state, first edge, cursor, end of the edges, step taken (of bagged.as), edges found, whether some are forgotten. */
const frameBytes: i32 = 32;
let frames: usize = 0;
/** The placements, one for each frame. */
let path: usize = 0;
/** Frame on top; -1 at the end of the search. */
export let depth: i32 = -1;

export let out: usize = 0;
export let outCount: i32 = 0;
let outRoom: i32 = 0;
let edgeUnit: i32 = 1;

/** `room`: tilings that fit into the output; `unit`: by how much edges are counted. */
export function takeFrames(room: i32, unit: i32): void {
  outRoom = room;
  edgeUnit = unit;
  frames = take((pieces + 1) * frameBytes);
  path = take((pieces + 4) * 4);
  out = take(<usize>outRoom * pieces * 4 + 16);
  depth = -1;
}

// @ts-ignore: decorator
@inline
export function frameAt(index: i32): usize {
  return frames + <usize>index * frameBytes;
}

export function setDepth(newDepth: i32): void {
  depth = newDepth;
}

export function setEdges(frame: usize, from: i32, to: i32): void {
  store<i32>(frame, from, 8);
  store<i32>(frame, from, 12);
  store<i32>(frame, to, 16);
}

export function resetOut(): void {
  outCount = 0;
}

export function isFull(): bool {
  return outCount == outRoom;
}

// @ts-ignore: decorator
@inline
export function layStep(index: i32, step: i32): void {
  layPlacement(index, load<i32>(placement + step * 4));
}

// @ts-ignore: decorator
@inline
export function layPlacement(index: i32, laid: i32): void {
  store<i32>(path + index * 4, laid);
}

/** Writes the placements of all frames to the output. */
export function emit(): void {
  const to = out + <usize>outCount * pieces * 4;
  copyWords(to, path, pieces * 4);
  outCount++;
}

/** Writes the placements of the first frames with each of the tails, while there is room; answers how many tilings. */
export function emitTails(length: i32, tails: usize, count: i32): i32 {
  const listed = min(count, outRoom - outCount);
  const head = <usize>length * 4;
  const rest = <usize>(pieces - length) * 4;
  let to = out + <usize>outCount * pieces * 4;
  for (let left = listed; left > 0; left--) {
    copyWords(to, path, head);
    copyWords(to + head, tails, rest);
    to += head + rest;
    tails += rest;
  }
  outCount += listed;
  return listed;
}

/** Each frame's share of its edges, in its share of the frame before: from 0 to 1. */
export function searchProgress(): f64 {
  if (depth < 0) return 1;
  let past: f64 = 0;
  let share: f64 = 1;
  for (let at = 0; at <= depth && share > 1e-6; at++) {
    const frame = frameAt(at);
    const first = load<i32>(frame, 8);
    const edges = <f64>(load<i32>(frame, 16) - first);
    if (edges == 0) break;
    past += (share * <f64>max(0, load<i32>(frame, 12) - first - edgeUnit * i32(at < depth))) / edges;
    share /= edges;
  }
  return past;
}
