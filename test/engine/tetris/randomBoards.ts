import { emptyBoard, parseBoard } from '../../../engine/tetris/rules/board.ts';
import { clearRows } from '../../../engine/tetris/rules/lock.ts';
import type { Board } from '../../../engine/tetris/types.ts';

/** A repeatable stream of numbers 0 <= n < 1 (Park and Miller). */
export function randomNumbers(seed: number): () => number {
  let state = seed % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** A stack with caves and overhangs up to a random height, no row full. */
export function randomBoard(random: () => number, columns = 10, rows = 20): Board {
  const board = emptyBoard(columns, rows);
  const height = Math.floor(random() * (rows - 2));
  const density = 0.2 + random() * 0.65;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < columns; x++) if (random() < density) board.masks[y]! |= 1 << x;
  return clearRows(board).board;
}

/** The same stack seen in a mirror. */
export function mirrored(board: Board): Board {
  const rows = Array.from({ length: board.rows }, (_, index) => {
    const mask = board.masks[board.rows - 1 - index]!;
    return Array.from({ length: board.columns }, (_, x) =>
      mask & (1 << (board.columns - 1 - x)) ? 'X' : '.',
    ).join('');
  });
  return parseBoard(rows);
}
