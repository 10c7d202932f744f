/**
 * The deductions before any search: placements that cut off uncoverable cells are excluded, and the region is divided
 * into the parts between which no placement is left. If a cell connects two sides and one of them has a multiple of
 * four cells, this finds the border that no piece crosses.
 */
import { type Placements } from '../placements.ts';
import { type Region, neighbours } from '../region.ts';

export interface Narrowed {
  /** 1 for placements that may be in a tiling. */
  readonly alive: Uint8Array;
  /** Cell numbers; every piece is within one part. */
  readonly parts: readonly (readonly number[])[];
  /** The cell that can't be covered, or the part with a wrong number of cells; null if neither is known. */
  readonly dead: Dead | null;
}

type Dead = { kind: 'cell'; cell: number } | { kind: 'part'; cells: readonly number[] };

export function narrow(region: Region, placements: Placements): Narrowed {
  const work = new Narrowing(region, placements);
  let dead = work.force();
  let parts = work.parts();
  for (let before = 0; !dead && parts.length > before;) {
    before = parts.length;
    const wrong = parts.find((cells) => cells.length % 4 !== 0);
    if (wrong) return { alive: work.alive, parts, dead: { kind: 'part', cells: wrong } };
    work.cutIsolating(parts);
    dead = work.force();
    parts = work.parts();
  }
  return { alive: work.alive, parts, dead };
}

class Narrowing {
  readonly alive: Uint8Array;
  readonly #left: Int32Array;
  readonly #beside: readonly (readonly number[])[];
  readonly #part: Int32Array;
  /** By cell: the number of the flood that visited it last, and the placement that is being examined. */
  readonly #seen: Int32Array;
  #flood = 0;

  constructor(
    private readonly region: Region,
    private readonly placements: Placements,
  ) {
    const size = region.cells.length;
    this.alive = new Uint8Array(placements.count).fill(1);
    this.#left = Int32Array.from(placements.covering, (covering) => covering.length);
    this.#beside = neighbours(region);
    this.#part = new Int32Array(size);
    this.#seen = new Int32Array(size);
  }

  #kill(placement: number): void {
    if (!this.alive[placement]) return;
    this.alive[placement] = 0;
    for (let at = 4 * placement; at < 4 * placement + 4; at++) this.#left[this.placements.cells[at]!]!--;
  }

  /** A cell with one placement left takes it, and others may not overlap it. Returns a cell that has none. */
  force(): Dead | null {
    const { covering, cells } = this.placements;
    const taken = new Uint8Array(this.region.cells.length);
    const queue = this.region.cells.map((_, cell) => cell);
    for (const cell of queue) {
      if (this.#left[cell] === 0) return { kind: 'cell', cell };
      if (this.#left[cell] !== 1 || taken[cell]) continue;
      const only = covering[cell]!.find((placement) => this.alive[placement])!;
      for (const own of cells.subarray(4 * only, 4 * only + 4)) {
        taken[own] = 1;
        for (const other of covering[own]!)
          if (other !== only && this.alive[other]) {
            this.#kill(other);
            queue.push(...cells.subarray(4 * other, 4 * other + 4));
          }
      }
    }
    return null;
  }

  /** Cells joined by the remaining placements. */
  parts(): number[][] {
    const { covering, cells } = this.placements;
    const parts: number[][] = [];
    this.#part.fill(-1);
    for (let start = 0; start < this.#part.length; start++) {
      if (this.#part[start] !== -1) continue;
      const part = [start];
      this.#part[start] = parts.length;
      for (const cell of part)
        for (const placement of covering[cell]!) {
          if (!this.alive[placement]) continue;
          for (let at = 4 * placement; at < 4 * placement + 4; at++) {
            const next = cells[at]!;
            if (this.#part[next] !== -1) continue;
            this.#part[next] = parts.length;
            part.push(next);
          }
        }
      parts.push(part.sort((a, b) => a - b));
    }
    return parts;
  }

  /** Excludes placements beside which a number of cells would remain that is not a multiple of four. */
  cutIsolating(parts: readonly (readonly number[])[]): void {
    for (let placement = 0; placement < this.placements.count; placement++)
      if (this.alive[placement] && this.#isolates(placement, parts)) this.#kill(placement);
  }

  /** Floods from the cells beside the placement; if one flood reaches all of them, nothing is cut off. */
  #isolates(placement: number, parts: readonly (readonly number[])[]): boolean {
    const own = this.placements.cells.subarray(4 * placement, 4 * placement + 4);
    const part = this.#part[own[0]!]!;
    if (parts[part]!.length === 4) return false;
    const before = this.#flood;
    this.#flood += 2;
    for (const cell of own) this.#seen[cell] = this.#flood;
    const around = own.reduce<number[]>((found, cell) => found.concat(this.#beside[cell]!), []);
    const starts = [...new Set(around)].filter((cell) => this.#part[cell] === part && !own.includes(cell));
    for (const cell of starts) this.#seen[cell] = before + 1;
    let waiting = starts.length;
    for (const start of starts) {
      if (this.#seen[start] === this.#flood) continue;
      const size = this.#sizeFrom(start, part, () => --waiting === 0);
      if (size === null) return false;
      if (size % 4 !== 0) return true;
    }
    return false;
  }

  /** Cells of the part connected with this one; null as soon as `foundStart` returns that no other start is left. */
  #sizeFrom(start: number, part: number, foundStart: () => boolean): number | null {
    const found = [start];
    const mark = this.#flood;
    this.#seen[start] = mark;
    if (foundStart()) return null;
    for (const cell of found)
      for (const next of this.#beside[cell]!) {
        const seen = this.#seen[next]!;
        if (seen === mark || this.#part[next] !== part) continue;
        this.#seen[next] = mark;
        if (seen === mark - 1 && foundStart()) return null;
        found.push(next);
      }
    return found.length;
  }
}
