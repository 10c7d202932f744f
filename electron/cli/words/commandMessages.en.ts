import type { Piece } from '../../../engine/tetris/types.ts';
import { count } from '../../contract/words/count.ts';

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

/** All numbers in pixels but for columns and rows. */
interface SeenBoard {
  game: string;
  columns: number;
  rows: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const brackets = (text: string): string => (text === '' ? '' : ` (${text})`);

/** What the command line says to people; what it writes as JSON is English, and what is wrong with arguments has words of its own. */
export const en = {
  /** Several things in a row, within brackets. */
  list: (words: readonly string[]) => words.join(', '),
  /** Keys in the order in which they are pressed. */
  keys: (runs: readonly Run[]) =>
    runs.map(({ key, times }) => `${key.toLowerCase()}${times > 1 ? ` x${times}` : ''}`).join(', '),
  place: ({ rank, piece, keys, why, role }: Told) =>
    `${rank ? `${rank} ` : ''}${piece}: ${keys}${brackets(why)}${role ? ` - ${role}` : ''}`,
  role: { safe: 'safe', clears: 'clears rows' },
  notHere: 'not here:',
  endsGame: 'ends the game',
  notSure: (doubts: string) => `not sure of the position: ${doubts}`,
  noPlaceLeft: 'no place is left for the falling piece',
  ask: {
    prompt: 'piece (I O T S Z J L; the next ones behind it; undo, empty line to end)> ',
    /** `word` in quotes. */
    noSuchPiece: (word: string) => `There is no piece ${word}; type one of I O T S Z J L.`,
    rowsCleared: (rows: number) => `${count(rows, 'row')} cleared.`,
    over: (piece: Piece) => `No place is left for ${piece}: the game is over.`,
    nothingToUndo: 'There is nothing to undo.',
  },
  askPuyo: {
    prompt: 'pair (RG, next ones after it: RG BB; 3u: it went elsewhere; undo, empty line to end)> ',
    sayWhere: 'Say first where the last pair went: 3u, for example.',
    noPair: 'There is no pair yet.',
    cantGo: (place: string) => `The pair can't go to ${place}.`,
    chain: (steps: number, score: number) => `A chain of ${steps}, ${score} points.`,
    over: 'No place is left: the game is over.',
  },
  chain: {
    isOver: 'column 3 is full: this game is over already',
    /** The sizes of the groups that pop in a step. */
    step: (number: number, sizes: readonly number[], points: number) =>
      `${number}. ${sizes.join(' + ')} pop, ${points} points`,
    end: (steps: number, points: number, allClear: boolean) =>
      `chain of ${steps}, ${points} points${allClear ? ', everything cleared' : ''}`,
  },
  see: {
    board: ({ game, columns, rows, left, top, width, height }: SeenBoard) =>
      `${game}, ${columns} x ${rows} cells at ${left},${top}, ${width} x ${height} pixels`,
    /** So many files were written. */
    explained: (folder: string, files: number) => `${folder}: wrote ${files} files about what each stage saw`,
    falling: (what: string) => `falling: ${what}`,
    at: (what: string, cells: string) => `${what} at ${cells}`,
    next: (pieces: string) => `next: ${pieces}`,
    hold: (piece: string) => `hold: ${piece}`,
    sure: (percent: number, doubts: string) => `sure: ${percent} %${brackets(doubts)}`,
  },
  review: {
    game: (title: string, moves: string, accuracy: string) => `${title}: ${moves}, accuracy ${accuracy}`,
    board: (spark: string) => `board ${spark}`,
    turn: ({
      number,
      rating,
      loss,
      place,
      faults,
    }: Record<'number' | 'rating' | 'loss' | 'place' | 'faults', string>) =>
      `${number}: ${rating} (-${loss}): ${place}${faults && `: ${faults}`}`,
    better: (place: string, why: string) => `  better: ${place}: ${why}`,
  },
};

export type CommandMessages = typeof en;
