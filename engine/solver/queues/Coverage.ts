import { type Bits, addBits, allBits, contains, sameBits } from './bits.ts';
import type { QueueNode } from './queueTree.ts';

/** Fields by number, the fields to which a piece leads, and the end of the search. */
export interface Steps {
  isGoal(field: number): boolean;
  /** Pieces without any of which no goal can be reached, as bits by their numbers; 0 if any will do. */
  needs(field: number): number;
  /** `piece`: its index in `pieces`. */
  after(field: number, piece: number): readonly number[];
}

/** No piece is held: the queue is played in order. */
const none = 7;

/**
 * Determines the queues with which a field can reach its goal, for all queues of a tree at once: the result for a
 * field, a held piece and a place in the queues does not depend on how it was reached.
 */
export class Coverage {
  /** By node, and below it by field and hold. */
  readonly #known: Map<number, Bits | null>[] = [];
  readonly #alive = new Set<number>();
  readonly #all = new Map<number, Bits>();

  /** `everyWay`: continues after all queues are known to be playable, so that every step of every way is taken. */
  constructor(
    private readonly steps: Steps,
    private readonly hold: boolean,
    private readonly everyWay = false,
  ) {}

  /**
   * The numbers of the queues from `node` on with which the goal can be reached. `locked`: the first piece of each is
   * in hold and stays there until another one has been placed.
   */
  solve(node: QueueNode, locked = false): Bits {
    const found = locked ? this.#afterLock(node) : this.#solve(0, none, node, this.hold);
    return found ?? new Uint32Array(this.#allOf(node).length);
  }

  /** As `solve` from another field on, with a piece in hold (its index in `pieces`) or none. */
  solveFrom(field: number, held: number | null, node: QueueNode): Bits {
    const found = this.#solve(field, held ?? none, node, held === null && this.hold);
    return found ?? new Uint32Array(this.#allOf(node).length);
  }

  /** Whether the field is on a way on which some queue reaches the goal; only for fields that `solve` has visited. */
  isAlive(field: number): boolean {
    return this.steps.isGoal(field) || this.#alive.has(field);
  }

  #allOf({ count }: QueueNode): Bits {
    let all = this.#all.get(count);
    if (!all) this.#all.set(count, (all = allBits(count)));
    return all;
  }

  /** `isEmpty`: the next piece only goes to hold, from which it or the one after it is placed. */
  #solve(field: number, held: number, node: QueueNode, isEmpty = false): Bits | null {
    if (this.steps.isGoal(field)) return this.#allOf(node);
    const needed = this.steps.needs(field);
    if (needed !== 0 && ((node.kinds | (1 << held)) & needed) === 0) return null;
    const known = (this.#known[node.id] ??= new Map<number, Bits | null>());
    const key = field * 8 + held;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = this.#search(field, held, node, isEmpty);
    known.set(key, found);
    if (found) this.#alive.add(field);
    return found;
  }

  #search(field: number, held: number, node: QueueNode, isEmpty: boolean): Bits | null {
    if (node.next.every((child) => child === null))
      return held === none ? null : this.#place(field, held, none, node, null);
    return this.#collect(node, (piece, child) =>
      isEmpty ? this.#solve(field, piece, child) : this.#draw(field, held, piece, child),
    );
  }

  #afterLock(node: QueueNode): Bits | null {
    return this.#collect(node, (held, later) =>
      this.#collect(later, (piece, child) => this.#place(0, piece, held, child, null)),
    );
  }

  /** The queues of a node from those after each piece. */
  #collect(node: QueueNode, solve: (piece: number, child: QueueNode) => Bits | null): Bits | null {
    const all = this.#allOf(node);
    let found: Bits | null = null;
    for (const [piece, child] of node.next.entries()) {
      const bits = child && solve(piece, child);
      if (!bits) continue;
      found ??= new Uint32Array(all.length);
      addBits(found, bits, node.first[piece]!);
    }
    return found && sameBits(found, all) ? all : found;
  }

  /** The drawn piece is placed, or the one in hold, which it replaces. */
  #draw(field: number, held: number, piece: number, node: QueueNode): Bits | null {
    const bits = this.#place(field, piece, held, node, null);
    return held === none || held === piece ? bits : this.#place(field, held, piece, node, bits);
  }

  #place(field: number, piece: number, held: number, node: QueueNode, before: Bits | null): Bits | null {
    const all = this.#allOf(node);
    const fields = this.steps.after(field, piece);
    if (!this.everyWay && (before === all || this.#isSolvedAfter(fields, held, node, all))) return all;
    let found = before;
    let isOwn = false;
    for (const to of fields) {
      const bits = this.#solve(to, held, node);
      if (!bits || found === all || (found && contains(found, bits))) continue;
      if (found && !isOwn) [found, isOwn] = [found.slice(), true];
      if (found) addBits(found, bits, 0);
      else found = bits;
      if (bits === all || sameBits(found, all)) found = all;
      if (found === all && !this.everyWay) break;
    }
    return found;
  }

  /** Whether all queues are known to be playable from one of the fields. */
  #isSolvedAfter(fields: readonly number[], held: number, node: QueueNode, all: Bits): boolean {
    const known = this.#known[node.id];
    return known !== undefined && fields.some((field) => known.get(field * 8 + held) === all);
  }
}
