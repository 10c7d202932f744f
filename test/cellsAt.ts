import type { Cell } from '../engine/cell.ts';

/** Cells as a text lists them: "0,0 1,0 2,0 1,1". */
export const cellsAt = (text: string): Cell[] =>
  text.split(' ').map((cell) => cell.split(',').map(Number) as [number, number]);
