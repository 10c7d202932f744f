import type { Pair, PuyoField, RuleSet } from '../../../../engine/puyo/types.ts';
import { type Kernel, type Prospects, mostRoots } from '../../../../engine/puyo/wasm/kernel.ts';

/** What a search has been asked, in its order. */
export type Asked =
  | { begin: readonly (PuyoField | null)[]; rules: RuleSet; weights: readonly number[] }
  | { run: readonly Pair[]; width: number }
  | { keep: true }
  | { restore: Prospects };

/** Fields that a line of a search is taken to lead to with each pair. */
const fieldsPerLine = 19;

/** A kernel that searches nothing: it notes what it is asked, and counts fields as a full search would. */
export class NotedKernel {
  readonly asked: Asked[] = [];
  nodes = 0;

  /** The chain that each first placement is said to fire; told anew each time that it is asked. */
  constructor(
    private readonly fires: (asked: readonly Asked[]) => number = () => 0,
    private readonly onRun: (nodes: number) => void = () => undefined,
  ) {}

  begin(roots: readonly (PuyoField | null)[], _: unknown, rules: RuleSet, weights: readonly number[]): void {
    this.asked.push({ begin: roots, rules, weights });
    this.nodes = 0;
  }

  run(pairs: readonly Pair[], _: unknown, width: number): void {
    this.asked.push({ run: pairs, width });
    const nodes = pairs.length * width * fieldsPerLine;
    this.nodes += nodes;
    this.onRun(nodes);
  }

  keep(): void {
    this.asked.push({ keep: true });
  }

  restore(prospects: Prospects): void {
    this.asked.push({ restore: prospects });
  }

  prospects(): Prospects {
    const list = (value: number) => new Int32Array(mostRoots).fill(value);
    const fired = this.fires(this.asked);
    return { fired: list(fired), waited: list(0), firedWays: list(this.asked.length), waitedWays: list(0) };
  }

  /** To hand it over. */
  get asKernel(): Kernel {
    return this as unknown as Kernel;
  }

  get runs(): { run: readonly Pair[]; width: number }[] {
    return this.asked.filter((one) => 'run' in one);
  }

  get begins(): { begin: readonly (PuyoField | null)[]; rules: RuleSet; weights: readonly number[] }[] {
    return this.asked.filter((one) => 'begin' in one);
  }
}
