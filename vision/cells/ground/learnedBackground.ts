/** The look of the empty cells of one board, learned while a game is watched. */
import { lookAtCells, textureWorth, type CellLooks } from '../cellLooks.ts';
import type { Image, Layout } from '../../types.ts';

/** Looks at a cell after which it counts as known. */
const looksToKnow = 4;
/** Each new look has at least this weight, so that slow changes are followed. */
const leastShare = 1 / 32;
/** A look farther away than this (colour levels, beyond the usual spread) is an effect, not the background. */
const mostDrift = 24;
/** After this many such looks in a row they are the new background. */
const looksToRelearn = 24;
/** If this share of the empty cells looks new at once, the whole background has changed, as with a level. */
const shareToRelearn = 0.5;

/**
 * For each cell the mean colour and texture when empty, and their variation from picture to picture. Memory is
 * bounded by the number of cells; learning a picture costs about as much as looking at the cells once. Cells are
 * indices, row-major, top row first.
 */
export class LearnedBackground {
  readonly columns: number;
  readonly rows: number;
  private readonly colours: Float32Array;
  private readonly textures: Float32Array;
  private readonly spreads: Float32Array;
  private readonly looks: Uint16Array;
  private readonly strikes: Uint8Array;

  constructor(columns: number, rows: number) {
    const count = columns * rows;
    this.columns = columns;
    this.rows = rows;
    this.colours = new Float32Array(count * 3);
    this.textures = new Float32Array(count);
    this.spreads = new Float32Array(count);
    this.looks = new Uint16Array(count);
    this.strikes = new Uint8Array(count);
  }

  /** Share of the cells that are known, 0..1. */
  get share(): number {
    return this.looks.reduce((sum, looks) => sum + (looks >= looksToKnow ? 1 : 0), 0) / this.looks.length;
  }

  knows(cell: number): boolean {
    return this.looks[cell]! >= looksToKnow;
  }

  /**
   * Learns from one picture. `empty` has a 1 for each cell that the course of the game proves empty: neither
   * locked nor under the falling piece or its ghost. A layout of another size than the board's teaches nothing.
   */
  learn(image: Image, layout: Layout, empty: Uint8Array): void {
    const { columns, rows } = this;
    if (layout.columns !== columns || layout.rows !== rows || empty.length !== columns * rows) return;
    this.learnFrom(lookAtCells(image, layout), empty);
  }

  /** The same from the looks of the cells. */
  learnFrom(seen: CellLooks, empty: Uint8Array): void {
    const isNew = this.isReplaced(seen, empty);
    for (let cell = 0; cell < empty.length; cell += 1) {
      if (isNew) this.looks[cell] = 0;
      if (empty[cell]) this.learnCell(seen, cell);
    }
  }

  /** These cells are empty, and their present look is from now on the known one. */
  relearn(seen: CellLooks, cells: readonly number[]): void {
    for (const cell of cells) {
      this.looks[cell] = 0;
      for (let look = 0; look < looksToKnow; look += 1) this.learnCell(seen, cell);
    }
  }

  /** The distance of a cell's look from the learned one, in colour levels beyond its usual spread; 0 = as usual. */
  distance(seen: CellLooks, cell: number): number {
    return Math.max(0, this.awayFrom(seen, cell) - 2 * this.spreads[cell]!);
  }

  /** A cell looks like no known empty one: it shows something else. */
  isStrange(seen: CellLooks, cell: number): boolean {
    if (this.knows(cell) && this.distance(seen, cell) <= mostDrift) return false;
    for (let other = 0; other < this.looks.length; other += 1)
      if (this.knows(other) && this.awayFrom(seen, cell, other) <= mostDrift) return false;
    return true;
  }

  /** The learned colour of a cell's channel 0..2. */
  colour(cell: number, channel: number): number {
    return this.colours[cell * 3 + channel]!;
  }

  private learnCell(seen: CellLooks, cell: number): void {
    if (this.knows(cell) && this.distance(seen, cell) > mostDrift) {
      this.strikes[cell]! += 1;
      if (this.strikes[cell]! < looksToRelearn) return;
      this.looks[cell] = 0;
    }
    this.strikes[cell] = 0;
    const count = this.looks[cell]!;
    const share = Math.max(leastShare, 1 / (count + 1));
    if (count > 0) this.spreads[cell]! += share * (this.awayFrom(seen, cell) - this.spreads[cell]!);
    else this.spreads[cell] = 0;
    for (let i = cell * 3; i < cell * 3 + 3; i += 1)
      this.colours[i]! += share * (seen.colours[i]! - this.colours[i]!);
    this.textures[cell]! += share * (seen.textures[cell]! - this.textures[cell]!);
    this.looks[cell] = Math.min(count + 1, 0xffff);
  }

  /** The distance of a cell's look from the learned one of this or of another cell, in colour levels. */
  private awayFrom({ colours, textures }: CellLooks, cell: number, other = cell): number {
    const [i, j] = [cell * 3, other * 3];
    const r = colours[i]! - this.colours[j]!;
    const g = colours[i + 1]! - this.colours[j + 1]!;
    const b = colours[i + 2]! - this.colours[j + 2]!;
    return (
      Math.sqrt(r * r + g * g + b * b) + textureWorth * Math.abs(textures[cell]! - this.textures[other]!)
    );
  }

  private isReplaced(seen: CellLooks, empty: Uint8Array): boolean {
    let known = 0;
    let changed = 0;
    for (let cell = 0; cell < empty.length; cell += 1)
      if (empty[cell] && this.knows(cell)) {
        known += 1;
        if (this.distance(seen, cell) > mostDrift) changed += 1;
      }
    return known > 0 && changed > shareToRelearn * known;
  }
}
