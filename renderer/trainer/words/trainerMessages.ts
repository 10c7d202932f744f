/** What the trainer's page says; of puzzles themselves see shared/words/puzzles. */
import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import type { PuzzleSize } from '../../../engine/puzzle/sets/taste.ts';
import type { Origin } from '../../../engine/review/record.ts';
import type { PatternKind, PieceKind } from '../../../engine/puzzle/families.ts';
import type { Level } from '../../../engine/puzzle/sets/figures.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { MarkKind } from '../play/marks.ts';
import type { Aim } from '../ladder/choosing.ts';
import type { ModeGroup } from '../modes/rules.ts';
import type { Pane } from '../panes.ts';

export interface TrainerMessages {
  title: string;
  modes: Record<TrainerMode, { name: string; line: string }>;
  modesHeading: string;
  groups: Record<ModeGroup, string>;
  panes: Record<Pane, string>;
  status: {
    done: string;
    open: string;
    due: (families: number) => string;
    best: (solved: number) => string;
    solvedOf: (solved: number, all: number) => string;
    last: (solved: number, all: number) => string;
    waiting: (puzzles: number) => string;
  };
  /** Player and puzzles on one scale. */
  ladder: Record<'mixed' | 'heading' | 'weakest' | 'known', string> & {
    aims: Record<Aim, string>;
    /** `isSure`: it rests on enough puzzles. */
    rating: (rating: number, isSure: boolean) => string;
    puzzle: (rating: number) => string;
    lastPuzzle: (rating: number) => string;
    /** `points`: with their sign. */
    change: (before: number, after: number, points: string) => string;
  };
  /** Patterns: which piece becomes the roof, or which one is first where there is one already. */
  themes: Record<'heading' | 'pattern' | 'practise', string> & {
    pieces: Record<PieceKind, string>;
  } & Record<PatternKind, (category: string, piece: string) => string>;
  /** Puzzles that need a piece to be slid in. */
  slides: string;
  number: (number: number, all: number) => string;
  numberSolved: (number: number) => string;
  slot: Record<'task' | 'missed' | 'found' | 'shown', string> & {
    board: (height: number) => string;
    /** What keys do to the cursor. */
    keys: Record<'softDrop' | 'cw' | 'hardDrop', string>;
  };
  round: {
    start: string;
    again: string;
    play: string;
    left: (seconds: number) => string;
    timeLeft: string;
    /** `all`: null where there is no end of them. */
    place: (place: number, all: number | null) => string;
    results: string;
    over: string;
    solved: (solved: number, tried: number) => string;
    solvedAlone: (solved: number) => string;
    best: (best: number) => string;
    newBest: string;
    levels: Record<Level, string>;
    before: (solved: number, all: number) => string;
    afterPlan: string;
    missed: string;
  };
  charts: Record<
    'nothing' | 'share' | 'time' | 'rating' | 'tried' | 'ratingNote' | 'kindRating' | 'taste' | 'spins',
    string
  > &
    Record<'tasteUsed' | 'tasteNoBetter' | 'tasteTooFew', (ratings: number) => string> & {
      /** T-spins in games could not be counted, for this reason. */
      notCounted: (why: string) => string;
      sizes: Record<PuzzleSize, string>;
      origins: Record<Origin, string>;
    };
  files: Record<'heading' | 'save' | 'load' | 'refused', string> & {
    added: (added: number, known: number) => string;
    damaged: (count: number, lines: string) => string;
  };
  keySettings: Record<'line' | 'pad', string>;
  /** To the practice game, with the present stack. */
  playOn: string;
  share: Record<
    | 'heading'
    | 'result'
    | 'fumen'
    | 'link'
    | 'picture'
    | 'film'
    | 'copied'
    | 'notCopied'
    | 'paste'
    | 'noTask'
    | 'noAnswer',
    string
  > & {
    wrong: (why: string) => string;
    /** Of the puzzle of the day; `hints`: so many steps of them were seen. */
    dayResult: (date: string, seconds: string, tries: number, hints: number) => string;
  };
  /** No puzzle could be made or found, for this reason. */
  failed: (why: string) => string;
  /** A placement could not be judged, nor a hint found. */
  notRead: (why: string) => string;
  notJudged: (why: string) => string;
  tryAgain: string;
  looking: string;
  padLost: string;
  nothingDue: string;
  noGames: string;
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
  /** What the hatched cells on the board are. */
  marks: Record<MarkKind, string>;
  /** The goal's own piece, which is placed last. */
  finish: { now: (piece: Piece) => string; done: string };
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
    | 'undo'
    | 'reset'
    | 'rewind'
    | 'missedWay'
    | 'hint'
    | 'answer'
    | 'turn'
    | 'close'
    | 'next'
    | 'skip'
    | 'like'
    | 'soSo'
    | 'place'
    | 'showSlot',
    string
  >;
  progress: {
    heading: string;
    today: (solved: number) => string;
    days: (days: number) => string;
    total: (solved: number, tried: number) => string;
  };
  trouble: Record<'unsaved' | 'damaged', (detail: string) => string>;
  /** Of what is remembered between two visits. */
  repaired: string;
}
