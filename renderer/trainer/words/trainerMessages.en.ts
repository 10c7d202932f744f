import type { TrainerMessages } from './trainerMessages.ts';

export const en: TrainerMessages = {
  title: 'Okiba T-spin trainer',
  modesHeading: 'How to practise',
  modes: {
    practice: { name: 'Practice', line: 'Try as often as you like; the answer can be shown.' },
    curated: { name: 'Selected', line: 'Only puzzles that look interesting. No answers: find it yourself.' },
    flash: { name: 'Flash', line: 'Look, then place the pieces from memory.' },
  },
  categoryHeading: 'Kind of puzzle',
  movesHeading: 'Pieces to place',
  movesName: (moves) => (moves === 1 ? '1 piece' : `${moves} pieces`),
  queue: 'Pieces, in this order',
  board: (height, piece) =>
    `Board. The stack is ${height} rows high. ${piece ? `${piece} is falling.` : 'All pieces are placed.'}`,
  making: 'Making a puzzle …',
  noMore: 'No more puzzles of this kind were found. Choose another kind.',
  solvedIn: (seconds) => `${seconds} s`,
  verdictHeading: 'How it stands',
  hint: {
    slot: (piece) => `The dashed shape is the slot: the ${piece} goes in there at the end.`,
    roof: (piece) => `The ${piece} hangs over the slot. It becomes the roof.`,
    roofStands: 'The roof is there already. The pieces fill the rows around the slot.',
    well: 'Keep the well open. The pieces fill the rows beside it.',
    next: (piece) => `The outline shows where the ${piece} goes now.`,
    lost: 'From here no way leads there. Take a piece back first.',
  },
  candidates: (count) =>
    count === 1
      ? 'One place covers this cell.'
      : `${count} places cover this cell. Tap it again to see the next one.`,
  noCandidate: 'Tap a cell of the board to see where the piece can go.',
  flash: {
    seeing: 'Look at it …',
    covered: 'Now from memory.',
    answer: 'The answer',
    seeFor: 'Show the puzzle for',
    answerFor: 'Show the answer for',
    seconds: (seconds) => `${seconds} s`,
  },
  playback: {
    heading: 'The answer, key by key',
    piece: (piece, number) => `Piece ${number}: ${piece}`,
    finish: (piece) => `Now the ${piece} can go in.`,
  },
  actions: {
    undo: 'Take back',
    reset: 'Start over',
    hint: 'Hint',
    answer: 'Show the answer',
    close: 'Try it myself',
    next: 'Next puzzle',
    skip: 'Skip',
    like: 'That was good, next',
    soSo: 'So-so, next',
    place: 'Place it there',
  },
  progress: {
    heading: 'Progress',
    today: (solved) => `Solved today: ${solved}`,
    days: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    total: (solved, tried) => `${solved} of ${tried} in all`,
  },
  trouble: {
    unsaved: (detail) => `Your progress can’t be saved at present: ${detail}`,
    damaged: (detail) => `Some of your saved progress was damaged and is set aside: ${detail}`,
  },
  keys: [
    { keys: '← →', does: 'move' },
    { keys: '↑ X', does: 'turn right' },
    { keys: 'Z', does: 'turn left' },
    { keys: 'A', does: 'turn round' },
    { keys: '↓', does: 'down' },
    { keys: 'Space', does: 'drop and lock' },
  ],
};
