/** The pages that the web build can show, in the order in which it offers them. */
export const webPages = ['practice', 'trainer', 'hand', 'tiling', 'review'] as const;
export type WebPage = (typeof webPages)[number];

/** What only the web build says. */
export const en = {
  title: 'Okiba in the browser',
  line: 'Learn where the piece should go: practice games with hints, T-spin puzzles, and a look back at your games.',
  /** What the app does beyond this. */
  app: 'The app for Windows, macOS and Linux also watches the game that you play, and draws the place over it. For practice and single play.',
  kept: 'Everything stays in this browser. Nothing is sent anywhere, and it works without a network.',
  language: 'Language',
  patterns: 'Letters on pieces',
  /** What leads from one page to another. */
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
  } satisfies Record<WebPage, { name: string; short: string; line: string }>,
  hand: {
    title: 'Okiba by hand',
    picture: 'Paste a screenshot of a game here (Ctrl+V), or drop one.',
    choose: 'Choose a picture',
    looking: 'Looking for a board …',
    /** In per cent. */
    seen: (game: string, columns: number, rows: number, sure: number) =>
      `${game}, ${columns} × ${rows} cells, ${sure}% sure. You can correct mistakes below.`,
    nothing: 'No board was found in this picture.',
    unreadable: 'The browser can’t read this picture.',
  },
};

export type WebMessages = typeof en;
