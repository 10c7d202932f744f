/**
 * Exact cover by the cell with the fewest placements left: for regions whose fronts are too many or too long for a
 * sweep. It caches nothing, so that it may search forever; but it finds its first tilings soon, and can be stopped.
 */
import { type Bounds } from '../bounds.ts';
import { type Placements } from '../placements.ts';
import { type Region, neighbours } from '../region.ts';
import { type Batch } from '../sweeper.ts';

const slice = 512;
const batchTilings = 256;

interface Frame {
  /** Placements of the chosen cell, in the order in which they are tried. */
  choices: number[];
  next: number;
  /** Length of the trail before the current choice. */
  trail: number;
}

class Cover {
  readonly #pieces: number;
  readonly #left: Int32Array;
  readonly #alive: Uint8Array;
  readonly #covered: Uint8Array;
  readonly #used = [0, 0, 0, 0, 0, 0, 0];
  /** Excluded placements, in order. */
  readonly #trail: number[] = [];
  readonly #path: number[] = [];
  readonly #frames: Frame[] = [];
  /** By cell: the number of the flood that visited it last; one less if a flood has to start from it. */
  readonly #seen: Int32Array;
  #flood = 0;

  constructor(
    private readonly beside: readonly (readonly number[])[],
    private readonly placements: Placements,
    alive: Uint8Array,
    private readonly bounds: Bounds,
  ) {
    const cells = beside.length;
    this.#pieces = cells / 4;
    this.#alive = alive.slice();
    this.#left = Int32Array.from(
      placements.covering,
      (covering) => covering.filter((placement) => alive[placement]).length,
    );
    this.#covered = new Uint8Array(cells);
    this.#seen = new Int32Array(cells);
    this.#enter();
  }

  get isDone(): boolean {
    return this.#frames.length === 0;
  }

  run(): Batch {
    const tilings: number[] = [];
    let count = 0;
    for (let work = 0; work < slice && !this.isDone && count < batchTilings; work++)
      if (this.#step()) {
        tilings.push(...this.#path);
        count++;
      }
    return { tilings: Int32Array.from(tilings), count, progress: this.#progress() };
  }

  /** Places or removes one piece; true if this completes a tiling. */
  #step(): boolean {
    const frame = this.#frames.at(-1)!;
    if (this.#path.length === this.#frames.length) this.#takeUp(frame);
    const placement = frame.choices[frame.next++];
    if (placement === undefined) {
      this.#frames.pop();
      return false;
    }
    frame.trail = this.#trail.length;
    this.#lay(placement);
    if (!this.#mayEnd()) return false;
    if (this.#path.length === this.#pieces) return true;
    if (this.#cutsOff(placement)) return false;
    this.#enter();
    return false;
  }

  #lay(placement: number): void {
    const { cells, covering, piece } = this.placements;
    this.#path.push(placement);
    this.#used[piece[placement]!]!++;
    for (let at = 4 * placement; at < 4 * placement + 4; at++) {
      this.#covered[cells[at]!] = 1;
      for (const other of covering[cells[at]!]!) if (this.#alive[other]) this.#leaveOut(other);
    }
  }

  #leaveOut(placement: number): void {
    this.#alive[placement] = 0;
    this.#trail.push(placement);
    for (let at = 4 * placement; at < 4 * placement + 4; at++) this.#left[this.placements.cells[at]!]!--;
  }

  #takeUp({ trail }: Frame): void {
    const { cells, piece } = this.placements;
    const placement = this.#path.pop()!;
    this.#used[piece[placement]!]!--;
    for (let at = 4 * placement; at < 4 * placement + 4; at++) this.#covered[cells[at]!] = 0;
    while (this.#trail.length > trail) {
      const other = this.#trail.pop()!;
      this.#alive[other] = 1;
      for (let at = 4 * other; at < 4 * other + 4; at++) this.#left[cells[at]!]!++;
    }
  }

  #mayEnd(): boolean {
    const missing = this.bounds.least.reduce(
      (sum, least, piece) => sum + Math.max(0, least - this.#used[piece]!),
      0,
    );
    return missing <= this.#pieces - this.#path.length;
  }

  /** Whether the last placement leaves a connected part beside it whose size is not a multiple of four. */
  #cutsOff(placement: number): boolean {
    const own = this.placements.cells.subarray(4 * placement, 4 * placement + 4);
    this.#flood += 2;
    const starts = new Set<number>();
    for (const cell of own) for (const next of this.beside[cell]!) if (!this.#covered[next]) starts.add(next);
    for (const cell of starts) this.#seen[cell] = this.#flood - 1;
    let waiting = starts.size;
    for (const start of starts) {
      if (this.#seen[start] === this.#flood) continue;
      const found = [start];
      this.#seen[start] = this.#flood;
      waiting--;
      for (const cell of found) {
        // One flood that reaches every side shows that nothing was cut off.
        if (waiting === 0) return false;
        for (const next of this.beside[cell]!) {
          if (this.#covered[next] || this.#seen[next] === this.#flood) continue;
          if (this.#seen[next] === this.#flood - 1) waiting--;
          this.#seen[next] = this.#flood;
          found.push(next);
        }
      }
      if (found.length % 4 !== 0) return true;
    }
    return false;
  }

  /** Chooses the cell that is hardest to cover; pieces of which the most are left come first. */
  #enter(): void {
    let cell = -1;
    for (let at = 0; at < this.#left.length; at++)
      if (!this.#covered[at] && (cell < 0 || this.#left[at]! < this.#left[cell]!)) cell = at;
    const room = (placement: number): number => {
      const piece = this.placements.piece[placement]!;
      return this.bounds.most[piece]! - this.#used[piece]!;
    };
    const choices = this.placements.covering[cell]!.filter(
      (placement) => this.#alive[placement] && room(placement) > 0,
    ).sort((a, b) => room(b) - room(a));
    this.#frames.push({ choices, next: 0, trail: 0 });
  }

  #progress(): number {
    let done = 0;
    let share = 1;
    for (const { choices, next } of this.#frames) {
      done += (share * Math.max(0, next - 1)) / (choices.length || 1);
      share /= choices.length || 1;
    }
    return this.isDone ? 1 : done;
  }
}

/** The tilings within the bounds, batch by batch; an empty batch shows that the search continues. */
export function* coverTilings(
  region: Region,
  placements: Placements,
  alive: Uint8Array,
  bounds: Bounds,
): Generator<Batch> {
  const cover = new Cover(neighbours(region), placements, alive, bounds);
  do yield cover.run();
  while (!cover.isDone);
}
