/** What the review page says. */
import type { PhaseName } from '../../../../engine/review/phases.ts';
import type { Rating } from '../../../../engine/review/rating.ts';
import type { Origin, Turn } from '../../../../engine/review/record.ts';
import type { PuyoMistakeKind } from '../../../../engine/review/puyo/puyoMistakes.ts';
import type { MistakeKind } from '../../../../engine/review/tetris/mistakes.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';

/** A piece of Tetris or a pair of Puyo. */
type Kind = Turn['kind'];

/** Of a move that is tried once more. */
interface TryMessages {
  heading: string;
  /** A move after the one that was tried: the second one, and so on. */
  onward: (kind: Kind, number: number) => string;
  open: string;
  /** All mistakes of the game, one after the other. */
  all: (mistakes: number) => string;
  count: (number: number, of: number) => string;
  task: (piece: Piece) => string;
  taskPair: string;
  /** A place was tapped, and is shown. */
  tapped: string;
  asked: string;
  verdict: Record<'found' | 'shown' | 'better' | 'same' | 'worse' | 'weaker', string>;
  best: (place: string) => string;
  plan: string;
  planStep: (kind: Kind, number: number, of: number) => string;
  planBack: Record<Kind, string>;
  planNext: Record<Kind, string>;
  place: string;
  again: string;
  show: string;
  next: string;
  /** After the move that was tried. */
  goOn: Record<Kind, string>;
  end: string;
  keys: readonly { keys: string; does: string }[];
}

export interface ReviewMessages {
  trying: TryMessages;
  /** How accurate each week's games were; `ago`: weeks between it and now. */
  weeks: {
    heading: string;
    week: (ago: number) => string;
    percent: (percent: string) => string;
    games: (games: number) => string;
  };
  /** Training that goes on from the position that is looked at, with the same pieces. */
  playOn: string;
  openPractice: string;
  title: string;
  games: string;
  noGames: string;
  /** Said beside it where there is a screen to watch. */
  watchedToo: string;
  /** So many of the oldest games were deleted, as no more are kept. */
  dropped: (games: number) => string;
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
  notListed: (why: string) => string;
  /** A game was not rated, or no puzzle cut. */
  failed: (why: string) => string;
  tryAgain: string;
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
  /** A fault, by what was counted; null: of many moves. A sentence without its end. */
  mistake: Record<MistakeKind | PuyoMistakeKind, (value: number | null) => string>;
  faults: (faults: readonly string[]) => string;
  costliest: string;
  noCostliest: string;
  graph: string;
  /** Of Puyo: what the field promises. */
  promiseGraph: string;
  phases: Record<PhaseName, string>;
  graphAt: (number: number, quality: number) => string;
  habits: (days: number) => string;
  /** `piece`: null where it was done with any. */
  habit: (fault: string, piece: Piece | null, times: number) => string;
  /** In as many days before those. */
  habitBefore: (times: number) => string;
  progress: { running: (done: number, of: number) => string; stop: string };
  board: (number: number) => string;
  actions: Record<'first' | 'back' | 'next' | 'last' | 'mistakeBefore' | 'mistakeAfter', string>;
  exports: Record<
    | 'heading'
    | 'fumen'
    | 'link'
    | 'json'
    | 'gif'
    | 'puzzle'
    | 'copyPuzzles'
    | 'solve'
    | 'solveIt'
    | 'copied'
    | 'notCopied',
    string
  >;
  /** A link was copied that places so many pairs from this one on. */
  linkCopied: (pairs: number) => string;
  puzzles: (count: number) => string;
  keys: readonly { keys: string; does: string }[];
}
