import type { ReviewMessages } from './reviewMessages.ts';

const columns = (from: number, to: number): string =>
  from === to ? `column ${from}` : `columns ${from}–${to}`;
const count = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? '' : 's'}`;

export const en: ReviewMessages = {
  title: 'Okiba review',
  games: 'Your games',
  noGames: 'No game yet. Play one that Okiba watches, or the practice game: it will be here.',
  origin: { watched: 'watched', practice: 'practice', imported: 'opened from a file' },
  placed: (pieces) => count(pieces, 'piece'),
  accuracy: (percent) => `${percent} % accurate`,
  notRated: 'not rated yet',
  remove: (title) => `Delete ${title}`,
  removeAsk: 'Delete it',
  keep: 'Keep it',
  open: 'Open a game',
  openLine: 'A recorded game, a fumen, or the log of a bot.',
  paste: 'Paste a fumen here',
  rating: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  ratingsHeading: 'Moves by rating',
  move: (number, of) => `Piece ${number} of ${of}`,
  place: (piece, from, to) => `${piece} to ${columns(from, to)}`,
  placeAfterHold: (piece, from, to) => `hold, then ${piece} to ${columns(from, to)}`,
  played: (place) => `You played ${place}.`,
  better: (place) => `Better: ${place}.`,
  noBetter: 'There was no better place.',
  hinted: { same: 'As the hint said.', other: 'The hint said something else.' },
  mistake: {
    endsGame: () => 'ends the game',
    missesFour: () => 'misses four rows at once',
    makesHoles: (value) => `leaves ${count(value, 'hole')}`,
    coversHoles: () => 'covers a hole',
    leavesWells: (value) => `leaves ${value} deep wells`,
    missesClear: (value) => `clears ${count(value, 'row')} fewer`,
    buildsHigh: (value) => `builds ${count(value, 'row')} higher`,
    missesHold: () => 'does not use hold',
    holdsInVain: () => 'uses hold without need',
    roughens: (value) => `leaves a step of ${count(value, 'row')}`,
  },
  faults: (faults) => `It ${faults.join(', ')}.`,
  costliest: 'What cost most',
  noCostliest: 'No mistakes. Well played!',
  graph: 'How good the board was, piece by piece',
  graphAt: (number, quality) => `Piece ${number}: board ${quality} of 100`,
  habits: (days) => `Again and again in ${days} days`,
  habit: (fault, piece, times) => `${times} times: ${piece} ${fault}`,
  progress: { running: (done, of) => `Rated ${done} of ${of}`, stop: 'Stop' },
  board: (number) => `The board as piece ${number} was played`,
  actions: {
    first: 'First piece',
    back: 'Piece before',
    next: 'Next piece',
    last: 'Last piece',
    mistakeBefore: 'Mistake before',
    mistakeAfter: 'Next mistake',
  },
  exports: {
    heading: 'Take it along',
    fumen: 'Copy as fumen',
    json: 'Save as a file',
    puzzle: 'Make a puzzle of this',
    copied: 'Copied.',
    notCopied: 'It could not be copied.',
  },
  puzzles: (found) =>
    found === 0
      ? 'No T-spin and no four rows can be made of this.'
      : `${count(found, 'puzzle')} copied: okiba puzzles rate - reads them.`,
  puyo: 'Games of Puyo can be looked at, but are not rated yet.',
  keys: [
    { keys: '← →', does: 'piece by piece' },
    { keys: 'Page ↑ ↓', does: 'mistakes' },
    { keys: '1 2 3', does: 'the costliest' },
    { keys: 'Home End', does: 'first, last' },
  ],
};
