import { type Spin } from '../types.ts';

/** What a clear is for the guideline's attack table. */
export interface Clear {
  /** Rows cleared, 0 to 4. */
  rows: number;
  spin: Spin;
  /** The clear before this one was difficult. */
  backToBack: boolean;
  /** Clears in a row before this one. */
  combo: number;
  /** Nothing is left on the board. */
  perfect: boolean;
}

const byRows: Record<Spin, readonly number[]> = {
  none: [0, 0, 1, 2, 4],
  mini: [0, 0, 1, 1, 1],
  full: [0, 2, 4, 6, 6],
};

const byCombo = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5];

const perfectClear = 10;

/** Four rows, or a spin that clears any: what back-to-back is kept by. */
export function isDifficult({ rows, spin }: Pick<Clear, 'rows' | 'spin'>): boolean {
  return rows === 4 || (rows > 0 && spin !== 'none');
}

/** Garbage rows that a clear sends under the guideline's table. */
export function attackOf(clear: Clear): number {
  if (clear.rows === 0) return 0;
  const combo = byCombo[Math.min(clear.combo, byCombo.length - 1)]!;
  const chained = Number(clear.backToBack && isDifficult(clear));
  return byRows[clear.spin][clear.rows]! + combo + chained + (clear.perfect ? perfectClear : 0);
}
