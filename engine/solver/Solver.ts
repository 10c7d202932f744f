import { type Bits, countBits, hasBit } from './bits.ts';
import { Coverage } from './Coverage.ts';
import { Fields } from './Fields.ts';
import type { Question } from './question.ts';
import { type QueueNode, QueueTree, mostOf, nodesAt, queueAt } from './queueTree.ts';
import { type Laid, WaySteps, fillings, usedSteps } from './ways.ts';

/** What came of a part of the queues. */
export interface Judged {
  solved: number;
  total: number;
  /** Queues with which the rows can't be cleared, as letters. */
  failing: string[];
  /** Every place that a piece takes on some way; empty where they were not asked for. */
  used: Laid[];
}

/** Parts that the queues are cut into, where there are as many. */
const wantedParts = 12;
const deepestCut = 3;

/**
 * Answers a question in parts that any solver of the same question can take, in this or another thread. Knows on what it
 * found for earlier parts.
 */
export class Solver {
  readonly #fields: Fields;
  readonly #tree = new QueueTree();
  readonly #root: QueueNode;
  readonly #quick: Coverage;
  readonly #whole: Coverage;
  readonly #depth: number;
  readonly #parts: QueueNode[];

  constructor(private readonly question: Question) {
    this.#fields = new Fields(question.rows, question);
    this.#root = this.#tree.root(question.patterns, question.length);
    const steps = { cleared: this.#fields.cleared, after: this.#fields.after.bind(this.#fields) };
    this.#quick = new Coverage(steps, question.hold);
    this.#whole = new Coverage(steps, question.hold, true);
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

  /** Which queues of a part clear the rows; with `used` the places on all ways too. */
  judge(part: number, used: boolean): Judged {
    const tree = this.#tree.only(this.#root, this.#depth, new Set([this.#parts[part]!]))!;
    const coverage = used ? this.#whole : this.#quick;
    const bits = coverage.solve(tree);
    const solved = countBits(bits);
    const failing: string[] = [];
    for (let number = 0; number < tree.count; number++)
      if (!hasBit(bits, number)) failing.push(queueAt(tree, number).join(''));
    return { solved, total: tree.count, failing, used: used ? usedSteps(this.#fields, coverage) : [] };
  }

  /** Candidates for ways: all fillings of the empty cells with these places that some queue may have the pieces for. */
  fillings(used: readonly Laid[]): Generator<Laid[]> {
    return fillings(this.#fields.emptyCells(0), used, mostOf(this.#root));
  }

  /** The numbers of the queues that can play a way: pieces that fill all empty cells. */
  queuesOf(way: readonly Laid[]): Bits {
    return new Coverage(new WaySteps(this.#fields, way), this.question.hold, true).solve(this.#root);
  }

  /** The queue of a number, as letters. */
  queue(number: number): string {
    return queueAt(this.#root, number).join('');
  }

  #cutDepth(): number {
    let depth = 0;
    while (
      depth < Math.min(deepestCut, this.question.length) &&
      nodesAt(this.#root, depth).size < wantedParts
    )
      depth++;
    return depth;
  }
}
