import type { DrawMessages, WatchingMessages } from './watchingMessages.ts';

export const watchingEn: WatchingMessages = {
  heading: 'Watching',
  change: 'Change',
  close: 'Done',
  automatic: 'Find my game',
  automaticLine: 'Looks through your windows, then the screen.',
  windows: 'Windows',
  screens: 'Screens',
  none: 'None right now',
  nothing: 'Nothing yet',
  picture: 'What Okiba watches. If the board isn’t found, click inside it.',
  clickHint: 'Board not found? Click inside it in the picture.',
  candidates: 'Is your game here? Click inside your board.',
  pointInto: (name) => `${name}: click inside your board`,
  otherField: 'My board is the other one',
  draw: 'Draw its outline',
  framesPerSecond: (frames) => `${frames} frames a second`,
};

export const drawEn: DrawMessages = {
  heading: 'Draw the board’s outline',
  line: 'Drag from one inside corner of the board to the opposite one, so that the lines match the cells.',
  picture: 'Still picture of what Okiba watches',
  keys: 'Arrow keys move it, Shift and arrow keys resize it. Enter uses it, Escape goes back.',
  size: 'Columns × rows',
  rows: 'Rows',
  use: 'Use this outline',
  cancel: 'Cancel',
};
