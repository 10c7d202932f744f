/** What is said of what is watched, and of a board whose outline is drawn by hand. */

export interface DrawMessages {
  heading: string;
  line: string;
  picture: string;
  keys: string;
  size: string;
  rows: string;
  use: string;
  cancel: string;
}

export interface WatchingMessages {
  heading: string;
  change: string;
  close: string;
  automatic: string;
  automaticLine: string;
  windows: string;
  screens: string;
  none: string;
  nothing: string;
  /** What the picture is, and that clicking into its board helps. */
  picture: string;
  clickHint: string;
  /** Of two fields that are seen side by side: goes over to the one that is not watched. */
  otherField: string;
  /** Above pictures of windows in which the game may be. */
  candidates: string;
  /** Such a picture, for those who listen. */
  pointInto: (name: string) => string;
  draw: string;
  framesPerSecond: (frames: number) => string;
}
