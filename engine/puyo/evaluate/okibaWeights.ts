import { type Weights } from './weights.ts';

/** Where `npm run tune -- puyo` begins, and what it writes; okibaWeights.manifest.json says how they were found. */
export const okibaWeights: Weights = {
  step: 1000,
  needed: -250,
  triggerHeight: 133,
  pair: 64,
  triple: 195,
  bowl: -122,
  well: -128,
  bump: -33,
  puyo: -20,
  tear: -30,
  waste: 0,
  second: 33,
  spawn: -129,
  room: 167,
  lastSteps: 3,
  leftPair: 57,
  leftTriple: 230,
  margin: 800,
  alike: 6,
  form: 30,
  left: 0,
  shape: [5, 10, -2, -11, -8, -7],
};
