import type { Piece } from '../../../../engine/tetris/types.ts';

const columns = (from: number, to: number) => (from === to ? `column ${from}` : `columns ${from}–${to}`);
/** Without a dash, which some voices leave out. */
const spokenColumns = (from: number, to: number) =>
  from === to ? `column ${from}` : `columns ${from} to ${to}`;

export const hintEn = {
  heading: 'What to do',
  /** Columns counted from 1 on the left. */
  place: (piece: Piece, from: number, to: number) => `${piece} to ${columns(from, to)}`,
  placeAfterHold: (piece: Piece, from: number, to: number) => `Hold, then ${piece} to ${columns(from, to)}`,
  off: 'Help is off. Choose how much you want at the bottom.',
  /** The button that shows the game that has just ended, move by move. */
  lookAtGame: 'Look at this game',
  /** The place is drawn, and not said in words. */
  ghost: 'A thin outline shows the place on your game.',
  noPlace: 'There is no place left for this piece.',
  /** What the second place is good for, and the place to avoid; `place` and `why` are words of their own. */
  second: {
    safe: (place: string) => `Safer if you slip: ${place}`,
    clears: (place: string) => `To clear rows now: ${place}`,
    other: (place: string) => `Next best: ${place}`,
  },
  notHere: (place: string, why: string) => `Not here: ${place}. ${why}`,
  /** Whether the board can be cleared to the last. */
  clear: {
    possible: (lines: number, pieces: number) =>
      `Perfect clear possible: ${lines} ${lines === 1 ? 'row' : 'rows'} with ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.`,
    depends: (percent: number) => `Perfect clear depends on what comes: ${percent}%.`,
    impossible: (pieces: number) => `No perfect clear within ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.`,
  },
  helpHeading: 'How much help',
  helpKeys: 'Keys 0 to 5',
  /** The same for a voice. */
  spoken: (piece: Piece, from: number, to: number) => `${piece} to ${spokenColumns(from, to)}`,
  spokenAfterHold: (piece: Piece, from: number, to: number) =>
    `Hold, then ${piece} to ${spokenColumns(from, to)}`,
  /** Hints are to be read aloud, and can't be. */
  noVoice: 'Your computer has no English voice, so nothing is read aloud.',
};

export type HintMessages = typeof hintEn;
