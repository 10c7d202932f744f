/** Points for a locked piece, as the guideline has them. */
import { isDifficult } from '../../../engine/tetris/rules/streak.ts';
import type { Spin } from '../../../engine/tetris/types.ts';

/** By rows cleared. */
const points: Record<Spin, readonly number[]> = {
  none: [0, 100, 300, 500, 800],
  mini: [100, 200, 400, 400, 400],
  full: [400, 800, 1200, 1600, 1600],
};

export interface Locked {
  cleared: number;
  spin: Spin;
  level: number;
  /** The clear before this one was a difficult one too. */
  backToBack: boolean;
  /** Clears in a row before this one. */
  combo: number;
}

export function scoreOf({ cleared, spin, level, backToBack, combo }: Locked): number {
  const base = points[spin][cleared]!;
  const chained = cleared > 0 ? 50 * combo : 0;
  return level * (base * (backToBack && isDifficult({ rows: cleared, spin }) ? 1.5 : 1) + chained);
}
