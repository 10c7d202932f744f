/** The pictures that boards are searched in, and sums over their edges. */
import { findEdges, Sums, type Edges } from '../edges.ts';
import { shrink } from '../image.ts';
import type { Image } from '../types.ts';

/** A picture with its edges; all coordinates are this picture's own pixels. */
export interface EdgeMap {
  width: number;
  height: number;
  edges: Edges;
  across: Sums;
  down: Sums;
}

/** What is searched: the picture, and a coarse one in which walls of glyphs, bricks or texture are lines. */
export interface Maps {
  image: Image;
  fine: EdgeMap;
  coarse: EdgeMap;
}

/** The coarse picture is so many times smaller than the fine one. */
export const coarseFactor = 4;

export function makeMaps(image: Image): Maps {
  return { image, fine: makeEdgeMap(image), coarse: makeEdgeMap(shrink(image, coarseFactor)) };
}

export function makeEdgeMap(image: Image): EdgeMap {
  const edges = findEdges(image);
  const { width, height } = image;
  return {
    width,
    height,
    edges,
    across: new Sums(edges.across, width, height),
    down: new Sums(edges.down, width, height),
  };
}
