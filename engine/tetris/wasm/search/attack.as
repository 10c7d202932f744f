/** What clears send: `sheetOf` in rules/attack.ts says how it is laid out. */
const rowsOfSpin: i32 = 5;
const combos: i32 = 32;
const perfectAt: i32 = 3 * rowsOfSpin * 2 * combos;
export const attackSheet: usize = memory.data(perfectAt + 1);

export function isDifficult(cleared: i32, spin: i32): bool {
  return cleared === 4 || (cleared > 0 && spin !== 0);
}

/** Rows that a clear sends; as attackOf in rules/attack.ts. */
export function attackOf(cleared: i32, spin: i32, backToBack: bool, combo: i32, perfect: bool): i32 {
  if (cleared === 0) return 0;
  const at = ((spin * rowsOfSpin + cleared) * 2 + i32(backToBack)) * combos + min(combo, combos - 1);
  const rows = <i32>load<u8>(attackSheet + at);
  return perfect ? rows + <i32>load<u8>(attackSheet + perfectAt) : rows;
}
