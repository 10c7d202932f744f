/** The graph of fronts in plain TypeScript: the twin of wasm/graph.as. */
import { Growing } from './growing.ts';
import { type Steps, frontWords } from './sweep.ts';
import { type Slices } from '../sweeper.ts';

const slice = 4096;

/** Edges lead to nodes on a path to the end alone. Nodes are numbered layer by layer: the first is the start, the last the end. */
export interface Graph {
  readonly nodes: number;
  /** Edges of a node are those from `start[node]` up to `start[node + 1]`. */
  readonly start: Int32Array;
  /** The step of an edge, an index into `Steps`. */
  readonly step: Int32Array;
  readonly child: Int32Array;
  /** Least and most number of each piece on the paths to the end: 8 bytes each, pieces by index. */
  readonly least: Uint8Array;
  readonly most: Uint8Array;
}

/** The graph of a region that has no tiling. */
const nothing: Graph = {
  nodes: 0,
  start: new Int32Array(1),
  step: new Int32Array(0),
  child: new Int32Array(0),
  least: new Uint8Array(0),
  most: new Uint8Array(0),
};

/** Fronts of one layer: those reached after the same number of pieces. */
class Layer {
  readonly fronts = new Growing(frontWords * 256);
  readonly places = new Growing(256);
  #table = new Int32Array(1024);

  constructor(readonly firstNode: number) {}

  get size(): number {
    return this.places.length;
  }

  /** The number of this front within the layer; new ones are added. */
  find(a: number, b: number, c: number, d: number, place: number): number {
    if (2 * this.size >= this.#table.length) this.#rehash();
    let slot = hash(a, b, c, d) & (this.#table.length - 1);
    const { data } = this.fronts;
    for (let entry; (entry = this.#table[slot]!) !== 0; slot = (slot + 1) & (this.#table.length - 1)) {
      const at = frontWords * (entry - 1);
      if (data[at] === a && data[at + 1] === b && data[at + 2] === c && data[at + 3] === d) return entry - 1;
    }
    this.#table[slot] = this.size + 1;
    this.fronts.push(a);
    this.fronts.push(b);
    this.fronts.push(c);
    this.fronts.push(d);
    this.places.push(place);
    return this.size - 1;
  }

  #rehash(): void {
    const table = new Int32Array(4 * this.#table.length);
    const { data } = this.fronts;
    for (let entry = 0; entry < this.size; entry++) {
      const at = frontWords * entry;
      let slot = hash(data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!) & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = entry + 1;
    }
    this.#table = table;
  }
}

function hash(a: number, b: number, c: number, d: number): number {
  let mixed =
    Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}

/** All fronts that can be reached, without those from which the end can't be; null where there are more than `mostNodes`. */
export function* buildGraph(steps: Steps, mostNodes: number): Slices<Graph | null> {
  const start = new Growing();
  const step = new Growing();
  const child = new Growing();
  let layer = new Layer(0);
  layer.find(0, 0, 0, 0, 0);
  for (let placed = 0; placed < steps.pieces; placed++) {
    const next = new Layer(layer.firstNode + layer.size);
    for (let node = 0; node < layer.size; node++) {
      if (node % slice === slice - 1) yield placed / steps.pieces;
      start.push(step.length);
      expand(steps, layer, node, (taken, a, b, c, d, place) => {
        step.push(taken);
        child.push(next.firstNode + next.find(a, b, c, d, place));
      });
    }
    if (next.firstNode + next.size > mostNodes) return null;
    layer = next;
  }
  for (let node = 0; node <= layer.size; node++) start.push(step.length);
  if (layer.size === 0) return nothing;
  return settle(steps, start.data, step.data, child.data, layer.firstNode + layer.size);
}

type Found = (step: number, a: number, b: number, c: number, d: number, place: number) => void;

/** Every piece that covers the first open cell of a front, with the front that it leaves. */
function expand({ first, mask }: Steps, { fronts, places }: Layer, node: number, found: Found): void {
  const at = frontWords * node;
  const [a, b, c, d] = [fronts.data[at]!, fronts.data[at + 1]!, fronts.data[at + 2]!, fronts.data[at + 3]!];
  const place = places.data[node]!;
  for (let step = first[place]!; step < first[place + 1]!; step++) {
    const own = frontWords * step;
    const [oa, ob, oc, od] = [mask[own]!, mask[own + 1]!, mask[own + 2]!, mask[own + 3]!];
    if (((a & oa) | (b & ob) | (c & oc) | (d & od)) !== 0) continue;
    let [na, nb, nc, nd] = [a | oa, b | ob, c | oc, d | od];
    let newPlace = place;
    while (na === -1) {
      [na, nb, nc, nd] = [nb, nc, nd, 0];
      newPlace += 32;
    }
    const run = 31 - Math.clz32(~na & -~na);
    if (run > 0) {
      na = (na >>> run) | (nb << (32 - run));
      nb = (nb >>> run) | (nc << (32 - run));
      nc = (nc >>> run) | (nd << (32 - run));
      nd >>>= run;
    }
    found(step, na | 0, nb | 0, nc | 0, nd | 0, newPlace + run);
  }
}

/** Leaves out nodes without a way to the end, and works out what the ways from the others use. */
function settle(steps: Steps, start: Int32Array, step: Int32Array, child: Int32Array, nodes: number): Graph {
  const least = new Uint8Array(8 * nodes).fill(255);
  const most = new Uint8Array(8 * nodes);
  least.fill(0, 8 * (nodes - 1));
  const newStart = new Int32Array(nodes + 1);
  let end = step.length;
  newStart[nodes] = end;
  for (let node = nodes - 1; node >= 0; node--) {
    for (let edge = start[node + 1]! - 1; edge >= start[node]!; edge--) {
      const to = child[edge]!;
      if (least[8 * to] === 255) continue;
      end--;
      step[end] = step[edge]!;
      child[end] = to;
      include(least, most, node, to, steps.piece[step[edge]!]!);
    }
    newStart[node] = end;
  }
  if (least[0] === 255) return nothing;
  return { nodes, start: newStart, step, child, least, most };
}

function include(least: Uint8Array, most: Uint8Array, node: number, to: number, piece: number): void {
  for (let index = 0; index < 7; index++) {
    const own = index === piece ? 1 : 0;
    least[8 * node + index] = Math.min(least[8 * node + index]!, least[8 * to + index]! + own);
    most[8 * node + index] = Math.max(most[8 * node + index]!, most[8 * to + index]! + own);
  }
}
