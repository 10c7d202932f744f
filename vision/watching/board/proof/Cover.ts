import { lookDistance, type CellLooks } from '../../../cells/cellLooks.ts';
import type { LearnedBackground } from '../../../cells/ground/learnedBackground.ts';

/** Of a board's cells; what is smaller may be a notice of the game's own, which goes again. */
const leastShare = 0.08;
/** A cell whose look has changed by less (colour levels) looks as it did. */
const leastChange = 24;

/**
 * Whether something has come to lie over a part of a board: cells that are told to be empty look like no empty cell of
 * this board has looked. What looked so from the first is a part of the board, such as art behind it. A board that is
 * drawn anew, as with a level, is not covered: pieces fall through it, and what they leave behind shows what its empty
 * cells look like now.
 */
export class Cover {
  /** Where the falling piece has been since, not yet seen without it. */
  private readonly left = new Set<number>();
  /** What its cells looked like when they were first asked about. */
  private first: CellLooks | null = null;
  private isThere = false;

  /**
   * One picture, in which a 1 in `empty` marks each cell that is told to be empty, and the falling piece is in `falling`.
   * Cells are indices, row-major, top row first. Teaches the background what pieces have left behind.
   */
  lies(
    looks: CellLooks,
    background: LearnedBackground,
    empty: Uint8Array,
    falling: readonly number[],
  ): boolean {
    const first = (this.first ??= looks);
    const hasCome = (cell: number): boolean =>
      background.knows(cell) || lookDistance(first, looks, cell) >= leastChange;
    const isStrange = (cell: number): boolean => background.isStrange(looks, cell) && hasCome(cell);
    const uncovered = [...this.left].filter((cell) => empty[cell]);
    if (this.isThere) background.relearn(looks, uncovered);
    for (const cell of uncovered) this.left.delete(cell);
    const strange = empty.reduce((count, isEmpty, cell) => count + (isEmpty && isStrange(cell) ? 1 : 0), 0);
    const wasThere = this.isThere;
    this.isThere = strange >= leastShare * empty.length;
    if (!wasThere) this.left.clear();
    for (const cell of falling) this.left.add(cell);
    return this.isThere;
  }
}
