import { beginSearch, setBounds } from './bagged';
import { beginCount } from './count';
import { beginBuild, takeGraph } from './graph';
import { forgetAll, giveBack, keep } from './memory';
import { takeSteps } from './steps';
import { beginViable } from './listing/viable';
import { beginWalk } from './listing/walk';

export { search } from './bagged';
export { countMore, countProgress } from './count';
export { buildMore, buildProgress, child, nodes, ranges, start, step } from './graph';
export { out, outCount, searchProgress } from './frames';
export { frontAt, hereCount } from './layers';
export { beginStates, statesMore } from './listing/states';
export { livingNodes, numbersWithin, viableMore } from './listing/viable';
export { walk } from './listing/walk';
export { first, mask, piece, placement } from './steps';

/** Makes room for the steps, which the host writes next. */
export function prepare(cells: i32, steps: i32): void {
  forgetAll();
  takeSteps(cells, steps);
  keep();
}

/** Begins the graph; a search later uses the memory of its layers for its states. */
export function graph(nodeRoom: i32, edgeRoom: i32, layerRoom: i32): void {
  takeGraph(nodeRoom, edgeRoom);
  keep();
  beginBuild(layerRoom, 0);
}

/** Begins to count all tilings, in numbers of this many 64-bit words, without keeping a graph. */
export function countAll(layerRoom: i32, ways: i32): void {
  giveBack();
  beginBuild(layerRoom, ways);
}

/** Begins to compute which pieces may be used where, after numbersWithin(most). */
export function viable(living: i32, least: u64, most: u64): void {
  giveBack();
  beginViable(living, least, most);
}

/** Begins with the paths from state to state. */
export function walkStates(outRoom: i32): void {
  beginWalk(outRoom);
}

/** Begins with the paths within bounds through the graph that was built last; bounds have a byte for each piece. */
export function list(stateRoom: i32, outRoom: i32, least: u64, most: u64): void {
  giveBack();
  beginSearch(stateRoom, outRoom, least, most);
}

/** Begins to count these paths. */
export function count(layerRoom: i32, ways: i32, least: u64, most: u64): void {
  giveBack();
  setBounds(least, most);
  beginCount(layerRoom, ways);
}
