/** Times on the way: in a race over rows, when every tenth of them was gone. */
import type { Mode } from '../../../../electron/contract/practice/modes.ts';

export const splitRows = 10;

/** The rows at which it is about being soonest; 0 where that is not the goal. */
export function rowsOfRace({ goal, ranks }: Mode): number {
  return goal?.kind === 'rows' && ranks === 'soonest' ? goal.count : 0;
}

interface Racing {
  readonly mode: Mode;
  readonly elapsed: number;
  /** In whole milliseconds, so far. */
  readonly splits: readonly number[];
}

/** The times once `lines` are gone: a piece that goes past a tenth row adds one. */
export function splitsAt({ mode, elapsed, splits }: Racing, lines: number): readonly number[] {
  const due = rowsOfRace(mode) > 0 ? Math.floor(lines / splitRows) : 0;
  return due > splits.length ? [...splits, Math.round(elapsed)] : splits;
}

/** How far behind (+) or ahead (-) of another time, in seconds to a tenth; '±0.0' where there is nothing between them. */
export function behind(one: number, other: number): string {
  const tenths = Math.round((one - other) / 100);
  const sign = tenths > 0 ? '+' : tenths < 0 ? '−' : '±';
  return `${sign}${(Math.abs(tenths) / 10).toFixed(1)}`;
}
