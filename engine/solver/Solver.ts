import { type Bits, countBits, hasBit } from './queues/bits.ts';
import { Coverage } from './queues/Coverage.ts';
import { Fields } from './fields/Fields.ts';
import { type First, firstsOf } from './ways/firsts.ts';
import type { Question } from './asking/question.ts';
import { type QueueNode, QueueTree, mostOf, nodesAt, queueAt } from './queues/queueTree.ts';
import { waysThrough, withoutIdle } from './ways/walk.ts';
import { type Laid, UsedPlaces, WaySteps, fillings } from './ways/ways.ts';

/** The result of a part of the queues. */
export interface Judged {
  solved: number;
  total: number;
  /** Queues with which the target can't be reached, as letters. */
  failing: string[];
  /** Every place that a piece takes on some way, without those of earlier answers; empty if not requested. */
  used: Laid[];
}

/** The number of parts into which the queues are divided, if there are enough. */
const wantedParts = 12;
const deepestCut = 3;

/**
 * Answers a question in parts that any solver of the same question can take, in this or another thread. Caches its
 * results for earlier parts.
 */
export class Solver {
  readonly #fields: Fields;
  readonly #tree = new QueueTree();
  readonly #root: QueueNode;
  readonly #quick: Coverage;
  readonly #whole: Coverage;
  readonly #used: UsedPlaces;
  readonly #depth: number;
  readonly #parts: QueueNode[];

  /** `goesOn` is called again and again during long work. */
  constructor(
    private readonly question: Question,
    goesOn?: () => void,
  ) {
    this.#fields = new Fields(question, goesOn);
    this.#root = this.#tree.root(question.patterns, question.length);
    this.#quick = new Coverage(this.#fields, question.hold);
    this.#whole = new Coverage(this.#fields, question.hold, true);
    this.#used = new UsedPlaces(this.#fields, this.#whole);
    this.#depth = this.#cutDepth();
    this.#parts = [...nodesAt(this.#root, this.#depth)];
  }

  /** The number of parts for `judge`. */
  get parts(): number {
    return this.#parts.length;
  }

  /** All queues. */
  get total(): number {
    return this.#root.count;
  }

  /** The queues of a part that reach the target; with `used` the places on all ways too. */
  judge(part: number, used: boolean): Judged {
    const tree = this.#tree.only(this.#root, this.#depth, new Set([this.#parts[part]!]))!;
    const coverage = used ? this.#whole : this.#quick;
    const bits = coverage.solve(tree, this.question.locked);
    return {
      solved: countBits(bits),
      total: tree.count,
      failing: this.#queuesWithout(tree, bits),
      used: used ? this.#used.fresh() : [],
    };
  }

  #queuesWithout(tree: QueueNode, bits: Bits): string[] {
    const failing: string[] = [];
    for (let number = 0; number < tree.count; number++)
      if (!hasBit(bits, number)) failing.push(queueAt(tree, number).join(''));
    return failing;
  }

  /** Every way of all queues, in any order and without idle pieces; the final piece comes last. */
  walk(): Laid[][] {
    this.#whole.solve(this.#root, this.question.locked);
    return withoutIdle(waysThrough(this.#fields, this.#whole));
  }

  /** Candidates for ways: all fillings of the required cells with these places for which some queue may have the pieces. */
  fillings(used: readonly Laid[]): Generator<Laid[]> {
    return fillings(this.#fields.cellsToFill(), used, mostOf(this.#root));
  }

  /** The numbers of the queues that can play a way, which reaches the target. */
  queuesOf(way: readonly Laid[]): Bits {
    return new Coverage(new WaySteps(this.#fields, way), this.question.hold, true).solve(this.#root);
  }

  /** The result of the first placement, for every place of the first piece or of the one from hold; see `firstsOf`. */
  firsts(): First[] {
    return firstsOf(this.#fields, this.#quick, this.#root, this.question);
  }

  /** The queue of a number, as letters. */
  queue(number: number): string {
    return queueAt(this.#root, number).join('');
  }

  /** A start that all queues have in common is no cut. */
  #cutDepth(): number {
    let depth = 0;
    while (nodesAt(this.#root, depth + 1).size === 1) depth++;
    const deepest = Math.min(depth + deepestCut, this.question.length);
    while (depth < deepest && nodesAt(this.#root, depth).size < wantedParts) depth++;
    return depth;
  }
}
