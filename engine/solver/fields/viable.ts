import { countBits } from '../../tetris/evaluate/features.ts';

export const columns = 10;
export const fullRow = (1 << columns) - 1;

/**
 * False where no pieces can fill the rows up to what is wanted in each, and nothing beside it. Between two columns that have no
 * row with both cells open no piece ever lies, whatever is cleared, so there the open cells on either side have to be a whole
 * number of pieces.
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
