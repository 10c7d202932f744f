import { type Cell } from '../types.ts';
import { type Option } from './options.ts';

/**
 * Orders places as a player without help takes them: what clears most rows, then what lies lowest, then what touches
 * most, then what needs the fewest keys. Holes are not looked at.
 */
export function compareGreedy(a: Option, b: Option): number {
  return (
    b.result.linesCleared - a.result.linesCleared ||
    heightOf(a.cells) - heightOf(b.cells) ||
    touchesOf(b) - touchesOf(a) ||
    a.inputs.length - b.inputs.length
  );
}

/** Rows of all four cells together. */
function heightOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, [, y]) => sum + y, 0);
}

/** Sides of the piece that touch filled cells, a wall or the floor. */
function touchesOf({ cells, before }: Option): number {
  const isOwn = (x: number, y: number) => cells.some(([ownX, ownY]) => ownX === x && ownY === y);
  const filled = (x: number, y: number) =>
    !isOwn(x, y) && (x < 0 || x >= before.columns || y < 0 || ((before.masks[y] ?? 0) & (1 << x)) !== 0);
  return cells.reduce(
    (sum, [x, y]) =>
      sum +
      Number(filled(x - 1, y)) +
      Number(filled(x + 1, y)) +
      Number(filled(x, y - 1)) +
      Number(filled(x, y + 1)),
    0,
  );
}
