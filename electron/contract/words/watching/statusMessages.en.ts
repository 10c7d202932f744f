import type { Status } from '../../panel.ts';

export type StatusMessages = Readonly<Record<Status, { word: string; line: string; next: string }>>;

/** The status, in a word and a line, and what the player can do next. */
export const statusEn: StatusMessages = {
  searching: {
    word: 'Looking for a game',
    line: 'Okiba finds the board in any open game for you.',
    next: 'Open your game and start a round. No game at hand? Try the practice game.',
  },
  reading: {
    word: 'Reading the board',
    line: 'Found a board. The hint comes as soon as I can read it.',
    next: 'Play on, and the hint comes. Is the round over? Start a new one in your game.',
  },
  ready: {
    word: 'Ready',
    line: 'The place is shown on your game.',
    next: 'Put it in the marked place.',
  },
  unsure: {
    word: 'Not sure',
    line: 'I can’t read the game well enough for a hint right now.',
    next: 'Play on: I keep looking, and the hint comes as soon as I am sure.',
  },
  quiet: {
    word: 'Well played so far',
    line: 'I stay quiet, and help only after a mistake.',
    next: 'Play on. Help comes after a mistake.',
  },
  silent: {
    word: 'No hint for this pair',
    line: 'I can read the game, but I have no advice for this pair.',
    next: 'Play on: the next pair may get a hint.',
  },
  puyo: {
    word: 'Watching a Puyo field',
    line: 'This field isn’t 6 columns by 12 to 14 rows. I know the rules for those sizes only.',
    next: 'If your game lets you, choose a field of 6 columns by 12 rows.',
  },
  menu: {
    word: 'No game yet',
    line: 'Nobody is playing on this board right now. Hints begin with the game.',
    next: 'Start a round in your game. Or look back at rounds you have played: choose Review.',
  },
  starting: {
    word: 'About to begin',
    line: 'The game is counting down. The hint comes with the first piece.',
    next: 'Get ready: the round is about to start.',
  },
  gamePaused: {
    word: 'Paused',
    line: 'Your game is paused. I’ll go on when it does.',
    next: 'Go on in your game when you like. Is the round over? Start a new one.',
  },
  covered: {
    word: 'Covered',
    line: 'Another window covers your game. I’ll go on when it is gone.',
    next: 'Move the other window aside.',
  },
  over: {
    word: 'Game over',
    line: 'No more pieces come in. I’ll be there for the next round.',
    next: 'Start a new round when you like.',
  },
  paused: {
    word: 'Hints off',
    line: 'Nothing is drawn. To go on, choose how much help you want.',
    next: 'Choose how much help you want at the bottom of this window.',
  },
  stale: {
    word: 'No fresh picture',
    line: 'I can’t see the game just now. I’ll go on when I can.',
    next: 'Bring your game to the front. If that doesn’t help, choose it under “Change”.',
  },
  lost: {
    word: 'Game out of sight',
    line: 'I can’t see the board any more. I’ll go on when it is back.',
    next: 'Bring your game back into sight, or choose its window under “Change”.',
  },
};
