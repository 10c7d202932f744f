/**
 * What Dellacherie's and Thiery & Scherrer's controllers see of a board after a placement, full rows cleared.
 * All are counts of cells or rows within the visible rows.
 */
export interface Features {
  /** Changes between filled and empty along each row, walls filled; every row counts, an empty one twice. */
  rowTransitions: number;
  /** The same along each column, from the filled floor to the open top. */
  columnTransitions: number;
  /** Empty cells with a filled cell somewhere above. */
  holes: number;
  /** For every empty cell with both sides filled: itself and the empty cells right under it. */
  wells: number;
  /** For every hole, the filled cells above it in its column. */
  holeDepth: number;
  rowsWithHoles: number;
  /** The filled cells above the holes of the highest row that has any. */
  topHoleDepth: number;
  /** Rows from the floor to the highest filled cell. */
  height: number;
}

export function noFeatures(): Features {
  return {
    rowTransitions: 0,
    columnTransitions: 0,
    holes: 0,
    wells: 0,
    holeDepth: 0,
    rowsWithHoles: 0,
    topHoleDepth: 0,
    height: 0,
  };
}

const bitCounts = new Uint8Array(1 << 16);
for (let mask = 1; mask < bitCounts.length; mask++) bitCounts[mask] = bitCounts[mask >> 1]! + (mask & 1);

/** Filled cells of a row mask. */
export function countBits(mask: number): number {
  return bitCounts[mask]!;
}

const transitionTables = new Map<number, Uint8Array>();

/** Transitions of every possible row of so many columns, by its mask. */
function rowTransitionsOf(columns: number): Uint8Array {
  let table = transitionTables.get(columns);
  if (!table) {
    table = new Uint8Array(1 << columns);
    const pairs = (1 << (columns + 1)) - 1;
    for (let mask = 0; mask < table.length; mask++) {
      const walled = (mask << 1) | 1 | (1 << (columns + 1));
      let changed = (walled ^ (walled >> 1)) & pairs;
      for (; changed !== 0; changed &= changed - 1) table[mask]!++;
    }
    transitionTables.set(columns, table);
  }
  return table;
}

/** Sums, for each cell of `cells`, the count kept in bit planes for its column. */
function sumPlanes(
  cells: number,
  ones: number,
  twos: number,
  fours: number,
  eights: number,
  rest: number,
): number {
  return (
    bitCounts[cells & ones]! +
    2 * bitCounts[cells & twos]! +
    4 * bitCounts[cells & fours]! +
    8 * bitCounts[cells & eights]! +
    16 * bitCounts[cells & rest]!
  );
}

function wellsUnder(masks: Uint16Array, base: number, y: number, cells: number): number {
  let sum = 0;
  let open = cells;
  while (open !== 0) {
    sum += bitCounts[open]!;
    if (--y < 0) break;
    open &= ~masks[base + y]!;
  }
  return sum;
}

/**
 * Measures the board whose rows stand in `masks` from index `base` on, row 0 first.
 * Filled cells above each column are counted in bit planes, all columns at once.
 */
export function measure(
  masks: Uint16Array,
  base: number,
  columns: number,
  rows: number,
  into: Features,
): void {
  const full = (1 << columns) - 1;
  const wall = 1 << (columns - 1);
  const transitions = rowTransitionsOf(columns);
  let top = rows;
  while (top > 0 && masks[base + top - 1] === 0) top--;
  let [rowTransitions, columnTransitions, holes, wells, holeDepth, rowsWithHoles, topHoleDepth] = [
    2 * (rows - top),
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  let [above, covered, ones, twos, fours, eights, sixteens] = [0, 0, 0, 0, 0, 0, 0];
  for (let y = top - 1; y >= 0; y--) {
    const row = masks[base + y]!;
    rowTransitions += transitions[row]!;
    columnTransitions += bitCounts[row ^ above]!;
    const empty = ~row & full;
    const hidden = covered & empty;
    if (hidden !== 0) {
      rowsWithHoles++;
      holes += bitCounts[hidden]!;
      holeDepth += sumPlanes(hidden, ones, twos, fours, eights, sixteens);
      topHoleDepth ||= holeDepth;
    }
    const narrow = empty & ((row << 1) | 1) & ((row >> 1) | wall);
    if (narrow !== 0) wells += wellsUnder(masks, base, y, narrow);
    covered |= row;
    let carry = row & ones;
    ones ^= row;
    let next = twos & carry;
    twos ^= carry;
    carry = fours & next;
    fours ^= next;
    next = eights & carry;
    eights ^= carry;
    sixteens ^= next;
    above = row;
  }
  into.rowTransitions = rowTransitions;
  into.columnTransitions = columnTransitions + bitCounts[above ^ full]!;
  into.holes = holes;
  into.wells = wells;
  into.holeDepth = holeDepth;
  into.rowsWithHoles = rowsWithHoles;
  into.topHoleDepth = topHoleDepth;
  into.height = top;
}
