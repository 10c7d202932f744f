/** Counts the paths of bagged.as without walking them: by layers of nodes with the pieces used on the way to them. */
import { mayLead } from './bagged';
import { child, done, full, nodes, start, step, working } from './graph';
import { addWays, findFront, frontAt, hereCount, nextLayer, takeLayers, waysAt } from './layers';
import { piece, pieces } from './steps';

let layer: i32 = 0;
let at: i32 = 0;

export function beginCount(layerRoom: i32, ways: i32): void {
  takeLayers(layerRoom, ways);
  if (nodes > 0 && mayLead(0, 0)) findFront(0, 0, 0);
  nextLayer();
  if (hereCount > 0) store<u64>(waysAt(frontAt(0)), 1);
  layer = 0;
  at = 0;
}

/** Continues for this many states. At the end the layer has one entry for each multiset: its counts and its ways. */
export function countMore(work: i32): i32 {
  while (layer < pieces) {
    for (; at < hereCount; at++) {
      if (work-- == 0) return working;
      if (!spread(frontAt(at))) return full;
    }
    nextLayer();
    at = 0;
    layer++;
  }
  return done;
}

export function countProgress(): i32 {
  return (1000 * layer) / pieces;
}

function spread(entry: usize): bool {
  const used = load<u64>(entry);
  const node = <i32>load<u64>(entry, 8);
  const end = load<i32>(start + <usize>(node + 1) * 4);
  for (let edge = load<i32>(start + <usize>node * 4); edge < end; edge++) {
    const taken = load<i32>(step + <usize>edge * 4);
    const to = load<i32>(child + <usize>edge * 4);
    const after = used + (<u64>1 << (<u64>load<u8>(piece + taken) * 8));
    if (!mayLead(to, after)) continue;
    const found = findFront(after, <u64>to, 0);
    if (found < 0) return false;
    addWays(entry, found);
  }
  return true;
}
