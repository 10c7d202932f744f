/** What the review page says. */
import type { Rating } from '../../../engine/review/rating.ts';
import type { Origin } from '../../../engine/review/record.ts';
import type { MistakeKind } from '../../../engine/review/tetris/mistakes.ts';
import type { Piece } from '../../../engine/tetris/types.ts';

export interface ReviewMessages {
  title: string;
  games: string;
  noGames: string;
  origin: Record<Origin, string>;
  placed: (pieces: number) => string;
  accuracy: (percent: string) => string;
  notRated: string;
  remove: (title: string) => string;
  removeAsk: string;
  keep: string;
  open: string;
  openLine: string;
  /** Of the text field for codes. */
  paste: string;
  rating: Record<Rating, string>;
  ratingsHeading: string;
  /** A move by its number, from 1. */
  move: (number: number, of: number) => string;
  place: (piece: Piece, from: number, to: number) => string;
  placeAfterHold: (piece: Piece, from: number, to: number) => string;
  played: (place: string) => string;
  better: (place: string) => string;
  noBetter: string;
  hinted: Record<'same' | 'other', string>;
  /** A fault, by what was counted; a sentence without its end. */
  mistake: Record<MistakeKind, (value: number) => string>;
  faults: (faults: readonly string[]) => string;
  costliest: string;
  noCostliest: string;
  graph: string;
  graphAt: (number: number, quality: number) => string;
  habits: (days: number) => string;
  habit: (fault: string, piece: Piece, times: number) => string;
  progress: { running: (done: number, of: number) => string; stop: string };
  board: (number: number) => string;
  actions: Record<'first' | 'back' | 'next' | 'last' | 'mistakeBefore' | 'mistakeAfter', string>;
  exports: Record<'heading' | 'fumen' | 'json' | 'puzzle' | 'copyPuzzles' | 'copied' | 'notCopied', string>;
  puzzles: (count: number) => string;
  puyo: string;
  keys: readonly { keys: string; does: string }[];
}
