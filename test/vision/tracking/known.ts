/** What is known, and what a frame shows, as text. */
import { identify } from '../../../engine/tetris/rules/pieces.ts';
import { stackOf, type Known } from '../../../vision/tracking/explaining/explanation.ts';
import { readMasks, type Masks } from '../../../vision/tracking/explaining/masks.ts';
import { reading } from '../simulated/readings.ts';

/** All filled cells of the lowest rows of a board of ten by eight. */
export const masksOf = (text: string): Masks => readMasks(reading(text));

/** A board of ten by eight: 'X' lies there, and the piece whose letter is drawn falls; none where there is no letter. */
export function knownFrom(text: string, more: Partial<Known> = {}): Known {
  const { current, ...seen } = reading(text);
  return {
    columns: 10,
    rows: 8,
    stack: stackOf(readMasks({ ...seen, current: null })),
    piece: current?.piece ?? null,
    at: current && identify(current.cells),
    ...more,
  };
}
