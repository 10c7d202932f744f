/** What is said of a hint. */
import type { Piece } from '../../../../engine/tetris/types.ts';

export interface HintMessages {
  heading: string;
  /** Columns counted from 1 on the left. */
  place: (piece: Piece, from: number, to: number) => string;
  placeAfterHold: (piece: Piece, from: number, to: number) => string;
  /** The same for a voice. */
  spoken: (piece: Piece, from: number, to: number) => string;
  spokenAfterHold: (piece: Piece, from: number, to: number) => string;
  /** Hints are to be read aloud, and can't be. */
  noVoice: string;
  off: string;
  /** The button that shows the game that has just ended, move by move. */
  lookAtGame: string;
  /** The place is drawn, and not said in words. */
  ghost: string;
  noPlace: string;
  /** What the second place is good for, and the place to avoid; `place` and `why` are words of their own. */
  second: Record<'safe' | 'clears' | 'other', (place: string) => string>;
  notHere: (place: string, why: string) => string;
  /** Whether the board can be cleared to the last. */
  clear: {
    possible: (lines: number, pieces: number) => string;
    depends: (percent: number) => string;
    impossible: (pieces: number) => string;
  };
  helpHeading: string;
  helpKeys: string;
}
