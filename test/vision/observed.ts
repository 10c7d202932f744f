/** What vision would say of a board at the picture's corner, with nothing on it but what a test gives. */
import { contents, type CellChances } from '../../vision/cells/learned/cellChances.ts';
import type { Layout, PuyoObservation, TetrisObservation } from '../../vision/types.ts';

const nothing = { seq: 1, current: null, ghost: null, hold: null, next: [], confidence: 0.9, doubts: [] };

export const tetrisSeen = (given: Partial<TetrisObservation> = {}): TetrisObservation => ({
  ...nothing,
  game: 'tetris',
  board: { x: 0, y: 0, width: 100, height: 200 },
  columns: 10,
  rows: 20,
  cells: Array<string>(20).fill('..........'),
  ...given,
});

export const puyoSeen = (given: Partial<PuyoObservation> = {}): PuyoObservation => ({
  ...nothing,
  game: 'puyo',
  board: { x: 0, y: 0, width: 60, height: 120 },
  columns: 6,
  rows: 12,
  cells: Array<string>(12).fill('......'),
  ...given,
});

/** What the network of cells says if it knows nothing. */
export function undecided({ columns, rows }: Layout): CellChances {
  const each = new Float32Array(columns * rows).fill(1 / contents.length);
  return { empty: each, locked: each, falling: each, ghost: each, ojama: each };
}
