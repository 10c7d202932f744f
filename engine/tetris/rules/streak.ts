import { type Spin } from '../types.ts';

/** What the rules count from clear to clear. */
export interface Streak {
  /** Clears in a row. */
  readonly combo: number;
  /** The last clear was a difficult one. */
  readonly backToBack: boolean;
}

/** What a piece has cleared: rows from 0 to 4, and the spin that brought it in. */
export interface Cleared {
  readonly rows: number;
  readonly spin: Spin;
}

/** Four rows, or a spin that clears any: what back-to-back is kept by. */
export function isDifficult({ rows, spin }: Cleared): boolean {
  return rows >= 4 || (rows > 0 && spin !== 'none');
}

/** A piece that clears nothing ends the combo and leaves back-to-back as it was. */
export function streakAfter({ combo, backToBack }: Streak, cleared: Cleared): Streak {
  if (cleared.rows === 0) return { combo: 0, backToBack };
  return { combo: combo + 1, backToBack: isDifficult(cleared) };
}
