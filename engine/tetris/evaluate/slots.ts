import { storedRows } from '../rules/board.ts';

/**
 * The best place for a T that points down and enters by a turn: both corners below filled, one above it hanging over,
 * open sky on the other side. 0 where there is none; 1, and one more for each of its two rows that the T would fill.
 */
export function bestSlot(masks: Uint16Array, base: number, columns: number): number {
  let best = 0;
  for (let y = 0; y < storedRows - 2; y++)
    for (let x = 1; x < columns - 1; x++) best = Math.max(best, worthOf(masks, base, columns, x, y));
  return best;
}

function worthOf(masks: Uint16Array, base: number, columns: number, x: number, y: number): number {
  const full = (1 << columns) - 1;
  const centre = 1 << x;
  const both = (centre << 1) | (centre >> 1);
  const row = masks[base + y]!;
  const up = masks[base + y + 1]!;
  const under = y > 0 ? masks[base + y - 1]! : full;
  const hanging = up & both;
  if ((row & (centre | both)) !== 0 || ((up | under) & centre) !== 0) return 0;
  if ((under & both) !== both || hanging === 0 || hanging === both) return 0;
  const side = both & ~hanging;
  for (let above = y + 1; above < storedRows; above++) if ((masks[base + above]! & side) !== 0) return 0;
  return 1 + Number((row | centre | both) === full) + Number((under | centre) === full);
}
