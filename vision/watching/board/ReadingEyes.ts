import { cellChances, type CellChances } from '../../cells/learned/cellChances.ts';
import { verify } from '../../locating/verify.ts';
import type { Drawn } from '../../previews/drawnPieces.ts';
import { nextPlaces } from '../../previews/nextPlaces.ts';
import { read, type ReadOptions } from '../../read.ts';
import type { Image, Layout, Observation, Rect } from '../../types.ts';
import { drawnAround } from './drawnAround.ts';
import { chanceOf } from './proof/chance.ts';
import type { Cues } from './proof/Evidence.ts';

/** The recognition functions for a watched board. */
export interface ReadingEyes {
  verify: (image: Image, layout: Layout) => number;
  read: (image: Image, layout: Layout, options: ReadOptions) => Observation;
  /** The contents of the cells, read by the network. */
  cells: (image: Image, layout: Layout) => CellChances;
  /** The places of the next pieces in a single picture. */
  next: (image: Image, layout: Layout) => Rect[];
  /** Everything that looks like a piece around the board. */
  drawn: (image: Image, layout: Layout) => Drawn[];
  /** The chance that a position is right, by its evidence. */
  chance: (cues: Cues) => number;
}

/** These functions for real pictures. */
export const pictureEyes: ReadingEyes = {
  verify,
  read,
  cells: cellChances,
  next: nextPlaces,
  drawn: drawnAround,
  chance: chanceOf,
};
