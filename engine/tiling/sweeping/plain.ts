import { baggedTilings } from './bagged.ts';
import { type Bounds } from '../bounds.ts';
import { type Graph, buildGraph } from './graph.ts';
import { type Steps } from './sweep.ts';
import { type Batch, type Slices, type Sweeper, type Tally } from '../sweeper.ts';

/** Nodes of a graph, and states of a count, that fit into memory with room to spare. */
const mostNodes = 1 << 20;
const mostStates = 1 << 19;
const slice = 4096;

/** The sweep in plain TypeScript: for places without WebAssembly, and to test the kernel with. */
export class PlainSweeper implements Sweeper {
  private graph: Graph | null = null;

  constructor(private readonly steps: Steps) {}

  *build(): Slices<boolean> {
    this.graph = yield* buildGraph(this.steps, mostNodes);
    return this.graph !== null;
  }

  *tilings(bounds: Bounds): Generator<Batch> {
    if (this.graph) yield* baggedTilings(this.steps, this.graph, bounds);
  }

  *tally({ least, most }: Bounds): Slices<Tally[] | null> {
    const { graph, steps } = this;
    if (!graph || graph.nodes === 0) return [];
    let layer = new Map([['0 0,0,0,0,0,0,0', { node: 0, used: [0, 0, 0, 0, 0, 0, 0], tilings: 1n }]]);
    for (let placed = 0; placed < steps.pieces; placed++) {
      const next: typeof layer = new Map();
      for (const { node, used, tilings } of layer.values())
        for (let edge = graph.start[node]!; edge < graph.start[node + 1]!; edge++) {
          const piece = steps.piece[graph.step[edge]!]!;
          const after = used.with(piece, used[piece]! + 1);
          const to = graph.child[edge]!;
          if (!mayLead(graph, to, after, least, most)) continue;
          const key = `${to} ${after.join()}`;
          const known = next.get(key);
          if (known) known.tilings += tilings;
          else next.set(key, { node: to, used: after, tilings });
        }
      if (next.size > mostStates) return null;
      layer = next;
      yield placed / steps.pieces;
    }
    return [...layer.values()].map(({ used, tilings }) => ({ counts: used, tilings }));
  }

  *countAll(): Slices<bigint | null> {
    const graph = yield* buildGraph(this.steps, mostNodes);
    if (!graph) return null;
    if (graph.nodes === 0) return 0n;
    const ways = new Array<bigint>(graph.nodes).fill(0n);
    ways[0] = 1n;
    for (let node = 0; node < graph.nodes; node++) {
      if (node % slice === 0) yield node / graph.nodes;
      for (let edge = graph.start[node]!; edge < graph.start[node + 1]!; edge++)
        ways[graph.child[edge]!]! += ways[node]!;
    }
    return ways[graph.nodes - 1]!;
  }
}

/** Whether the sums of the ways from a node leave room for the pieces used to end within the bounds. */
function mayLead(
  graph: Graph,
  node: number,
  used: readonly number[],
  least: readonly number[],
  most: readonly number[],
): boolean {
  return used.every(
    (count, piece) =>
      count + graph.least[8 * node + piece]! <= most[piece]! &&
      count + graph.most[8 * node + piece]! >= least[piece]!,
  );
}
