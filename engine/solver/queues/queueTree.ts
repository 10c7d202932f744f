/** The queues of patterns as a tree in which equal branches are one. */
import { type Piece, pieces } from '../../tetris/types.ts';
import type { Pattern } from './pattern.ts';

/** The possible continuations from one place in a queue. Two nodes with the same queues below are the same object. */
export interface QueueNode {
  readonly id: number;
  /** Queues from here on; each has a number from 0 in the order of `pieces`. */
  readonly count: number;
  /** By a piece's number in `pieces`; null if it can't follow. */
  readonly next: readonly (QueueNode | null)[];
  /** The number of the first queue that continues with the piece. */
  readonly first: readonly number[];
  /** Pieces that some queue still has, as bits by their numbers. */
  readonly kinds: number;
}

/** A place in one of the patterns: the rest of its part, as bits, and how many are still drawn from it. */
interface Place {
  pattern: Pattern;
  part: number;
  left: number;
  taken: number;
}

/** Creates and caches nodes. */
export class QueueTree {
  readonly #known = new Map<string, QueueNode>();
  readonly #reached = new Map<string, QueueNode>();

  /** All queues of the patterns, cut to `length` pieces; none counts twice. */
  root(patterns: readonly Pattern[], length: number): QueueNode {
    this.#reached.clear();
    const starts = patterns.map((pattern) => entered({ pattern, part: -1, left: 0, taken: 0 }));
    return this.#grow(starts, patterns, length);
  }

  /**
   * The same queues from `node` on, but only those that pass one of the nodes of `kept` after `depth` pieces; null if
   * none does.
   */
  only(node: QueueNode, depth: number, kept: ReadonlySet<QueueNode>): QueueNode | null {
    if (depth === 0) return kept.has(node) ? node : null;
    const next = node.next.map((child) => child && this.only(child, depth - 1, kept));
    return next.some((child) => child !== null) ? this.#make(next) : null;
  }

  #grow(places: readonly Place[], patterns: readonly Pattern[], length: number): QueueNode {
    const names = places.map(({ pattern, part, left, taken }) =>
      [patterns.indexOf(pattern), part, left, taken].join(),
    );
    const name = `${length} ${[...new Set(names)].sort().join(' ')}`;
    const known = this.#reached.get(name);
    if (known) return known;
    const next = pieces.map((_, piece) => {
      const after = length > 0 ? places.flatMap((place) => drawn(place, piece)) : [];
      return after.length > 0 ? this.#grow(after, patterns, length - 1) : null;
    });
    const node = this.#make(next);
    this.#reached.set(name, node);
    return node;
  }

  #make(next: readonly (QueueNode | null)[]): QueueNode {
    const name = next.map((child) => child?.id ?? '').join();
    let node = this.#known.get(name);
    if (!node) this.#known.set(name, (node = counted(this.#known.size, next)));
    return node;
  }
}

function counted(id: number, next: readonly (QueueNode | null)[]): QueueNode {
  let count = 0;
  const first = next.map((child) => {
    const from = count;
    count += child?.count ?? 0;
    return from;
  });
  const kinds = next.reduce((bits, child, piece) => (child ? bits | child.kinds | (1 << piece) : bits), 0);
  return { id, count: Math.max(count, 1), next, first, kinds };
}

/** Moves on to the next part if this one is used up. */
function entered(place: Place): Place {
  const { pattern, part, taken } = place;
  const following = pattern[part + 1];
  if (taken > 0 || !following) return place;
  const left = following.pieces.reduce((bits, piece) => bits | (1 << pieces.indexOf(piece)), 0);
  return { pattern, part: part + 1, left, taken: following.count };
}

function drawn(place: Place, piece: number): Place[] {
  if (place.taken === 0 || (place.left & (1 << piece)) === 0) return [];
  return [entered({ ...place, left: place.left & ~(1 << piece), taken: place.taken - 1 })];
}

/** The distinct nodes after `depth` pieces. */
export function nodesAt(node: QueueNode, depth: number): Set<QueueNode> {
  let nodes = new Set([node]);
  for (; depth > 0; depth--)
    nodes = new Set([...nodes].flatMap(({ next }) => next.filter((child) => child !== null)));
  return nodes;
}

export function queueAt(node: QueueNode, number: number): Piece[] {
  const queue: Piece[] = [];
  for (let at: QueueNode | null = node, rest = number; at;) {
    const from: QueueNode = at;
    const piece: number = from.next.findIndex(
      (child, index) => child && rest < from.first[index]! + child.count,
    );
    if (piece < 0) break;
    queue.push(pieces[piece]!);
    rest -= from.first[piece]!;
    at = from.next[piece]!;
  }
  return queue;
}

/** By a piece's number: the most that a queue contains of it. */
export function mostOf(node: QueueNode, known = new Map<QueueNode, readonly number[]>()): readonly number[] {
  const before = known.get(node);
  if (before) return before;
  const most = node.next.map(() => 0);
  for (const [piece, child] of node.next.entries())
    for (const [other, count] of child ? mostOf(child, known).entries() : [])
      most[other] = Math.max(most[other]!, count + (piece === other ? 1 : 0));
  known.set(node, most);
  return most;
}
