/** What the review page asks of its worker, and what it answers. */
import type { Puzzle } from '../puzzle/types.ts';
import type { GameHeader, RecordedGame, TetrisTurn } from '../review/record.ts';
import type { GameSummary, JudgedTurn } from '../review/review.ts';

export type ReviewRequest =
  /** Every move of the game, sent one by one, then the results of the whole game. */
  | { do: 'review'; game: RecordedGame }
  /** What T-spin or four rows could be made of the position in which this piece came. */
  | { do: 'cut'; header: GameHeader; turn: TetrisTurn };

export type ReviewAnswer =
  | { tells: 'turn'; judged: JudgedTurn }
  | { tells: 'summary'; summary: GameSummary }
  | { tells: 'puzzles'; puzzles: Puzzle[] }
  /** What is recorded can't be, in one line. */
  | { tells: 'error'; error: string };
