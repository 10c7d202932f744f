/** Guideline attack by rows cleared: plain, mini, full. */
const plainRows: usize = memory.data<u8>([0, 0, 1, 2, 4]);
const miniRows: usize = memory.data<u8>([0, 0, 1, 1, 1]);
const fullRows: usize = memory.data<u8>([0, 2, 4, 6, 6]);
/** By clears in a row before this one. */
const comboRows: usize = memory.data<u8>([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5]);
const lastCombo: i32 = 11;
const perfectRows: i32 = 10;

export function isDifficult(cleared: i32, spin: i32): bool {
  return cleared === 4 || (cleared > 0 && spin !== 0);
}

/** Rows that a clear sends; as attackOf in attack.ts. */
export function attackOf(cleared: i32, spin: i32, backToBack: bool, combo: i32, perfect: bool): i32 {
  if (cleared === 0) return 0;
  const table = spin === 0 ? plainRows : spin === 1 ? miniRows : fullRows;
  let rows = <i32>load<u8>(table + cleared) + <i32>load<u8>(comboRows + min(combo, lastCombo));
  if (backToBack && isDifficult(cleared, spin)) rows++;
  return perfect ? rows + perfectRows : rows;
}
