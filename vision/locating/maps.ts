/** The pictures that boards are searched in, and sums over their edges. */
import { findEdges, type EdgeMap } from '../edges.ts';
import { shrink } from '../image.ts';
import type { Image } from '../types.ts';

export type { EdgeMap } from '../edges.ts';

/** What is searched: the picture, and a coarse one in which walls of glyphs, bricks or texture are lines. */
export interface Maps {
  image: Image;
  fine: EdgeMap;
  coarse: EdgeMap;
}

/** The coarse picture is so many times smaller than the fine one. */
export const coarseFactor = 4;

export const makeMaps = (image: Image): Maps => ({
  image,
  fine: findEdges(image),
  coarse: findEdges(shrink(image, coarseFactor)),
});
