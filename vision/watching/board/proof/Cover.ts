import { lookDistance, type CellLooks } from '../../../cells/cellLooks.ts';
import type { LearnedBackground } from '../../../cells/ground/learnedBackground.ts';

/** The least share of a board's cells; a smaller overlay may be a temporary notice of the game's own. */
const leastShare = 0.08;
/** A cell whose look has changed by less (colour levels) is unchanged. */
const leastChange = 24;

/**
 * Whether an overlay has appeared on a part of a board: cells that are reported as empty look like no empty cell of
 * this board has looked. A part that looked like that from the beginning belongs to the board, such as art behind it.
 * A redrawn board, as with a level, is not covered: pieces fall through it, and the cells they leave show the new
 * look of its empty cells.
 */
export class Cover {
  /** The cells of the falling piece since then, not yet seen without it. */
  private readonly left = new Set<number>();
  /** The first look of its cells. */
  private first: CellLooks | null = null;
  private isThere = false;

  /**
   * One picture, in which a 1 in `empty` marks each cell that is reported as empty, and the falling piece is in
   * `falling`. Cells are indices, row-major, top row first. Teaches the background the cells that pieces have left.
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
