/** The pictures in which boards are searched for, and sums over their edges. */
import { findEdges, type EdgeMap } from '../../pixels/edges.ts';
import { smaller } from '../../pixels/smaller.ts';
import { ScratchBuffers } from '../../pixels/ScratchBuffers.ts';
import type { Image } from '../../types.ts';
import { ColourSums } from './ColourSums.ts';

export type { EdgeMap } from '../../pixels/edges.ts';

/** The input of the search: the picture, and a coarse one in which walls of glyphs, bricks or texture are lines. */
export interface Maps {
  image: Image;
  fine: EdgeMap;
  coarse: EdgeMap;
  colours: ColourSums;
}

/** The factor between the coarse picture and the fine one. */
export const coarseFactor = 4;

const shelves = { fine: new ScratchBuffers(), coarse: new ScratchBuffers() };

/** There is one set of maps at a time: the next one reuses the memory of the last. */
export function makeMaps(image: Image): Maps {
  const fine = shelves.fine.put(image);
  const coarse = smaller(image, coarseFactor);
  return {
    image,
    fine: findEdges(image, fine),
    coarse: findEdges(coarse, shelves.coarse.put(coarse)),
    colours: new ColourSums(image, fine),
  };
}
