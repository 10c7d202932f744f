/** Separates the fixed cells of a board from moving ones by changes alone, on any background. */
import type { CellIndex } from '../../engine/cell.ts';
import { kindOf, partsOf } from '../cells/cellGroups.ts';
import type { Image, Layout } from '../types.ts';
import { blockLike, BlockLooks } from './BlockLooks.ts';
import {
  areOfOneColour,
  copyCell,
  differenceAt,
  perCell,
  picturesOf,
  type CellPictures,
} from './cellPictures.ts';

/** A cell that differs by this much (mean of its points, levels) shows something else. */
const leastChange = 9;
/** Cells unchanged for this long are fixed. Milliseconds. */
const standsMs = 400;
/** Traces of a piece have faded by then. Milliseconds. */
const fadesMs = 80;
/** More changed cells than a piece, its ghost and a landed one mean a redrawn board. */
const mostMoving = 12;
/** Up to here a cell does not look like a block; between that and a block it is unknown. */
const unlike = 0.6;

/** The content of a cell, proven by a piece that has uncovered it, or by the look of blocks. */
export type CellProof = 'empty' | 'filled' | 'unknown';

/** Four cells that changed together. */
interface Moving {
  cells: readonly CellIndex[];
  /** They have been seen at another place before, so they are not an ornament or a word that appears. */
  hasMoved: boolean;
}

/**
 * Follows one board's changes. A piece is four cells that change together and then appear at another place: the cells
 * it has left are empty, and their look then is the look of empty cells, including any art. The look of a piece's
 * cells is the look of blocks.
 */
