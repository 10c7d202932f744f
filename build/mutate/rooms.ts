/** Where most of the decisions are taken: mutants are made there unless others are asked for. */
export const rooms: readonly string[] = [
  'engine/puyo/evaluate',
  'vision/tracking',
  'electron/hints',
  'electron/contract',
];
