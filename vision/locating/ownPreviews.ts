/** Which of the pieces around a board are shown for it, and which for a board beside it. */
import type { DetectedBoard } from '../detect/types.ts';
import { areRivals } from '../grids.ts';
import { distance } from '../pixels/rects.ts';
import type { Layout, Rect } from '../types.ts';

/** A detected board without a certain place is one from this chance and from this share of another one's height on. */
const beside = { chance: 0.3, height: 0.7 };

/**
 * The layout without the pieces that are nearer, by more than a cell, to another of `all`; the held piece also without
 * one that is nearer to a board that was only detected. In pixels of one picture.
 */
export function withOwnPreviews(
  layout: Layout,
  all: readonly Layout[],
  detected: readonly Pick<DetectedBoard, 'board' | 'chance'>[],
): Layout {
  if (layout.game === 'puyo') return layout;
  const { board, columns, next, hold } = layout;
  const cell = board.width / columns;
  const isOwn = (slot: Rect, others: readonly { board: Rect }[]): boolean =>
    others.every((other) => distance(other.board, slot) + cell > distance(board, slot));
  const inDoubt = detected.filter(
    (one) =>
      one.chance >= beside.chance &&
      one.board.height >= beside.height * board.height &&
      !areRivals(one.board, board),
  );
  return {
    ...layout,
    next: next.filter((slot) => isOwn(slot, all)),
    hold: hold && isOwn(hold, [...all, ...inDoubt]) ? hold : null,
  };
}
