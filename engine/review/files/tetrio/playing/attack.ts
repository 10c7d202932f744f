import type { Spin } from '../../../../tetris/types.ts';
import type { AttackRules } from '../rules.ts';

/** What a piece cleared, and what came before. */
export interface Clear {
  rows: number;
  spin: Spin;
  /** Difficult clears in a row before this one, and clears in a row. */
  backToBack: number;
  combo: number;
}

const byRows: Readonly<Record<Spin, readonly number[]>> = {
  none: [0, 0, 1, 2, 4],
  mini: [0, 0, 1, 2, 10],
  full: [0, 2, 4, 6, 10],
};

const comboSteps: Readonly<Record<Exclude<AttackRules['combos'], 'multiplier'>, readonly number[]>> = {
  none: [0],
  'classic guideline': [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5],
  'modern guideline': [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4],
};

/** Rows that a clear sends, not rounded, before the multiplier. */
export function rowsSent(clear: Clear, { combos, chaining }: AttackRules): number {
  const { rows, spin, backToBack, combo } = clear;
  const chained = rows > 0 && backToBack > 0 ? (chaining ? longChain(backToBack) : 1) : 0;
  const sent = byRows[spin][rows]! + chained;
  if (combo === 0) return sent;
  if (combos !== 'multiplier') return sent + stepOf(comboSteps[combos], combo);
  const multiplied = sent * (1 + combo / 4);
  return combo > 1 ? Math.max(Math.log1p(1.25 * combo), multiplied) : multiplied;
}

/** More the longer it lasts: a row at each step of a logarithm, and a part of one between them. */
function longChain(backToBack: number): number {
  const grown = Math.log1p(0.8 * backToBack);
  return Math.floor(1 + grown) + (backToBack === 1 ? 0 : (1 + (grown % 1)) / 3);
}

function stepOf(steps: readonly number[], combo: number): number {
  return steps[Math.min(combo - 1, steps.length - 1)]!;
}

/** A surge's rows in the three parts in which it is sent. */
export function inThree(rows: number): number[] {
  const third = Math.round(rows / 3);
  return [third, third, rows - 2 * third];
}
