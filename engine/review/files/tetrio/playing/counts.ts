import type { Spin } from '../../../../tetris/types.ts';

/** What happened in a game, by its names in TETR.IO's files. */
export interface Counts {
  piecesplaced: number;
  lines: number;
  holds: number;
  clears: Record<string, number>;
}

export const noCounts = (): Counts => ({ piecesplaced: 0, lines: 0, holds: 0, clears: {} });

const byRows = ['', 'singles', 'doubles', 'triples', 'quads'] as const;
const bySpin = {
  mini: ['minitspins', 'minitspinsingles', 'minitspindoubles', 'minitspintriples', 'minitspinquads'],
  full: ['realtspins', 'tspinsingles', 'tspindoubles', 'tspintriples', 'tspinquads'],
} as const;

export function countLock(counts: Counts, rows: number, spin: Spin, isPerfect: boolean): void {
  counts.piecesplaced++;
  counts.lines += rows;
  const name = spin === 'none' ? byRows[rows]! : bySpin[spin][rows]!;
  if (name) counts.clears[name] = (counts.clears[name] ?? 0) + 1;
  if (isPerfect) counts.clears['allclear'] = (counts.clears['allclear'] ?? 0) + 1;
}
