import type { CommandMessages } from './commandMessages.ts';

const count = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? '' : 's'}`;
const brackets = (text: string): string => (text === '' ? '' : ` (${text})`);

export const en: CommandMessages = {
  list: (words) => words.join(', '),
  keys: (runs) =>
    runs.map(({ key, times }) => `${key.toLowerCase()}${times > 1 ? ` x${times}` : ''}`).join(', '),
  place: ({ rank, piece, keys, why, role }) =>
    `${rank ? `${rank} ` : ''}${piece}: ${keys}${brackets(why)}${role ? ` - ${role}` : ''}`,
  role: { safe: 'safe', clears: 'clears rows' },
  notHere: 'not here:',
  endsGame: 'ends the game',
  notSure: (doubts) => `not sure of the position: ${doubts}`,
  noPlaceLeft: 'no place is left for the falling piece',
  ask: {
    prompt: 'piece (I O T S Z J L; the next ones behind it; undo, empty line to end)> ',
    noSuchPiece: (word) => `There is no piece ${word}; type one of I O T S Z J L.`,
    rowsCleared: (rows) => `${count(rows, 'row')} cleared.`,
    over: (piece) => `No place is left for ${piece}: the game is over.`,
    nothingToUndo: 'There is nothing to undo.',
  },
  askPuyo: {
    prompt: 'pair (RG, next ones after it: RG BB; 3u: it went elsewhere; undo, empty line to end)> ',
    sayWhere: 'Say first where the last pair went: 3u, for example.',
    noPair: 'There is no pair yet.',
    cantGo: (place) => `The pair can't go to ${place}.`,
    chain: (steps, score) => `A chain of ${steps}, ${score} points.`,
    over: 'No place is left: the game is over.',
  },
  chain: {
    isOver: 'column 3 is full: this game is over already',
    step: (number, sizes, points) => `${number}. ${sizes.join(' + ')} pop, ${points} points`,
    end: (steps, points, allClear) =>
      `chain of ${steps}, ${points} points${allClear ? ', everything cleared' : ''}`,
  },
  see: {
    board: ({ game, columns, rows, left, top, width, height }) =>
      `${game}, ${columns} x ${rows} cells at ${left},${top}, ${width} x ${height} pixels`,
    explained: (folder, files) => `${folder}: wrote ${files} files about what each stage saw`,
    falling: (what) => `falling: ${what}`,
    at: (what, cells) => `${what} at ${cells}`,
    next: (pieces) => `next: ${pieces}`,
    hold: (piece) => `hold: ${piece}`,
    sure: (percent, doubts) => `sure: ${percent} %${brackets(doubts)}`,
  },
  review: {
    game: (title, moves, accuracy) => `${title}: ${moves}, accuracy ${accuracy}`,
    board: (spark) => `board ${spark}`,
    turn: ({ number, rating, loss, place, faults }) =>
      `${number}: ${rating} (-${loss}): ${place}${faults && `: ${faults}`}`,
    better: (place, why) => `  better: ${place}: ${why}`,
  },
};
