import { type Spin, spins } from '../types.ts';
import { type Cleared, type Streak, isDifficult } from './streak.ts';

/** What a clear is for an attack table; its streak is that before it. */
export interface Clear extends Cleared, Streak {
  /** Nothing is left on the board. */
  perfect: boolean;
}

/** How a game turns clears into garbage rows for the opponent. */
export interface AttackTable {
  /** By rows cleared, 0 to 4. */
  byRows: Readonly<Record<Spin, readonly number[]>>;
  /** More for a difficult clear after a difficult one. */
  backToBack: number;
  /** What a clear that would send so many rows sends after so many clears in a row. */
  inCombo(rows: number, combo: number): number;
  /** More for an empty board. */
  perfectClear: number;
}

type InCombo = AttackTable['inCombo'];

const byRows: AttackTable['byRows'] = {
  none: [0, 0, 1, 2, 4],
  mini: [0, 0, 1, 1, 1],
  full: [0, 2, 4, 6, 6],
};

/** Adds rows by the length of the combo; the last step holds for longer ones. */
function adding(steps: readonly number[]): InCombo {
  return (rows, combo) => rows + steps[Math.min(combo, steps.length - 1)]!;
}

/** A quarter more with each clear; what would send next to nothing grows by a logarithm. Rounded down. */
const multiplying: InCombo = (rows, combo) =>
  Math.max(Math.floor(rows * (1 + combo / 4)), Math.floor(Math.log(1 + 1.25 * combo)));

const guideline: AttackTable = {
  byRows,
  backToBack: 1,
  inCombo: adding([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5]),
  perfectClear: 10,
};

/** Rows alone count. */
const classic: AttackTable = {
  byRows: { none: byRows.none, mini: byRows.none, full: byRows.none },
  backToBack: 0,
  inCombo: (rows) => rows,
  perfectClear: 0,
};

/**
 * By the names that users choose by. `plain` is the guideline's without a reward for perfect clears. Combos of Tetris 99
 * and Puyo Puyo Tetris as measured by howtotetris.com, Jstris and TETR.IO as their clients reckon; of TETR.IO's second
 * season the surge that a broken back-to-back sends is left out, since it depends on how long that was. `classic` is that of Game Boy
 * Tetris (tetris.wiki): 1, 2 and 4 rows for two, three and four.
 */
export const attackTables = {
  guideline,
  plain: { ...guideline, perfectClear: 0 },
  tetrio: { ...guideline, inCombo: multiplying, perfectClear: 5 },
  jstris: { ...guideline, inCombo: adding([0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5]) },
  ppt: { ...guideline, inCombo: adding([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 5]) },
  tetris99: { ...guideline, inCombo: adding([0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5]), perfectClear: 4 },
  classic,
} as const satisfies Record<string, AttackTable>;

export type AttackName = keyof typeof attackTables;

export const attackNames = Object.keys(attackTables) as AttackName[];

export const usualAttack = 'guideline' satisfies AttackName;

/** Garbage rows that a clear sends. */
export function attackOf(table: AttackTable, clear: Clear): number {
  const { rows, spin, combo, backToBack, perfect } = clear;
  if (rows === 0) return 0;
  const chained = backToBack && isDifficult(clear) ? table.backToBack : 0;
  const sent = table.inCombo(table.byRows[spin][rows]! + chained, combo);
  return sent + (perfect ? table.perfectClear : 0);
}

/** Longer combos send as much as this one in a sheet. */
const lastCombo = 31;

/**
 * A table as the search kernel reads it: a byte by spin class, rows (0 to 4), back-to-back and combo (0 to 31), the last of
 * them side by side; and a byte for a perfect clear.
 */
export function sheetOf(table: AttackTable): Uint8Array {
  const sheet: number[] = [];
  for (const spin of spins)
    for (let rows = 0; rows <= 4; rows++)
      for (const backToBack of [false, true])
        for (let combo = 0; combo <= lastCombo; combo++)
          sheet.push(attackOf(table, { rows, spin, backToBack, combo, perfect: false }));
  return Uint8Array.from([...sheet, table.perfectClear]);
}
