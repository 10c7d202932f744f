import type { Drawn } from '../../previews/drawnPieces.ts';
import type { ReadOptions } from '../../read.ts';
import type { Image, Layout, Observation, Rect } from '../../types.ts';
import type { Cues } from './proof/Evidence.ts';

/** The recognition functions for a watched board. */
export interface ReadingEyes {
  verify: (image: Image, layout: Layout) => number;
  read: (image: Image, layout: Layout, options: ReadOptions) => Observation;
  /** The places of the next pieces in a single picture. */
  next: (image: Image, layout: Layout) => Rect[];
  /** Everything that looks like a piece around the board. */
  drawn: (image: Image, layout: Layout) => Drawn[];
  /** The chance that a position is right, by its evidence. */
  chance: (cues: Cues) => number;
}
