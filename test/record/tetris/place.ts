/** A good place for a piece, as a tidy player sees it: few holes, low, even, and full rows. */
import { distinctTurns, shapes } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Piece } from '../../../engine/tetris/types.ts';
import { lockCells } from '../../e2e/playing/boards.ts';
import { dropped } from './Replay.ts';

function heights(rows: readonly string[]): number[] {
  return Array.from({ length: rows[0]!.length }, (_, x) => {
    const top = rows.findIndex((row) => row[x] !== '.');
    return top < 0 ? 0 : rows.length - top;
  });
}

function worth(rows: readonly string[], cleared: number): number {
  const tops = heights(rows);
  const filled = rows.join('').replaceAll('.', '').length;
  const sum = tops.reduce((a, b) => a + b, 0);
  const steps = tops.slice(1).reduce((all, top, x) => all + Math.abs(top - tops[x]!), 0);
  return 0.76 * cleared - 0.51 * sum - 0.36 * (sum - filled) - 0.18 * steps;
}

/** The cells at rest; `board` is '.' and 'X', top row first. */
export function bestPlace(board: readonly string[], piece: Piece): Cell[] {
  const places = distinctTurns[piece].flatMap((turns) =>
    board[0]!.split('').flatMap((_, column): Cell[][] => {
      const above = shapes[piece][turns]!.map(([x, y]): Cell => [x + column, y + board.length + 2]);
      return above.every(([x]) => x >= 0 && x < board[0]!.length) ? [dropped(board, above)] : [];
    }),
  );
  const worthOf = (cells: Cell[]) => {
    const { rows, cleared } = lockCells(board, cells);
    return worth(rows, cleared.length);
  };
  return places.reduce((best, cells) => (worthOf(cells) > worthOf(best) ? cells : best));
}
