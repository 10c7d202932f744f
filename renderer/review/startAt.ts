import type { StartingPosition } from '../../electron/contract/asking/practice.ts';
import { comingPairs, comingPieces } from '../../engine/review/following/coming.ts';
import type { RecordedGame } from '../../engine/review/record.ts';

/**
 * Where the practice game can go on from a turn, with the pieces that came in the recorded game; null where it can't: its
 * boards of Tetris have ten columns and twenty rows.
 */
export function startAt({ header, turns }: RecordedGame, at: number): StartingPosition | null {
  const turn = turns[at];
  if (turn?.kind === 'pair') {
    const { cells, allClear } = turn;
    const pairs = comingPairs(
      turns.filter((one) => one.kind === 'pair'),
      at,
    );
    return { game: 'puyo', cells, pairs, allClear };
  }
  if (!turn || header.columns !== 10 || turn.cells.length > 20) return null;
  const { cells, hold } = turn;
  const pieces = turns.filter((one) => one.kind === 'piece');
  return { game: 'tetris', cells, queue: comingPieces(pieces, at), ...(hold && { hold }) };
}
