import type { DrawMessages, WatchingMessages } from './watchingMessages.ts';

export const watchingEn: WatchingMessages = {
  heading: 'Watching',
  change: 'Change',
  close: 'Done',
  automatic: 'Find a game by itself',
  automaticLine: 'Looks through your windows, then the screen.',
  windows: 'Windows',
  screens: 'Screens',
  none: 'None right now',
  nothing: 'Nothing yet',
  picture: 'What Okiba watches. If the board isn’t found, click inside it.',
  clickHint: 'Board not found? Click inside it in the picture.',
  candidates: 'Is your game here? Click inside your board.',
  pointInto: (name) => `${name}: click inside your board`,
  otherField: 'Mine is the other field',
  draw: 'Draw its outline',
  framesPerSecond: (frames) => `${frames} pictures a second`,
};

export const drawEn: DrawMessages = {
  heading: 'Draw the board’s outline',
  line: 'Drag from one corner of the playfield’s inside to the opposite one, so that the lines meet the cells.',
  picture: 'Still picture of what is watched',
  keys: 'Arrow keys move it, with Shift they change its size. Enter uses it, Escape goes back.',
  size: 'Columns × rows',
  rows: 'Rows',
  use: 'Use this outline',
  cancel: 'Cancel',
};
