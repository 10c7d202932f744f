import { type Bins, type Split, type SplitRules, type Sums, bestSplit } from './histogram.ts';

/** A node asks whether a feature is at most a threshold; a leaf answers a value. */
export type Tree = number | { feature: number; threshold: number; atMost: Tree; above: Tree };

export function evaluateTree(tree: Tree, row: readonly number[]): number {
  let node = tree;
  while (typeof node !== 'number') node = row[node.feature]! <= node.threshold ? node.atMost : node.above;
  return node;
}

export interface TreeRules extends SplitRules {
  leaves: number;
}

/** First and second derivatives of the loss at each row. */
export interface Slopes {
  gradient: Float64Array;
  hessian: Float64Array;
}

interface Leaf {
  rows: Int32Array;
  sums: Sums;
  split: Split | null;
  /** Once it is split. */
  children: readonly [Leaf, Leaf] | null;
}

class Grower {
  constructor(
    private readonly bins: Bins,
    private readonly slopes: Slopes,
    private readonly features: readonly number[],
    private readonly rules: TreeRules,
  ) {}

  grow(rows: Int32Array): Tree {
    const root = this.leafOf(rows);
    const open = [root];
    for (let leaves = 1; leaves < this.rules.leaves; leaves++) {
      const best = open.reduce((most, leaf) =>
        (leaf.split?.gain ?? 0) > (most.split?.gain ?? 0) ? leaf : most,
      );
      if (!best.split) break;
      best.children = this.divide(best.rows, best.split);
      open.splice(open.indexOf(best), 1, ...best.children);
    }
    return this.treeOf(root);
  }

  private leafOf(rows: Int32Array): Leaf {
    const { gradient, hessian } = this.slopes;
    const sums: Sums = { gradient: 0, hessian: 0, rows: rows.length };
    for (const row of rows) {
      sums.gradient += gradient[row]!;
      sums.hessian += hessian[row]!;
    }
    const split = bestSplit(this.bins, rows, sums, this.features, gradient, hessian, this.rules);
    return { rows, sums, split, children: null };
  }

  private divide(rows: Int32Array, { feature, bin }: Split): [Leaf, Leaf] {
    const codes = this.bins.codes[feature]!;
    return [
      this.leafOf(rows.filter((row) => codes[row]! <= bin)),
      this.leafOf(rows.filter((row) => codes[row]! > bin)),
    ];
  }

  private treeOf({ children, split, sums }: Leaf): Tree {
    if (!children || !split) return -sums.gradient / Math.max(sums.hessian + this.rules.ridge, 1e-9);
    const threshold = this.bins.edges[split.feature]![split.bin]!;
    return {
      feature: split.feature,
      threshold,
      atMost: this.treeOf(children[0]),
      above: this.treeOf(children[1]),
    };
  }
}

/** A tree that lowers the loss, leaf by leaf where it lowers it the most (as LightGBM grows them). */
export function growTree(
  bins: Bins,
  rows: Int32Array,
  slopes: Slopes,
  features: readonly number[],
  rules: TreeRules,
): Tree {
  return new Grower(bins, slopes, features, rules).grow(rows);
}
