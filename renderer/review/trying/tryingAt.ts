import { comingPairs, comingPieces } from '../../../engine/review/following/coming.ts';
import type { RecordedGame } from '../../../engine/review/record.ts';
import type { JudgedTurn } from '../../../engine/review/review.ts';
import { TryingPair, type PairEngine } from './TryingPair.svelte.ts';
import { TryingPiece, type PieceEngine } from './TryingPiece.svelte.ts';

export type TryEngine = PieceEngine & PairEngine;

/** A move of either game that is tried once more. */
export type TriedMove = TryingPiece | TryingPair;

/** The move of this number; null where it isn't judged. `rows`: the board before it, with its colours. */
export function tryingAt(
  { header, turns }: RecordedGame,
  at: number,
  judged: JudgedTurn | null,
  { rows, engine }: { rows: readonly string[]; engine: TryEngine },
): TriedMove | null {
  const turn = turns[at];
  if (turn?.kind === 'piece' && judged?.game === 'tetris') {
    const pieces = turns.filter((one) => one.kind === 'piece');
    const coming = { ...turn, queue: comingPieces(pieces, at) };
    return new TryingPiece(coming, judged, { header, rows, engine });
  }
  if (turn?.kind === 'pair' && judged?.game === 'puyo') {
    const coming = comingPairs(
      turns.filter((one) => one.kind === 'pair'),
      at,
    );
    return new TryingPair(turn, judged, { rows, coming, engine });
  }
  return null;
}
