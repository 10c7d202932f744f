/** What the command line says to people; what it writes as JSON is English, and what is wrong with arguments has words of its own. */
import type { Piece } from '../../../engine/tetris/types.ts';

/** A key, and how often it is pressed in a row. */
export interface Run {
  key: string;
  times: number;
}

/** A place of a hint: its number where there are several, what goes there, by which keys, why, and what it is good for. */
interface Told {
  rank?: string;
  piece: string;
  keys: string;
  why: string;
  role?: string | null;
}

export interface CommandMessages {
  /** Several things in a row, within brackets. */
  list: (words: readonly string[]) => string;
  /** Keys in the order in which they are pressed. */
  keys: (runs: readonly Run[]) => string;
  place: (place: Told) => string;
  role: Record<'safe' | 'clears', string>;
  notHere: string;
  endsGame: string;
  notSure: (doubts: string) => string;
  noPlaceLeft: string;
  ask: AskMessages;
  askPuyo: AskPuyoMessages;
  chain: ChainMessages;
  see: SeeMessages;
  review: ReviewSummaryMessages;
}

interface AskMessages {
  prompt: string;
  /** `word` in quotes. */
  noSuchPiece: (word: string) => string;
  rowsCleared: (rows: number) => string;
  over: (piece: Piece) => string;
  nothingToUndo: string;
}

interface AskPuyoMessages {
  prompt: string;
  sayWhere: string;
  noPair: string;
  cantGo: (place: string) => string;
  chain: (steps: number, score: number) => string;
  over: string;
}

interface ChainMessages {
  isOver: string;
  /** The sizes of the groups that pop in a step. */
  step: (number: number, sizes: readonly number[], points: number) => string;
  end: (steps: number, points: number, allClear: boolean) => string;
}

interface SeeMessages {
  /** All numbers in pixels but for columns and rows. */
  board: (seen: {
    game: string;
    columns: number;
    rows: number;
    left: number;
    top: number;
    width: number;
    height: number;
  }) => string;
  /** So many files were written. */
  explained: (folder: string, files: number) => string;
  falling: (what: string) => string;
  at: (what: string, cells: string) => string;
  next: (pieces: string) => string;
  hold: (piece: string) => string;
  sure: (percent: number, doubts: string) => string;
}

interface ReviewSummaryMessages {
  game: (title: string, moves: string, accuracy: string) => string;
  board: (spark: string) => string;
  turn: (turn: { number: string; rating: string; loss: string; place: string; faults: string }) => string;
  better: (place: string, why: string) => string;
}
