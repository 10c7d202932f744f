/** The result of each stage of recognition in one picture, for debugging: the path of `see`, step by step. */
import type { Detection } from './detect/types.ts';
import { locate, placesIn, sightOf, type LocateOptions } from './locate.ts';
import type { CloseLook } from './locating/detecting/closeLook.ts';
import { answerOf, readInTurn, type Attempt } from './see.ts';
import type { Grid, Image, Layout, Observation } from './types.ts';

/** All places and sizes are pixels of the picture. */
export interface Explanation {
  detection: Detection;
  looks: readonly CloseLook[];
  places: readonly ExplainedPlace[];
  /** The boards that were found, the likeliest first. */
  boards: readonly Layout[];
  /** Those of them that were read, up to the first game. */
  attempts: readonly Attempt[];
  /** The result of `see`. */
  answer: Observation;
}

/** A grid of the search. */
interface ExplainedPlace {
  grid: Grid;
  /** Only compares places of one picture; higher is better. */
  score: number;
}

const mostPlaces = 5;

/** Takes two to three times as long as `see`, as most stages are run twice. */
export function explain(image: Image, options: LocateOptions = {}): Explanation {
  const sight = sightOf(image, options);
  const boards = locate(image, options);
  const attempts = readInTurn(image, boards, options);
  return {
    detection: sight.detection,
    looks: sight.looks,
    places: placesIn(sight, options)
      .slice(0, mostPlaces)
      .map(({ grid, score }) => ({ grid, score })),
    boards,
    attempts,
    answer: answerOf(attempts, options),
  };
}
