import { columnHeights } from '../../tetris/advice/stackTop.ts';
import { measure, noFeatures } from '../../tetris/evaluate/features.ts';
import { judgeBoard, weightsAt } from '../../tetris/evaluate/okiba.ts';
import { tuned } from '../../tetris/evaluate/okibaWeights.ts';
import { measureSurface } from '../../tetris/evaluate/surface.ts';
import { emptyBoard } from '../../tetris/rules/board.ts';
import type { Board } from '../../tetris/types.ts';
import { halfQuality } from './scale.ts';

/** What a board is worth by itself, in the engine's values: the less, the worse. */
export function boardValue({ masks, columns, rows }: Board): number {
  const features = noFeatures();
  measure(masks, 0, columns, rows, features);
  const heights = columnHeights({ masks, columns, rows }).map((height) => Math.min(height, rows));
  const surface = measureSurface(Uint8Array.from(heights), columns);
  return judgeBoard(weightsAt(tuned, features.height, rows), features, surface);
}

/** 0..100: an empty board is 100. */
export function qualityOf(board: Board): number {
  const empty = boardValue(emptyBoard(board.columns, board.rows));
  return 100 * 2 ** (Math.min(0, boardValue(board) - empty) / halfQuality);
}
