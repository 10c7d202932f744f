/** What a fumen is made of. */
import type { Location, Piece } from '../types.ts';

/** Columns and rows of every fumen field; the garbage row below it is not counted. */
export const fumenColumns = 10;
export const fumenRows = 23;

/** Cell and piece codes of fumens: a letter's place is its number. */
export const fumenLetters = '.ILOZTJSX';
export const fumenDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A code that can't be read: its message is one line. */
export class FumenError extends Error {
  override name = 'FumenError';
}

/** The pieces that a quiz comment announces: `#Q=[hold](current)next`. */
export interface FumenQuiz {
  hold: Piece | null;
  /** The current piece first. */
  queue: Piece[];
}

export interface FumenPage {
  /** The field before the page's own piece: 23 rows, top first, ten letters each: '.' empty, a piece's letter, 'X' gray. */
  rows: string[];
  /** The row below the field that a rise brings in, in the same letters. */
  garbage: string;
  /** The piece that the page shows, as TBP has locations. */
  piece: Location | null;
  comment: string;
  quiz: FumenQuiz | null;
  /** The piece locks, and full rows go, before the next page. */
  lock: boolean;
}
