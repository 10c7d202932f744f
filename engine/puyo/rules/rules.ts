import { type RuleSet } from '../types.ts';

export const columns = 6;
export const visibleRows = 12;

/** Where pairs appear: the axis in this column (0 = left) and on the highest visible row. */
export const spawnColumn = 2;

export const mostInGroup = 3;

/** How many rows keep their puyos: the visible ones, and the hidden one of Tsu. */
export function keptRows(rules: RuleSet): number {
  return rules === 'tsu' ? visibleRows + 1 : visibleRows;
}

/** Chain power by step; from the 6th on each adds 32 (Puyo Puyo Tsu). */
const firstPowers = [0, 8, 16, 32, 64];

function chainPower(step: number): number {
  return firstPowers[step - 1] ?? 64 + 32 * (step - 5);
}

/** By the number of colours that pop in one step. */
function colourBonus(colours: number): number {
  return colours < 2 ? 0 : 3 * 2 ** (colours - 2);
}

/** By the size of one group; from 11 on always 10. */
function groupBonus(size: number): number {
  if (size >= 11) return 10;
  return size < 5 ? 0 : size - 3;
}

/** Points of one step: 10 for each coloured puyo, times the bonuses, which are held between 1 and 999. */
export function stepScore(step: number, colours: number, groups: readonly number[]): number {
  const cleared = groups.reduce((sum, size) => sum + size, 0);
  const bonus = groups.reduce((sum, size) => sum + groupBonus(size), chainPower(step) + colourBonus(colours));
  return 10 * cleared * Math.min(999, Math.max(1, bonus));
}
