/** The boards of a recorded game with the letters of the pieces that lie on them, as far as these were seen to be placed. */
import { cellsOf } from '../tetris/rules/pieces.ts';
import type { RecordedGame, TetrisTurn } from './record.ts';

/** One board for each turn: its visible rows, top first; 'X' where it isn't known what lies there. */
export function letteredBoards({ header, turns }: RecordedGame): string[][] {
  const boards: string[][] = [];
  let expected: string[] = [];
  for (const turn of turns) {
    const rows = withTop(turn.cells, header.rows, header.columns);
    const board = turn.kind === 'piece' ? lettered(rows, expected) : rows;
    boards.push(board);
    if (turn.kind === 'piece') expected = afterTurn(board, turn);
  }
  return boards;
}

/** Rows of a text board up to so many, top first. */
export function withTop(cells: readonly string[], rows: number, columns: number): string[] {
  const empty = Array.from({ length: Math.max(0, rows - cells.length) }, () => '.'.repeat(columns));
  return [...empty, ...cells.slice(-rows)];
}

/** As it is expected, with rows of garbage below where that explains the rest. */
function lettered(rows: readonly string[], expected: readonly string[]): string[] {
  for (let garbage = 0; garbage < expected.length; garbage++) {
    const moved = [...expected.slice(garbage), ...rows.slice(rows.length - garbage).map(asGarbage)];
    if (moved.every((row, at) => isFilledAs(row, rows[at]!))) return moved;
  }
  return [...rows];
}

const asGarbage = (row: string): string => row.replaceAll('X', 'G');

const isFilledAs = (row: string, seen: string): boolean => row.replaceAll(/[^.]/g, 'X') === seen;

/** The board after a piece, its full rows taken out. */
function afterTurn(rows: readonly string[], { placed }: Pick<TetrisTurn, 'placed'>): string[] {
  const grid = rows.map((row) => [...row]);
  for (const [x, y] of cellsOf(placed)) {
    const row = grid[rows.length - 1 - y];
    if (row) row[x] = placed.type;
  }
  const kept = grid.map((row) => row.join('')).filter((row) => row.includes('.'));
  return withTop(kept, rows.length, rows[0]!.length);
}
