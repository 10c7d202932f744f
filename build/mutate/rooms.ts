/** Where most of the decisions are taken: mutants are made there unless others are asked for. */
export const rooms: readonly string[] = [
  'engine/puyo/evaluate',
  'vision/tracking',
  'electron/hints',
  'electron/contract',
];

/**
 * Whole simulated games take too long to be played for each mutant, and don't say which rule was broken: they are no
 * judges of mutants.
 */
export const longGames: string[] = [
  'test/vision/tracking/Tracker.test.ts',
  'test/vision/tracking/trackerEvents.test.ts',
];
