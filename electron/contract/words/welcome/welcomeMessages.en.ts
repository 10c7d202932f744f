import type { WelcomeMessages } from './welcomeMessages.ts';

export const welcomeEn: WelcomeMessages = {
  heading: 'First steps',
  count: (step, steps) => `Step ${step} of ${steps}`,
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
  found: (name) => `Found: ${name}`,
  noGame: 'No game open?',
  borderless:
    'Other programs can’t always see a full-screen game. If I don’t find yours, choose “borderless” or “windowed” in its display settings.',
  asks: {
    line: 'Your system will ask you which window or screen I may see.',
    choose: 'Choose what I may see',
  },
  board: {
    yes: 'Yes, that’s it',
    no: 'No',
    click: 'Then click once inside your board in this picture, or draw its outline.',
    none: 'I don’t see a board yet. Start a round, or click once inside the board in this picture.',
  },
  pausing: (keys) => `${keys} pauses and resumes hints while you play.`,
  again: {
    heading: 'First steps',
    line: 'Choose your game, check its board, say how you play.',
    open: 'Repeat the first steps',
  },
};
