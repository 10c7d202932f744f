/** All paths through a graph that use pieces within bounds, in plain TypeScript: the twin of wasm/bagged.as. */
import { type Bounds, isFree } from '../bounds.ts';
import { type Graph } from './graph.ts';
import { Growing } from './growing.ts';
import { type Steps } from './sweep.ts';
import { type Batch, mostPieces } from '../sweeper.ts';

const batchValues = 1 << 16;
const slice = 1 << 14;

const signs = 0x80808080 | 0;

/** Four counts from `from` on, in a byte each. */
function packCounts(counts: ArrayLike<number>, from: number): number {
  let packed = 0;
  for (let index = Math.min(from + 3, 6); index >= from; index--)
    packed = (packed << 8) | Math.min(mostPieces, counts[index]!);
  return packed;
}

/** What has been seen: a node together with the pieces used on the way to it. */
class States {
  readonly node = new Growing();
  readonly low = new Growing();
  readonly high = new Growing();
  /** Edges on the way to the end; none where there is no way. */
  readonly start = new Growing();
  readonly end = new Growing();
  #table = new Int32Array(1 << 12);

  /** The state's number; the bitwise complement of a new one's number where it was not there. */
  find(node: number, low: number, high: number): number {
    if (2 * this.node.length >= this.#table.length) this.#rehash();
    let slot = mix(node, low, high) & (this.#table.length - 1);
    for (let entry; (entry = this.#table[slot]!) !== 0; slot = (slot + 1) & (this.#table.length - 1)) {
      const at = entry - 1;
      if (this.node.data[at] === node && this.low.data[at] === low && this.high.data[at] === high) return at;
    }
    const added = this.node.length;
    this.#table[slot] = added + 1;
    this.node.push(node);
    this.low.push(low);
    this.high.push(high);
    this.start.push(0);
    this.end.push(0);
    return ~added;
  }

  #rehash(): void {
    const table = new Int32Array(4 * this.#table.length);
    for (let at = 0; at < this.node.length; at++) {
      let slot = mix(this.node.data[at]!, this.low.data[at]!, this.high.data[at]!) & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = at + 1;
    }
    this.#table = table;
  }
}

function mix(node: number, low: number, high: number): number {
  let mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b) ^ Math.imul(high, 0xc2b2ae35);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}

const exploring = 0;
const replaying = 1;

/** One stretch of a search: a frame for each piece laid so far. */
class Search {
  readonly #states = new States();
  readonly #edgeStep = new Growing();
  readonly #edgeState = new Growing();
  readonly #mode: Uint8Array;
  readonly #state: Int32Array;
  readonly #first: Int32Array;
  readonly #cursor: Int32Array;
  readonly #end: Int32Array;
  readonly #path: Int32Array;
  /** Edges found for the states that are being explored. */
  readonly #found: number[][];
  readonly #leastLow: number;
  readonly #leastHigh: number;
  readonly #mostLow: number;
  readonly #mostHigh: number;
  readonly #nodeLeast: Int32Array;
  readonly #nodeMost: Int32Array;
  /** Whether it makes a difference which pieces are used. */
  readonly #counts: boolean;
  readonly #out: Int32Array;
  #outLength = 0;
  #depth = -1;

  constructor(
    private readonly steps: Steps,
    private readonly graph: Graph,
    bounds: Bounds,
  ) {
    const { least, most } = bounds;
    this.#counts = !isFree(bounds, steps.pieces);
    const depths = steps.pieces + 1;
    this.#mode = new Uint8Array(depths);
    this.#state = new Int32Array(depths);
    this.#first = new Int32Array(depths);
    this.#cursor = new Int32Array(depths);
    this.#end = new Int32Array(depths);
    this.#path = new Int32Array(depths);
    this.#found = Array.from({ length: depths }, () => []);
    this.#leastLow = packCounts(least, 0);
    this.#leastHigh = packCounts(least, 4);
    this.#mostLow = packCounts(most, 0) | signs;
    this.#mostHigh = packCounts(most, 4) | signs;
    this.#nodeLeast = new Int32Array(graph.least.buffer);
    this.#nodeMost = new Int32Array(graph.most.buffer);
    this.#out = new Int32Array(Math.max(1, Math.floor(batchValues / steps.pieces)) * steps.pieces);
    if (graph.nodes > 0 && this.#mayLead(0, 0, 0)) this.#explore(0, ~this.#states.find(0, 0, 0));
  }

  get isDone(): boolean {
    return this.#depth < 0;
  }

  /** Goes on until the batch is full or so much work is done. */
  run(): Batch {
    this.#outLength = 0;
    for (let work = 0; work < slice && this.#depth >= 0 && this.#outLength < this.#out.length; work++)
      if (this.#mode[this.#depth] === replaying) this.#replayNext();
      else this.#exploreNext();
    const tilings = this.#out.slice(0, this.#outLength);
    return { tilings, count: this.#outLength / this.steps.pieces, progress: this.#progress() };
  }

  /** Whether a node with these pieces used has, by the sums of its ways alone, a way within the bounds. */
  #mayLead(node: number, low: number, high: number): boolean {
    if (!this.#counts) return this.graph.least[8 * node] !== 255;
    const at = 2 * node;
    const fits =
      (this.#mostLow - (low + this.#nodeLeast[at]!)) &
      (this.#mostHigh - (high + this.#nodeLeast[at + 1]!)) &
      (((low + this.#nodeMost[at]!) | signs) - this.#leastLow) &
      (((high + this.#nodeMost[at + 1]!) | signs) - this.#leastHigh);
    return (fits & signs) === signs;
  }

  #explore(depth: number, state: number): void {
    const node = this.#states.node.data[state]!;
    this.#depth = depth;
    this.#mode[depth] = exploring;
    this.#state[depth] = state;
    this.#found[depth]!.length = 0;
    this.#setEdges(depth, this.graph.start[node]!, this.graph.start[node + 1]!);
  }

  #replay(depth: number, state: number): void {
    this.#depth = depth;
    this.#mode[depth] = replaying;
    this.#setEdges(depth, this.#states.start.data[state]!, this.#states.end.data[state]!);
  }

  #setEdges(depth: number, first: number, end: number): void {
    this.#first[depth] = first;
    this.#cursor[depth] = first;
    this.#end[depth] = end;
  }

  #exploreNext(): void {
    const depth = this.#depth;
    if (this.#cursor[depth] === this.#end[depth]) return this.#close();
    const edge = this.#cursor[depth]!++;
    const step = this.graph.step[edge]!;
    const node = this.graph.child[edge]!;
    const piece = this.steps.piece[step]!;
    const { data: lows } = this.#states.low;
    const { data: highs } = this.#states.high;
    const one = this.#counts ? 1 << ((8 * piece) & 31) : 0;
    const low = lows[this.#state[depth]!]! + (piece < 4 ? one : 0);
    const high = highs[this.#state[depth]!]! + (piece < 4 ? 0 : one);
    if (!this.#mayLead(node, low, high)) return;
    this.#path[depth] = step;
    if (depth + 1 === this.steps.pieces) {
      this.#found[depth]!.push(step, 0);
      return this.#emit();
    }
    const state = this.#states.find(node, low, high);
    if (state < 0) return this.#explore(depth + 1, ~state);
    if (this.#states.start.data[state] === this.#states.end.data[state]) return;
    this.#found[depth]!.push(step, state);
    this.#replay(depth + 1, state);
  }

  /** Every edge of a state is known: keeps them, and the edge that leads to it. */
  #close(): void {
    const depth = this.#depth--;
    const found = this.#found[depth]!;
    const state = this.#state[depth]!;
    this.#states.start.data[state] = this.#edgeStep.length;
    for (let at = 0; at < found.length; at += 2) {
      this.#edgeStep.push(found[at]!);
      this.#edgeState.push(found[at + 1]!);
    }
    this.#states.end.data[state] = this.#edgeStep.length;
    if (depth > 0 && found.length > 0) this.#found[depth - 1]!.push(this.#path[depth - 1]!, state);
  }

  #replayNext(): void {
    const depth = this.#depth;
    if (this.#cursor[depth] === this.#end[depth]) {
      this.#depth--;
      return;
    }
    const edge = this.#cursor[depth]!++;
    this.#path[depth] = this.#edgeStep.data[edge]!;
    if (depth + 1 === this.steps.pieces) this.#emit();
    else this.#replay(depth + 1, this.#edgeState.data[edge]!);
  }

  #emit(): void {
    for (let depth = 0; depth < this.steps.pieces; depth++)
      this.#out[this.#outLength++] = this.steps.placement[this.#path[depth]!]!;
  }

  /** Each frame's share of its edges, in its share of the frame before. */
  #progress(): number {
    let done = 0;
    let share = 1;
    for (let depth = 0; depth <= this.#depth && share > 1e-6; depth++) {
      const edges = this.#end[depth]! - this.#first[depth]!;
      const past = Math.max(0, this.#cursor[depth]! - this.#first[depth]! - (depth < this.#depth ? 1 : 0));
      if (edges === 0) break;
      done += (share * past) / edges;
      share /= edges;
    }
    return this.isDone ? 1 : done;
  }
}

/** The tilings within the bounds, batch by batch; an empty batch shows that work goes on. */
export function* baggedTilings(steps: Steps, graph: Graph, bounds: Bounds): Generator<Batch> {
  const search = new Search(steps, graph, bounds);
  do yield search.run();
  while (!search.isDone);
}
