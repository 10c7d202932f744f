import type { WebMessages } from './webMessages.ts';

export const en: WebMessages = {
  title: 'Okiba in the browser',
  line: 'Learn where the piece should go: practice games with hints, T-spin puzzles, and a look back at your games.',
  app: 'The app for Windows, macOS and Linux also watches the game that you play, and draws the place over it. For practice and single play.',
  kept: 'Everything stays in this browser. Nothing is sent anywhere, and it works without a network.',
  language: 'Language',
  patterns: 'Letters on pieces',
  navigation: 'Pages of Okiba',
  pages: {
    practice: {
      name: 'Practice games',
      short: 'Practice',
      line: 'Falling blocks and falling pairs, with hints in the field.',
    },
    trainer: {
      name: 'T-spin trainer',
      short: 'Trainer',
      line: 'Puzzles of one to four pieces, one a day, and a training plan.',
    },
    hand: {
      name: 'By hand',
      short: 'By hand',
      line: 'Type a board, or paste a screenshot of a game, and see where the piece should go.',
    },
    tiling: { name: 'Tilings', short: 'Tilings', line: 'All ways to fill a shape with two or three bags.' },
    review: {
      name: 'Review',
      short: 'Review',
      line: 'Your games move by move, with what would have been better.',
    },
  },
  hand: {
    title: 'Okiba by hand',
    picture: 'Paste a screenshot of a game here (Ctrl+V), or drop one.',
    choose: 'Choose a picture',
    looking: 'Looking for a board …',
    seen: (game, columns, rows, sure) =>
      `${game}, ${columns} × ${rows} cells, ${sure}% sure. You can correct mistakes below.`,
    nothing: 'No board was found in this picture.',
    unreadable: 'The browser can’t read this picture.',
  },
};
