/** Bytes of a set of cells or positions: 32 rows of 16 bits, the lowest first, column x in bit x + leftWall. */
export const setBytes: i32 = 64;
export const blocksOfSet: i32 = 4;
export const leftWall: i32 = 2;
export const storedRows: i32 = 32;

/** Bytes of the landings of one piece: a set for each spin class and orientation. */
export const landingsBytes: i32 = 12 * setBytes;

/** The longest queue that `perft` takes. */
export const mostPieces: i32 = 12;

/** Bits outside the columns: set in every row of a board. */
export let wallBits: i32 = 0;

export let columns: i32 = 0;

export function setColumns(count: i32): void {
  columns = count;
  wallBits = ~(((1 << count) - 1) << leftWall) & 0xffff;
}

/** Rows from the floor up to the highest filled cell. */
export function heightOf(board: usize): i32 {
  const walls = i16x8.splat(<i16>wallBits);
  for (let block = blocksOfSet - 1; block >= 0; block--) {
    const used = i16x8.bitmask(i16x8.ne(v128.load(board + block * 16), walls));
    if (used !== 0) return block * 8 + 32 - clz<i32>(used);
  }
  return 0;
}
