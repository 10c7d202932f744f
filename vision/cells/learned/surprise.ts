/** The difference between the reading of a board and the network's chances for its cells. */
import { cellIndex, indexAt, type Cell } from '../../../engine/cell.ts';
import type { PuyoObservation, TetrisObservation } from '../../types.ts';
import type { CellChances } from './cellChances.ts';

/** No cell counts for more than one with this chance. */
const leastChance = 1e-4;

/** The sum over all cells of the negative logarithm of the network's chance for the content that was read. */
export function surprise(learned: CellChances, seen: TetrisObservation | PuyoObservation): number {
  const own = new Set(cellsOn(seen, seen.current?.cells));
  const letters = seen.cells.join('');
  let sum = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const cell = cellIndex(at);
    const isFilled = letters[at] !== '.';
    const still = isFilled
      ? learned.locked[cell]! + learned.ojama[cell]!
      : learned.empty[cell]! + learned.ghost[cell]!;
    const chance = own.has(at) ? learned.falling[cell]! + learned.locked[cell]! : still;
    sum -= Math.log(Math.max(leastChance, chance));
  }
  return sum;
}

const cellsOn = (seen: TetrisObservation | PuyoObservation, cells: readonly Cell[] = []): number[] =>
  cells.filter(([, y]) => y < seen.rows).map((cell) => indexAt(cell, seen));
