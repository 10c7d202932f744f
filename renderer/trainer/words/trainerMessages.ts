/** What the trainer's page says; of puzzles themselves see shared/words/puzzles. */
import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import type { Piece } from '../../../engine/tetris/types.ts';

export interface TrainerMessages {
  title: string;
  modes: Record<TrainerMode, { name: string; line: string }>;
  modesHeading: string;
  categoryHeading: string;
  movesHeading: string;
  movesName: (moves: number) => string;
  queue: string;
  /** The board for those who can't see it: height of the stack in rows, and what falls. */
  board: (height: number, piece: Piece | null) => string;
  making: string;
  noMore: string;
  solvedIn: (seconds: string) => string;
  verdictHeading: string;
  hint: {
    slot: (piece: Piece) => string;
    roof: (piece: Piece) => string;
    roofStands: string;
    well: string;
    next: (piece: Piece) => string;
    lost: string;
  };
  candidates: (count: number) => string;
  noCandidate: string;
  flash: {
    seeing: string;
    covered: string;
    answer: string;
    seeFor: string;
    answerFor: string;
    seconds: (seconds: number) => string;
  };
  playback: {
    heading: string;
    piece: (piece: Piece, number: number) => string;
    finish: (piece: Piece) => string;
  };
  actions: Record<
    'undo' | 'reset' | 'hint' | 'answer' | 'close' | 'next' | 'skip' | 'like' | 'soSo' | 'place',
    string
  >;
  progress: {
    heading: string;
    today: (solved: number) => string;
    days: (days: number) => string;
    total: (solved: number, tried: number) => string;
  };
  trouble: Record<'unsaved' | 'damaged', (detail: string) => string>;
  keys: readonly { keys: string; does: string }[];
}
