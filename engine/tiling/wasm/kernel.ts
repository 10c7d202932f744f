import { type Bounds, isFree } from '../bounds.ts';
import { type Steps } from '../sweeping/sweep.ts';
import { type Batch, type Slices, type Sweeper, type Tally, mostPieces } from '../sweeper.ts';
import { module } from './module.ts';

type Address = WebAssembly.Global<'i32'>;

/** What kernel.as exports; addresses are in bytes of the memory. */
interface KernelExports {
  memory: WebAssembly.Memory;
  first: Address;
  placement: Address;
  piece: Address;
  mask: Address;
  out: Address;
  outCount: Address;
  hereCount: Address;
  nodes: Address;
  ranges: Address;
  prepare(cells: number, steps: number): void;
  graph(nodeRoom: number, edgeRoom: number, layerRoom: number): void;
  buildMore(work: number): number;
  buildProgress(): number;
  countAll(layerRoom: number, words: number): void;
  numbersWithin(most: bigint): number;
  livingNodes(): number;
  viable(living: number, least: bigint, most: bigint): void;
  viableMore(work: number): number;
  beginStates(): void;
  statesMore(work: number): number;
  walkStates(outRoom: number): void;
  walk(work: number): number;
  list(stateRoom: number, outRoom: number, least: bigint, most: bigint): void;
  search(work: number): number;
  searchProgress(): number;
  count(layerRoom: number, words: number, least: bigint, most: bigint): void;
  countMore(work: number): number;
  countProgress(): number;
  frontAt(index: number): number;
}

/** Answers of buildMore, statesMore, search and countMore. */
const working = 0;
const full = 2;

/** Memory is claimed in one of these sizes; unused memory is never touched. */
interface Rooms {
  nodes: number;
  edges: number;
  layer: number;
  states: number;
}
const small: Rooms = { nodes: 1 << 17, edges: 1 << 20, layer: 1 << 16, states: 1 << 20 };
const large: Rooms = { nodes: 1 << 22, edges: 1 << 25, layer: 1 << 22, states: 1 << 23 };

/** Nodes, states or steps between two checks whether to continue. */
const slice = 1 << 14;
const searchSlice = 1 << 18;
const batchTilings = 1 << 14;

const viableSlice = 1 << 22;
const mostViableBytes = 1 << 27;
const nothingYet: Batch = { tilings: new Int32Array(0), count: 0, progress: 0 };

/** Upper bounds of a search that ignores which pieces are used. */
const anyPieces = (1n << 64n) - 1n;

/** Bytes of an entry of a layer before its number of ways. */
const entryBytes = 24;

let compiled: WebAssembly.Module | null | undefined;

