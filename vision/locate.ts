/** Finds playfields in a picture without any knowledge of the game. */
import { cellChances } from './cells/learned/cellChances.ts';
import { clearnessOf } from './cells/learned/clearness.ts';
import { measure, type Measured } from './detect/measuring/measure.ts';
import type { DetectedBoard, Detection } from './detect/types.ts';
import { likeliestFirst, withOwnInDoubt, type Board } from './locating/boards.ts';
import { certainBoards } from './locating/detecting/certain.ts';
import {
  lookAtAll,
  lookClosely,
  oddsIn,
  type CloseLook,
  type NearBy,
} from './locating/detecting/closeLook.ts';
import { bestOf, boardOf, ranked, type Rival } from './locating/detecting/compare.ts';
import { seenAround } from './locating/detecting/seenAround.ts';
import { seenFarther } from './locating/detecting/seenFarther.ts';
import { seenIn } from './locating/detecting/seenIn.ts';
import { seenInQuarters } from './locating/detecting/seenInQuarters.ts';
import { memoize } from './locating/memoize.ts';
import { withOwnPreviews } from './locating/ownPreviews.ts';
import { searchedOf } from './locating/scale.ts';
import { wanted, type LocateOptions } from './locating/wanted.ts';
import { common } from './pixels/rects.ts';
import { findPreviews, slotOf, type Previews } from './previews/previews.ts';
import { findPuyoPreviews } from './puyo/previews/puyoPreviews.ts';
import { isTold } from './trust.ts';
import type { Grid, Image, Layout, Rect } from './types.ts';

export type { LocateOptions } from './locating/wanted.ts';

const leastHeight = 64;
const leastWidth = 40;
/** The number of the detector's boards that are measured, and their least chance; after a click less likely ones as well. */
const looked = { most: 2, chance: 0.3 };
const clicked = { most: 3, chance: 0.05 };

/** The facts about a picture before its search: computed once, even for several searches. */
interface Sight extends NearBy {
  image: Image;
  searched: Image;
  detection: Detection;
  looks: readonly CloseLook[];
  previewsOf: (grid: Grid) => Previews;
  clearnessIn: (grid: Grid) => number;
}

/** The boards in the picture, the likeliest first; of two that are equally likely the larger one. */
export function locate(image: Image, options: LocateOptions = {}): Layout[] {
  if (image.width < leastWidth || image.height < leastHeight) return [];
  const sight = sightOf(image, options);
  const layouts = withOwnInDoubt(boardsIn(sight, options)).map((board) => layOut(sight, board));
  return layouts.map((layout) => withOwnPreviews(layout, layouts, sight.detection.boards));
}

/** The facts with which `locate` begins. */
export function sightOf(image: Image, options: LocateOptions): Sight {
  const searched = searchedOf(image);
  const detection = seenIn(image, searched);
  const first = likeliest(detection.boards, looked);
  const nearBy = {
    measured: memoize(measuredIn(image, first)),
    oddsOf: memoize(oddsIn(image, searched)),
    isWanted: wanted(options),
  };
  const looks = lookClosely(first, nearBy);
  const previewsOf = memoize((grid: Grid) => findPreviews(image, grid));
  const clearnessIn = (grid: Grid): number => clearnessOf(cellChances(image, grid));
  return { image, searched, detection, looks, previewsOf, clearnessIn, ...nearBy };
}

/** Boards that share this part of their union are measured once: a look at either shows the same. */
const sameLook = 0.9;

function measuredIn(image: Image, first: readonly DetectedBoard[]): NearBy['measured'] {
  const known: { board: Rect; found: Measured | null }[] = [];
  return (one) => {
    const before = first.includes(one)
      ? undefined
      : known.find(({ board }) => common(board, one.board) > sameLook);
    if (before) return before.found;
    const found = measure(image, one.board, first.includes(one) ? undefined : 'brief');
    known.push({ board: one.board, found });
    return found;
  };
}

const likeliest = (
  boards: readonly DetectedBoard[],
  { most, chance }: { most: number; chance: number },
): DetectedBoard[] => boards.filter((board) => board.chance >= chance).slice(0, most);

/** If a board is certain at a first look, no others are considered. */
function boardsIn(sight: Sight, options: LocateOptions): Board[] {
  const { image, looks, oddsOf, clearnessIn } = sight;
  const certain = certainBoards(looks, oddsOf, clearnessIn);
  if (certain.length > 0) return certain;
  const boardsAt = (places: readonly Rival[]): Board[] => likeliestFirst(bestOf(places, oddsOf).map(boardOf));
  const boards = boardsAt(placesIn(sight, options));
  if (options.seed) return boards;
  const told = boards.filter(isTold);
  if (told.length > 0) return told;
  return boardsAt(ranked(lookAtAll(likeliest(seenInQuarters(image), looked), sight))).filter(isTold);
}

/**
 * All boards that may be in the picture, seen as it is and from farther away, the best first. After a click there is
 * one, so that the detector looks closer.
 */
export function placesIn({ image, searched, detection, ...nearBy }: Sight, { seed }: LocateOptions): Rival[] {
  const worth = seed ? clicked : looked;
  const boards = [...likeliest(detection.boards, worth), ...likeliest(seenFarther(image, searched), worth)];
  const places = ranked(lookAtAll(boards, nearBy));
  if (!seed || places.length > 0) return places;
  return ranked(lookAtAll(seenAround(image, seed).slice(0, clicked.most), nearBy));
}

function layOut({ image, detection: { parts }, previewsOf }: Sight, { grid, confidence }: Board): Layout {
  if (grid.game === 'puyo')
    return { ...grid, next: findPuyoPreviews(image, grid, parts), hold: null, confidence };
  const { next, hold } = previewsOf(grid);
  return { ...grid, next: next.map(slotOf), hold: hold && slotOf(hold), confidence };
}
