/** Whether, how and in how many orders the pieces of a tiling can be placed in play. */
import { type Piece, pieces } from '../../tetris/types.ts';
import { type BuildSite } from './buildSite.ts';

/** An order of pieces, by their index in the tiling; null if there is none. `drops`: by hard drops only. */
export function findOrder(site: BuildSite, drops = false): number[] | null {
  const dead = new Set<number>();
  const order: number[] = [];
  const visit = (built: number): boolean => {
    if (built === site.all) return true;
    if (dead.has(built)) return false;
    for (const index of bitsOf(drops ? site.droppable(built) : site.addable(built))) {
      order.push(index);
      if (visit(built | (1 << index))) return true;
      order.pop();
    }
    dead.add(built);
    return false;
  };
  return visit(0) ? order : null;
}

export function* bitsOf(set: number): Generator<number> {
  for (let left = set; left !== 0; left &= left - 1) yield 31 - Math.clz32(left & -left);
}

/** More pieces have too many sets to examine all of them. */
export const mostCounted = 22;

/** Sums over all sets of pieces: the number of orders that produce each set; impossible sets are absent. */
function ordersBySet(site: BuildSite, mayStand: (built: number) => boolean): Map<number, number> {
  let layer = new Map([[0, 1]]);
  const all = new Map(layer);
  for (let size = 0; size < site.kinds.length; size++) {
    const next = new Map<number, number>();
    for (const [built, orders] of layer)
      for (const index of bitsOf(site.addable(built))) {
        const after = built | (1 << index);
        if (mayStand(after)) next.set(after, (next.get(after) ?? 0) + orders);
      }
    for (const [built, orders] of next) all.set(built, orders);
    layer = next;
  }
  return all;
}

/** The number of orders in which the pieces can be placed. */
export function countOrders(site: BuildSite): number {
  return ordersBySet(site, () => true).get(site.all) ?? 0;
}

/** Seven pieces, one of each kind, that can be placed before the others while every bag is used up in turn. */
export interface FirstBag {
  /** By their index in the tiling. */
  pieces: number[];
  /** Orders of all pieces, bag after bag, that begin with these. */
  orders: number;
}

/** The pieces that can be those of the first bag; those with the most orders first. */
export function firstBags(site: BuildSite): FirstBag[] {
  if (site.kinds.length < pieces.length) return [];
  const before = ordersBySet(site, (built) => followsBags(site.kinds, built));
  const after = ordersToEnd(site, before);
  const found: FirstBag[] = [];
  for (const [built, orders] of before) {
    const set = [...bitsOf(built)];
    const onwards = after.get(built) ?? 0;
    if (set.length === pieces.length && onwards > 0) found.push({ pieces: set, orders: orders * onwards });
  }
  return found.sort((a, b) => b.orders - a.orders);
}

/** After this many pieces each kind was dealt once for every full bag, and at most once more. */
function followsBags(kinds: readonly Piece[], built: number): boolean {
  const counts = pieces.map(() => 0);
  let size = 0;
  for (const index of bitsOf(built)) {
    counts[pieces.indexOf(kinds[index]!)]!++;
    size++;
  }
  const full = Math.floor(size / pieces.length);
  return counts.every((count) => count >= full && count <= full + 1);
}

/** Orders from each set to the whole. */
function ordersToEnd(site: BuildSite, reached: Map<number, number>): Map<number, number> {
  const after = new Map([[site.all, 1]]);
  for (const built of [...reached.keys()].reverse()) {
    if (built === site.all) continue;
    let orders = 0;
    for (const index of bitsOf(site.addable(built))) orders += after.get(built | (1 << index)) ?? 0;
    if (orders > 0) after.set(built, orders);
  }
  return after;
}
