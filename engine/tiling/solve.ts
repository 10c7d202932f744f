/** Finds the tilings of a region within bounds, their number, or the reason why there are none. */
import { type Cell, type Piece, pieces } from '../tetris/types.ts';
import { type Bounds, bagBounds, isFree } from './bounds.ts';
import { coverTilings } from './sweeping/cover.ts';
import { type Narrowed, narrow } from './sweeping/narrow.ts';
import { orderAll } from './sweeping/order.ts';
import { type Placements, findPlacements } from './placements.ts';
import { type Region } from './region.ts';
import { longestSpan, makeSteps } from './sweeping/sweep.ts';
import { KnownTilings } from './KnownTilings.ts';
import { type Batch, type Slices, type Sweeper, type Tally, mostPieces, mostUncounted } from './sweeper.ts';
import { kernelSweeper } from './wasm/kernel.ts';
import { type Hindrance, hindranceBefore } from './reasons/whyNot.ts';

/** One piece of a tiling. Cells as everywhere: x from the left, y from the bottom. */
export interface LaidPiece {
  piece: Piece;
  cells: Cell[];
}

export type Task = {
  region: Region;
  /** The bag rule if absent. */
  bounds?: Bounds;
};

/** All answers about a task. Searches are done in slices, so that a caller can stop between two of them. */
export class Tiler {
  readonly region: Region;
  readonly bounds: Bounds;
  readonly placements: Placements;
  /** The reason that excludes every tiling before any search; null if there is none. */
  readonly hindrance: Hindrance | null;
  readonly #narrowed: Narrowed;

  constructor({ region, bounds }: Task) {
    this.region = region;
    this.bounds = bounds ?? bagBounds(region.cells.length / 4);
    this.placements = findPlacements(region);
    this.hindrance = hindranceBefore(region, this.placements);
    this.#narrowed = this.hindrance
      ? { alive: new Uint8Array(0), parts: [], dead: null }
      : narrow(region, this.placements);
  }

  get pieces(): number {
    return this.region.cells.length / 4;
  }

  /**
   * Every tiling once, batch by batch. Ends without a batch if something excludes them all. If the sweep needs long
   * to prepare, a search without preparation finds a first tiling in the meantime.
   */
  *tilings(): Generator<Batch> {
    if (this.isHopeless) return;
    const sweeper = this.#makeSweeper();
    if (!sweeper) return yield* this.#cover();
    const scout = this.#cover();
    const build = sweeper.build();
    let early: Batch | null = null;
    let slice = build.next();
    for (let looks = 0; !slice.done; slice = build.next(), looks++) {
      const found: Batch | null = early || looks >= mostLooks ? null : foundIn(scout.next());
      early ??= found;
      yield found ?? nothingYet;
    }
    if (!slice.value) return yield* scout;
    const known = early ? new KnownTilings(early, this.pieces) : null;
    for (const batch of sweeper.tilings(this.bounds)) yield known ? known.without(batch) : batch;
  }

  #cover(): Generator<Batch> {
    return coverTilings(this.region, this.placements, this.#narrowed.alive, this.bounds);
  }

  /** The number of tilings for each multiset of pieces; null if that takes too much memory. */
  *tally(): Slices<Tally[] | null> {
    if (this.isHopeless) return [];
    const sweeper = this.#makeSweeper();
    return sweeper && (yield* sweeper.build()) ? yield* sweeper.tally(this.bounds) : null;
  }

  /** The number of tilings with any pieces; null if that takes too much memory. */
  *countAll(): Slices<bigint | null> {
    if (this.isHopeless) return 0n;
    const sweeper = this.#makeSweeper();
    return sweeper && (yield* sweeper.countAll());
  }

  get isHopeless(): boolean {
    return this.hindrance !== null || this.#narrowed.dead !== null;
  }

  /** The result of the first examination of the region; for whyNot.ts. */
  get dead(): Narrowed['dead'] {
    return this.#narrowed.dead;
  }

  /** Null for regions that are too large for a sweep (too wide, or with too many pieces), and without WebAssembly. */
  #makeSweeper(): Sweeper | null {
    if (this.pieces > (isFree(this.bounds, this.pieces) ? mostUncounted : mostPieces)) return null;
    const { alive, parts } = this.#narrowed;
    const order = orderAll(this.region, this.placements, alive, parts);
    if (order.span > longestSpan) return null;
    return kernelSweeper(makeSteps(order, this.placements, alive));
  }

  /** The pieces of a tiling, the one with the lowest, leftmost cell first. */
  piecesOf(tiling: ArrayLike<number>): LaidPiece[] {
    const sorted = Array.from(tiling).sort(
      (a, b) => this.placements.cells[4 * a]! - this.placements.cells[4 * b]!,
    );
    return sorted.map((placement) => ({
      piece: pieces[this.placements.piece[placement]!]!,
      cells: [0, 1, 2, 3].map((at) => this.region.cells[this.placements.cells[4 * placement + at]!]!),
    }));
  }
}

const nothingYet: Batch = { tilings: new Int32Array(0), count: 0, progress: 0 };

/** Slices of the first search; if it has found nothing by then, it may take forever. */
const mostLooks = 400;

function foundIn({ value }: IteratorResult<Batch, void>): Batch | null {
  return value && value.count > 0 ? value : null;
}
