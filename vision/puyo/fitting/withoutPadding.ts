import type { Rect } from '../../types.ts';
import type { PuyoGrid } from '../cells/lattice.ts';

/** The padding inside the frames of games, in cells, and the distance between two that are distinguished. */
const paddings = { least: 0.3, most: 0.6, step: 0.02 };
/** In cells: the padding at the lower side may seem to differ by this much, as frames have shadows. */
const foot = 0.2;

/**
 * The boards of square cells that may be in the grid's frame if that was found instead, with the same padding on all
 * sides, from the least padding on. The frame's sides allow few paddings.
 */
export function withoutPadding({ board, columns, rows }: PuyoGrid): Rect[] {
  const inside: Rect[] = [];
  for (let share = paddings.least; share <= paddings.most; share += paddings.step) {
    const cell = board.width / (columns + 2 * share);
    const padding = share * cell;
    const below = board.height - padding - rows * cell;
    if (Math.abs(below - padding) > foot * cell) continue;
    inside.push({ x: board.x + padding, y: board.y + padding, width: columns * cell, height: rows * cell });
  }
  return inside;
}
