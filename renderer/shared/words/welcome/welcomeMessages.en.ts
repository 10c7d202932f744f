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
    hands: { heading: 'How do you play?', line: 'Hints keep to it. You can change all of this later.' },
  },
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  done: 'Start',
  found: (name) => `Found: ${name}`,
  noGame: 'No game open?',
  borderless:
    'Full screen can hide a game from other programs. If it stays unseen, choose “borderless” or “windowed” in its display settings.',
  asks: {
    line: 'Your system asks you itself which window or screen I may see.',
    choose: 'Choose what I may see',
  },
  board: {
    yes: 'Yes, that’s it',
    no: 'No',
    click: 'Then click once inside your board in this picture, or draw its outline.',
    none: 'I don’t see a board yet. Start a round, or click once inside the board in this picture.',
  },
  pausing: (keys) => `${keys} pauses hints while you play, and brings them back.`,
  again: {
    heading: 'First steps',
    line: 'Choose your game, check its board, say how you play.',
    open: 'Take the first steps again',
  },
};
