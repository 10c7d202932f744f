/** What is said at the first start: three steps to the first hint. */
export const welcomeEn = {
  heading: 'First steps',
  /** `step` counts from 1. */
  count: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps: {
    game: { heading: 'Which game do you play?', line: 'Choose it here, or let me find it.' },
    board: {
      heading: 'Is this your board?',
      line: 'I draw a blue line around it, here and on your game.',
    },
    hands: { heading: 'How do you play?', line: 'Hints will suit your answers. You can change them later.' },
  },
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  done: 'Start',
  /** A game was found by itself. */
  found: (name: string) => `Found: ${name}`,
  /** For who has no game open. */
  noGame: 'No game open?',
  /** Why full screen is in the way, and what to do. */
  borderless:
    'Other programs can’t always see a full-screen game. If I don’t find yours, choose “borderless” or “windowed” in its display settings.',
  /** Where the system asks itself what may be seen. */
  asks: {
    line: 'Your system will ask you which window or screen I may see.',
    choose: 'Choose what I may see',
  },
  board: {
    /** The drawn line is around the board. */
    yes: 'Yes, that’s it',
    no: 'No',
    /** What to do where it isn't. */
    click: 'Then click once inside your board in this picture, or draw its outline.',
    /** There is no board yet. */
    none: 'I don’t see a board yet. Start a round, or click once inside the board in this picture.',
  },
  /** Steers that work while playing; `keys` of the shortcut. */
  pausing: (keys: string) => `${keys} pauses and resumes hints while you play.`,
  again: {
    heading: 'First steps',
    line: 'Choose your game, check its board, say how you play.',
    open: 'Repeat the first steps',
  },
};

export type WelcomeMessages = typeof welcomeEn;