export class Scene {
  readonly columns: number;
  readonly rows: number;
  private readonly blocks = new BlockLooks();
  /** The fixed picture: the board without its falling piece. */
  private standing: CellPictures | null = null;
  private latest: CellPictures | null = null;
  private readonly bare: CellPictures;
  private readonly isBare: Uint8Array;
  private readonly changedAt: Float64Array;
  /** Blocks that were seen to land, as long as they look the same. */
  private readonly landed: Uint8Array;
  private moving: Moving | null = null;
  /** Cells that a piece has covered, not yet seen without it. */
  private readonly left = new Set<CellIndex>();

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.isBare = new Uint8Array(columns * rows);
    this.bare = new Uint8Array(columns * rows * perCell);
    this.changedAt = new Float64Array(columns * rows);
    this.landed = new Uint8Array(columns * rows);
  }

  /** One picture, `at` milliseconds; the layout is the one of the board, in the picture's own coordinates. */
  observe(image: Image, layout: Layout, at: number): void {
    const now = picturesOf(image, layout);
    this.standing ??= now.slice();
    this.noteChanges(now, at);
    this.latest = now;
    const changed = this.changedCells(now);
    const count = changed.reduce((sum, value) => sum + value, 0);
    if (count <= mostMoving) this.follow(changed, now);
    else this.forgetPiece();
    this.uncover(now, at);
    this.settle(changed, now, at);
  }

  /**
   * These cells of the last picture contain blocks that were seen to land: they may be drawn differently from falling
   * ones.
   */
  hold(cells: readonly CellIndex[]): void {
    this.landed.fill(0);
    for (const cell of cells) this.landed[cell] = 1;
  }

  /** The look of blocks is known, so that every cell can be judged. */
  get tellsBlocks(): boolean {
    return this.blocks.areKnown;
  }

  /** It is known well enough to doubt a stack that was read differently. */
  get bearsWitness(): boolean {
    return this.blocks.areOfOneMake;
  }

  /** The proven content of a cell in the last picture. */
  proofOf(cell: number): CellProof {
    const { latest, bare, isBare, blocks } = this;
    if (!latest) return 'unknown';
    if (isBare[cell]) return differenceAt(latest, bare, cell) > leastChange ? 'filled' : 'empty';
    if (this.landed[cell]) return 'filled';
    if (!blocks.areKnown) return 'unknown';
    const likeness = blocks.likeness(latest, cell);
    if (likeness === null || (likeness > unlike && likeness < blockLike)) return 'unknown';
    return likeness >= blockLike ? 'filled' : 'empty';
  }

  private noteChanges(now: CellPictures, at: number): void {
    const before = this.latest;
    for (let cell = 0; cell < this.isBare.length; cell += 1)
      if (!before || differenceAt(now, before, cell) > leastChange) {
        this.changedAt[cell] = at;
        this.landed[cell] = 0;
      }
  }

  /** A 1 for each cell that differs from the fixed picture. A cell that looks empty again becomes empty there. */
  private changedCells(now: CellPictures): Uint8Array {
    const { standing, bare, isBare } = this;
    return Uint8Array.from(isBare, (known, cell) => {
      if (differenceAt(now, standing!, cell) <= leastChange) return 0;
      if (known && differenceAt(now, bare, cell) <= leastChange) {
        copyCell(standing!, bare, cell);
        return 0;
      }
      return 1;
    });
  }

  private follow(changed: Uint8Array, now: CellPictures): void {
    const { columns, rows, moving } = this;
    const found = partsOf(changed, columns, rows)
      .map(({ cells }) => cells)
      .filter((cells) => kindOf(cells, columns) !== null && areOfOneColour(now, cells));
    const [top] = found;
    if (!top) return;
    const isSame = moving !== null && top.join() === moving.cells.join();
    if (isSame) return;
    const others = found.slice(1);
    const hasLanded =
      moving?.hasMoved === true && others.length === 1 && isBelow(others[0]!, moving.cells, columns);
    if (hasLanded) this.land(others[0]!, now);
    const goesOn = moving !== null && !hasLanded && !isHigher(top, moving.cells);
    this.moving = { cells: top, hasMoved: goesOn };
    if (!goesOn) return;
    for (const cell of moving.cells) this.left.add(cell);
    this.blocks.learn(now, top, kindOf(top, columns)!);
  }

  /** The look of a cell that a piece has left, once nothing fades there any more, is that of an empty cell. */
  private uncover(now: CellPictures, at: number): void {
    for (const cell of this.moving?.cells ?? []) this.left.delete(cell);
    for (const cell of this.left) {
      if (at - this.changedAt[cell]! < fadesMs) continue;
      copyCell(this.bare, now, cell);
      copyCell(this.standing!, now, cell);
      this.isBare[cell] = 1;
      this.left.delete(cell);
    }
  }

  /** The board is redrawn, or rows vanish. */
  private forgetPiece(): void {
    this.moving = null;
    this.left.clear();
  }

  private land(cells: readonly CellIndex[], now: CellPictures): void {
    this.blocks.learn(now, cells, kindOf(cells, this.columns)!);
    for (const cell of cells) copyCell(this.standing!, now, cell);
  }

  /** Cells outside the piece that have been unchanged long enough are fixed. */
  private settle(changed: Uint8Array, now: CellPictures, at: number): void {
    const piece = new Set<number>(this.moving?.cells ?? []);
    for (let cell = 0; cell < changed.length; cell += 1)
      if (changed[cell] && !piece.has(cell) && at - this.changedAt[cell]! >= standsMs)
        copyCell(this.standing!, now, cell);
  }
}

/** The same shape in the same columns, there or further down: a piece that has landed. */
function isBelow(cells: readonly CellIndex[], from: readonly CellIndex[], columns: number): boolean {
  const [order, before] = [cells, from].map((one) => [...one].sort((a, b) => a - b));
  const drop = order![0]! - before![0]!;
  return drop >= 0 && drop % columns === 0 && order!.every((cell, i) => cell - before![i]! === drop);
}

/** Cells are counted from the top: the first of a higher piece comes earlier. */
const isHigher = (a: readonly CellIndex[], b: readonly CellIndex[]): boolean => a[0]! < b[0]!;
