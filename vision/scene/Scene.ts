/** What stands on a board and what moves over it, told from changes alone: whatever is drawn behind the blocks. */
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

/** A cell that looks this much different (mean of its points, levels) shows something else. */
const leastChange = 9;
/** What has stood unchanged for so long belongs to what stands. Milliseconds. */
const standsMs = 400;
/** What a piece leaves behind has faded by then. Milliseconds. */
const fadesMs = 80;
/** More changed cells than a piece, its ghost and one that has landed are a redrawn board. */
const mostMoving = 12;
/** Up to here a cell is not drawn as blocks are; between that and a block nobody can tell. */
const unlike = 0.6;

/** How a cell is known: by what a piece has uncovered there, or by what blocks look like. */
export type CellProof = 'empty' | 'filled' | 'unknown';

/** Four cells that changed together. */
interface Moving {
  cells: readonly CellIndex[];
  /** They have been seen elsewhere before: no ornament, and no word that comes up. */
  hasMoved: boolean;
}

/**
 * Follows one board's changes. A piece is four cells that change together and then stand elsewhere: where it has been,
 * nothing lies, and what is to be seen there without it is what an empty cell looks like, art included. What a piece's
 * cells look like is what blocks look like.
 */
export class Scene {
  readonly columns: number;
  readonly rows: number;
  private readonly blocks = new BlockLooks();
  /** What stands: the board without its falling piece. */
  private standing: CellPictures | null = null;
  private latest: CellPictures | null = null;
  private readonly bare: CellPictures;
  private readonly isBare: Uint8Array;
  private readonly changedAt: Float64Array;
  /** Blocks that were seen to land, as long as they look the same. */
  private readonly landed: Uint8Array;
  private moving: Moving | null = null;
  /** Cells that a piece has stood on, not yet seen without it. */
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

  /** In these cells of the last picture lie blocks that were seen to land: they may be drawn otherwise than those that fell. */
  hold(cells: readonly CellIndex[]): void {
    this.landed.fill(0);
    for (const cell of cells) this.landed[cell] = 1;
  }

  /** What blocks look like is known, so that every cell can be told. */
  get tellsBlocks(): boolean {
    return this.blocks.areKnown;
  }

  /** And by so much that a stack that was read otherwise may be doubted. */
  get bearsWitness(): boolean {
    return this.blocks.areOfOneMake;
  }

  /** What the last picture shows in a cell. */
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

  /** A 1 for each cell that looks other than what stands. A cell that looks bare again stands bare. */
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

  /** What shows where a piece has stood, once it has left and nothing fades there any more, is an empty cell. */
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

  /** What isn't the piece and has stood long enough belongs to what stands. */
  private settle(changed: Uint8Array, now: CellPictures, at: number): void {
    const piece = new Set<number>(this.moving?.cells ?? []);
    for (let cell = 0; cell < changed.length; cell += 1)
      if (changed[cell] && !piece.has(cell) && at - this.changedAt[cell]! >= standsMs)
        copyCell(this.standing!, now, cell);
  }
}

/** The same shape in the same columns, there or further down: a piece that has come to rest. */
function isBelow(cells: readonly CellIndex[], from: readonly CellIndex[], columns: number): boolean {
  const [order, before] = [cells, from].map((one) => [...one].sort((a, b) => a - b));
  const drop = order![0]! - before![0]!;
  return drop >= 0 && drop % columns === 0 && order!.every((cell, i) => cell - before![i]! === drop);
}

/** Cells are counted from the top: the first of a higher piece comes earlier. */
const isHigher = (a: readonly CellIndex[], b: readonly CellIndex[]): boolean => a[0]! < b[0]!;
