import { countBits } from '../../tetris/evaluate/features.ts';

export const columns = 10;
export const fullRow = (1 << columns) - 1;

/**
 * False if no pieces can fill the rows up to the required cells in each, and nothing beside them. No piece can ever
 * span two columns without a row in which both cells are open, whatever is cleared, so that the open cells on either
 * side have to be a whole number of pieces.
 */
export function isViable(rows: Uint16Array, wanted: Uint16Array): boolean {
  let crossed = 0;
  let open = 0;
  for (let y = 0; y < rows.length; y++) {
    const row = wanted[y]! & ~rows[y]!;
    crossed |= row & (row >>> 1);
    open |= row;
  }
  for (let ends = open & ~crossed; ends !== 0; ends &= ends - 1) {
    const upTo = ends ^ (ends - 1);
    let empty = 0;
    for (let y = 0; y < rows.length; y++) empty += countBits(wanted[y]! & ~rows[y]! & upTo);
    if (empty % 4 !== 0) return false;
  }
  return true;
}
