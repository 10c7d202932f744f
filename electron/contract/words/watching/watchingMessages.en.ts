/** What is said of what is watched, and of a board whose outline is drawn by hand. */
export const watchingEn = {
  heading: 'Watching',
  change: 'Change',
  close: 'Done',
  automatic: 'Find my game',
  automaticLine: 'Looks through your windows, then the screen.',
  windows: 'Windows',
  screens: 'Screens',
  none: 'None right now',
  nothing: 'Nothing yet',
  /** What the picture is, and that clicking into its board helps. */
  picture: 'What Okiba watches. If the board isn’t found, click inside it.',
  clickHint: 'Board not found? Click inside it in the picture.',
  /** Above pictures of windows in which the game may be. */
  candidates: 'Is your game here? Click inside your board.',
  /** Such a picture, for those who listen. */
  pointInto: (name: string) => `${name}: click inside your board`,
  /** Of two fields that are seen side by side: goes over to the one that is not watched. */
  otherField: 'My board is the other one',
  draw: 'Draw its outline',
  framesPerSecond: (frames: number) => `${frames} frames a second`,
};

export type WatchingMessages = typeof watchingEn;

/** What is said of what is watched, and of a board whose outline is drawn by hand. */
export const drawEn = {
  heading: 'Draw the board’s outline',
  line: 'Drag from one inside corner of the board to the opposite one, so that the lines match the cells.',
  picture: 'Still picture of what Okiba watches',
  keys: 'Arrow keys move it, Shift and arrow keys resize it. Enter uses it, Escape goes back.',
  size: 'Columns × rows',
  rows: 'Rows',
  use: 'Use this outline',
  cancel: 'Cancel',
};

export type DrawMessages = typeof drawEn;
