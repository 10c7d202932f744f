/** The look of a game's blocks in any colour: learned from pieces that were seen moving. */
import type { Piece } from '../../engine/tetris/types.ts';
import { perCell, type CellPictures } from './cellPictures.ts';
import { PlainColours } from './PlainColours.ts';

const points = perCell / 3;
/** Brightness that varies by less than this (levels) is not a pattern. */
const leastRelief = 5;
/** The similarity of two blocks of one game. */
const sameBlock = 0.93;
/** From this similarity on a cell looks like a block. */
export const blockLike = 0.85;
/** Cells after which their pattern counts as known; this many of them may be odd ones, caught while they fade. */
const leastCells = 8;
const fewOdd = 0.05;
/** The most kinds of blocks in a game: joined sides, and changes to locked blocks. */
const mostPatterns = 24;

/** The relief of a cell, without its mean and of length 1; null if it has none. */
type Pattern = Float32Array;

/** The reliefs by which blocks are distinguished from the picture behind them. */
export class BlockLooks {
  private readonly patterns: Pattern[] = [];
  /** The colours of blocks without any pattern. */
  private readonly colours = new PlainColours();
  private readonly kinds = new Set<Piece>();
  private plain = 0;
  private patterned = 0;
  /** Cells of a kind that was seen for the first time, drawn like the previous kinds, or differently. */
  private readonly firsts = { alike: 0, other: 0 };

  /** These cells show a piece of this kind. */
  learn(pictures: CellPictures, cells: readonly number[], kind: Piece): void {
    const patterns = cells.map((cell) => patternOf(pictures, cell));
    if (!this.kinds.has(kind) && this.kinds.size > 0) this.compare(patterns);
    this.kinds.add(kind);
    patterns.forEach((pattern, i) => {
      this.add(pattern);
      if (!pattern) this.colours.learn(pictures, cells[i]!, kind);
    });
  }

  /** Blocks have a known pattern, or known colours, by which they can be recognised. */
  get areKnown(): boolean {
    return this.havePattern || this.havePlainColours;
  }

  private get havePattern(): boolean {
    const { patterned, plain, firsts } = this;
    return patterned >= leastCells && plain <= fewOdd * patterned && firsts.other <= fewOdd * firsts.alike;
  }

  private get havePlainColours(): boolean {
    return this.patterned <= fewOdd * this.plain && this.colours.areAllKnown;
  }

  /**
   * Several kinds of pieces share the pattern, so the others will too. That does not apply to colours: locked blocks
   * may have their own.
   */
  get areOfOneMake(): boolean {
    return this.havePattern && this.firsts.alike > 0;
  }

  /** -1..1: the similarity of the cell with the known blocks; null if it has no relief, and they have. */
  likeness(pictures: CellPictures, cell: number): number | null {
    const pattern = patternOf(pictures, cell);
    if (this.havePlainColours) return !pattern && this.colours.have(pictures, cell) ? 1 : -1;
    return pattern && this.likenessOf(pattern);
  }

  private compare(patterns: readonly (Pattern | null)[]): void {
    for (const pattern of patterns)
      if (pattern && this.likenessOf(pattern) >= blockLike) this.firsts.alike += 1;
      else this.firsts.other += 1;
  }

  private add(pattern: Pattern | null): void {
    if (!pattern) {
      this.plain += 1;
      return;
    }
    this.patterned += 1;
    const isNew = this.likenessOf(pattern) < sameBlock;
    if (isNew && this.patterns.length < mostPatterns) this.patterns.push(pattern);
  }

  private likenessOf(pattern: Pattern): number {
    let most = -1;
    for (const known of this.patterns) most = Math.max(most, product(pattern, known));
    return most;
  }
}

function patternOf(pictures: CellPictures, cell: number): Pattern | null {
  const light = new Float32Array(points);
  let mean = 0;
  for (let i = 0, at = cell * perCell; i < points; i += 1, at += 3) {
    light[i] = (2 * pictures[at]! + 5 * pictures[at + 1]! + pictures[at + 2]!) / 8;
    mean += light[i]! / points;
  }
  let squares = 0;
  for (let i = 0; i < points; i += 1) squares += (light[i]! -= mean) ** 2;
  const length = Math.sqrt(squares);
  if (length / Math.sqrt(points) < leastRelief) return null;
  return light.map((value) => value / length);
}

function product(a: Pattern, b: Pattern): number {
  let sum = 0;
  for (let i = 0; i < points; i += 1) sum += a[i]! * b[i]!;
  return sum;
}