function compile(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** The compiled sweep; null if WebAssembly with 128-bit words is missing or forbidden. */
export function kernelSweeper(steps: Steps): Sweeper | null {
  if (compiled === undefined) compiled = compile();
  return compiled && new KernelSweeper(steps, new WebAssembly.Instance(compiled));
}

class KernelSweeper implements Sweeper {
  private readonly calls: KernelExports;
  private rooms = small;

  constructor(
    private readonly steps: Steps,
    instance: WebAssembly.Instance,
  ) {
    this.calls = instance.exports as unknown as KernelExports;
    this.prepare();
  }

  private prepare(): void {
    const { cells, placement, piece, first, mask } = this.steps;
    this.calls.prepare(cells, placement.length);
    const { buffer } = this.calls.memory;
    new Int32Array(buffer, this.calls.first.value).set(first);
    new Int32Array(buffer, this.calls.placement.value).set(placement);
    new Uint8Array(buffer, this.calls.piece.value).set(piece);
    new Int32Array(buffer, this.calls.mask.value).set(mask);
  }

  *build(): Slices<boolean> {
    for (this.rooms of [small, large]) {
      this.prepare();
      this.calls.graph(this.rooms.nodes, this.rooms.edges, this.rooms.layer);
      if (yield* this.building()) return true;
    }
    return false;
  }

  /** False if there is too little room. */
  private *building(): Slices<boolean> {
    for (;;) {
      const answer = this.calls.buildMore(slice);
      if (answer !== working) return answer !== full;
      yield this.calls.buildProgress() / 1000;
    }
  }

  /** First finds all states on the way to the end, unless that takes too much memory; else remembers dead ends. */
  *tilings(bounds: Bounds): Generator<Batch> {
    const least = pack(bounds.least);
    const most = isFree(bounds, this.steps.pieces) ? anyPieces : pack(this.attainable(bounds.most));
    if (yield* this.findStates(least, most)) {
      this.calls.walkStates(batchTilings);
      yield* this.batches((work) => this.calls.walk(work));
    } else {
      this.calls.list(this.rooms.states, batchTilings, least, most);
      yield* this.batches((work) => this.calls.search(work));
    }
  }

  /** False if there are too many. */
  private *findStates(least: bigint, most: bigint): Generator<Batch, boolean> {
    const living = this.calls.livingNodes();
    const bytes = (living * this.calls.numbersWithin(most)) / 8;
    if (living === 0 || bytes > mostViableBytes) return false;
    this.calls.viable(living, least, most);
    while (!this.calls.viableMore(viableSlice)) yield nothingYet;
    this.calls.beginStates();
    for (;;) {
      const answer = this.calls.statesMore(slice);
      if (answer !== working) return answer !== full;
      yield nothingYet;
    }
  }

  /** The most of each piece that both the bounds and the region allow. */
  private attainable(most: readonly number[]): number[] {
    if (this.calls.nodes.value === 0) return [...most];
    const roots = new Uint8Array(this.calls.memory.buffer, this.calls.ranges.value + 8, 7);
    return most.map((count, piece) => Math.min(count, mostPieces - roots[piece]!));
  }

  private *batches(goOn: (work: number) => number): Generator<Batch> {
    for (let answer = working; answer === working;) {
      answer = goOn(searchSlice);
      const count = this.calls.outCount.value;
      const { buffer } = this.calls.memory;
      const tilings = new Int32Array(buffer, this.calls.out.value, count * this.steps.pieces).slice();
      yield { tilings, count, progress: this.calls.searchProgress() };
    }
  }

  *tally({ least, most }: Bounds): Slices<Tally[] | null> {
    const words = wordsFor(this.steps.cells);
    for (const { layer } of [small, large]) {
      this.calls.count(layer, words, pack(least), pack(most));
      let answer: number;
      while ((answer = this.calls.countMore(slice)) === working) yield this.calls.countProgress() / 1000;
      if (answer !== full) return this.readTallies(words);
    }
    return null;
  }

  private readTallies(words: number): Tally[] {
    return Array.from({ length: this.calls.hereCount.value }, (_, index) => {
      const at = this.calls.frontAt(index);
      const counts = [...new Uint8Array(this.calls.memory.buffer, at, 7)];
      return { counts, tilings: this.readNumber(at + entryBytes, words) };
    });
  }

  private readNumber(at: number, words: number): bigint {
    const numbers = new BigUint64Array(this.calls.memory.buffer, at, words);
    return numbers.reduceRight((sum, word) => (sum << 64n) | word, 0n);
  }

  *countAll(): Slices<bigint | null> {
    const words = wordsFor(this.steps.cells);
    for (const { layer } of [small, large]) {
      this.calls.countAll(layer, words);
      if (yield* this.building())
        return this.calls.hereCount.value === 0
          ? 0n
          : this.readNumber(this.calls.frontAt(0) + entryBytes, words);
    }
    return null;
  }
}

/** Words of 64 bits that hold any number of tilings: the first open cell is covered in at most 19 ways each time. */
function wordsFor(cells: number): number {
  return Math.ceil((Math.log2(19) * cells) / 4 / 64) || 1;
}

function pack(counts: readonly number[]): bigint {
  return counts.reduceRight((packed, count) => (packed << 8n) | BigInt(Math.min(mostPieces, count)), 0n);
}
