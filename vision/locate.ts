/** Finds playfields in a picture without any knowledge of the game. */
import { contains, distance } from './pixels/rects.ts';
import type { Detection } from './detect/types.ts';
import type { Grid, Image, Layout, Rect } from './types.ts';
import { groupBoards, likeliestFirst, withOwnInDoubt, type Board } from './locating/boards.ts';
import { wanted, type Judged, type JudgeOptions } from './locating/BoardJudge.ts';
import { better, judge, judgeAround } from './locating/judging.ts';
import { weighedBoards, weighedByGame } from './locating/detecting/agreement.ts';
import {
  certainBoards,
  likelyBoards,
  lookClosely,
  oddsIn,
  withCloseLooks,
  type CloseLook,
  type Odds,
} from './locating/detecting/closeLook.ts';
import { seenIn } from './locating/detecting/seenIn.ts';
import { alike } from './grids.ts';
import { workFactor } from './locating/scale.ts';
import { settle } from './locating/fitting/settle.ts';
import { memoize } from './locating/memoize.ts';
import { findPreviews, slotOf } from './previews/previews.ts';
import { findPuyoPreviews } from './puyo/previews/puyoPreviews.ts';
import { isSure, isTold, leastExistence, trust } from './trust.ts';
import { holdsGame, withContentEvidence } from './contentCheck/withContentEvidence.ts';

export type LocateOptions = Omit<JudgeOptions, 'factor' | 'thorough'>;

const leastHeight = 64;
const leastWidth = 40;
/** The facts about a picture before its search: computed once, even for several searches. */
interface Sight {
  image: Image;
  detection: Detection;
  looks: readonly CloseLook[];
  oddsOf: Odds;
  /** A place fitted to the pixel by `settle`, or by a close look. */
  exact: (grid: Grid) => Grid;
  /** See `holdsGame`. */
  isHeld: (grid: Grid) => boolean;
}

/** The boards in the picture, the likeliest first; of two that are equally likely the larger one. */
export function locate(image: Image, options: LocateOptions = {}): Layout[] {
  if (image.width < leastWidth || image.height < leastHeight) return [];
  const sight = sightOf(image, options);
  const layouts = withOwnInDoubt(boardsIn(sight, options)).map((board) => laidOut(sight, board));
  return layouts.map((layout) => withOwnPreviews(layout, layouts));
}

/** The facts with which `locate` begins. */
export function sightOf(image: Image, options: LocateOptions): Sight {
  const detection = seenIn(image);
  const settled = memoize((grid: Grid) => settle(image, grid));
  const oddsOf = memoize(oddsIn(image));
  const looks = lookClosely(image, { detection, oddsOf, settled }, wanted(options));
  const exact = (grid: Grid): Grid => (looks.some((look) => look.grid === grid) ? grid : settled(grid));
  const isHeld = (grid: Grid): boolean => holdsGame(image, exact(grid));
  return { image, detection, looks, oddsOf, exact, isHeld };
}

/** The detector's boards are looked at closely first; if one of them is certain no search is needed. */
function boardsIn(sight: Sight, options: LocateOptions): Board[] {
  const certain = certainBoards(sight.looks, sight.oddsOf, sight.isHeld);
  if (certain.length > 0) return certain;
  return options.seed ? searchAround(sight, options) : searchAlone(sight, options);
}

/** If a side has moved farther than this, in cells, the settled board is another place than the judged one. */
const sameSides = 0.25;

/** The board fitted to the pixel; not sure if that is not quite the judged place. */
function laidOut({ image, detection, exact }: Sight, { grid, confidence }: Board): Layout {
  const settled = exact(grid);
  const sureness = alike(settled, grid, sameSides) ? confidence : Math.min(trust.mostWithDoubt, confidence);
  return layOut(image, detection, settled, sureness);
}

/** A piece nearer to another board by more than a cell is the next piece of that board. */
function withOwnPreviews(layout: Layout, all: readonly Layout[]): Layout {
  if (layout.game === 'puyo') return layout;
  const cell = layout.board.width / layout.columns;
  const isOwn = (slot: Rect): boolean =>
    all.every(({ board }) => distance(board, slot) + cell > distance(layout.board, slot));
  return { ...layout, next: layout.next.filter(isOwn) };
}

/** Without a click a place must outrank all others near it. */
const searchAlone = (sight: Sight, options: LocateOptions): Board[] =>
  search(sight, options, leastExistence.toBeTold).filter(
    ({ confidence }) => confidence >= trust.worthTelling,
  );

/** A click is worth a thorough search, and one at a larger scale if that finds nothing; there is always a board. */
function searchAround(sight: Sight, options: LocateOptions): Board[] {
  const thorough = { ...options, thorough: true };
  const boards = search(sight, thorough, leastExistence.toBeTold);
  if (boards.length > 0) return boards;
  const closer = workFactor(sight.image) === 1 ? [] : search(sight, thorough, leastExistence.toBeTold, -1);
  return closer.length > 0 ? closer : search(sight, thorough, 0);
}

/**
 * A picture without a clear board is searched once more at a smaller scale: walls of letters or bricks become lines
 * there, and texture disappears. If no board is sure the detector's result is weighed as well, except after a click,
 * which is stronger evidence. If no board would be reported, the contents of the places are checked: they must not
 * put another board before a clear one.
 */
function search(sight: Sight, options: LocateOptions, least: number, coarser = 0): Board[] {
  const { looks, isHeld } = sight;
  let places = placesIn(sight, options, coarser);
  const boards = groupBoards(places);
  const detection = options.seed || boards.some(isSure) ? null : sight.detection;
  if (!isClear(boards) || !isClear(asSeen(places, detection)))
    places = [...places, ...placesIn(sight, options, coarser + 1)].sort(better);
  const seen = withCloseLooks(asSeen(places, detection), looks);
  const all = seen.some(isTold)
    ? seen
    : likeliestFirst(seen.map((board) => withContentEvidence(board, isHeld)));
  return all.filter(({ existence }) => existence >= least);
}

/**
 * The places around the detector's boards in a picture reduced by `coarser` more than usual; after a click around those
 * that contain it, or everywhere if there is no clear one.
 */
export function placesIn({ image, detection }: Sight, options: JudgeOptions, coarser = 0): Judged[] {
  const { seed } = options;
  const boards = likelyBoards(detection).filter((board) => !seed || contains(board, seed));
  const places = judgeAround(image, boards, options, coarser);
  if (!seed || isClear(groupBoards(places))) return places;
  return judge(image, { ...options, factor: workFactor(image) + coarser });
}

const isClear = ([best]: readonly Board[]): boolean =>
  best !== undefined && best.existence >= leastExistence.toBeClear;

/** The boards at these places, weighed by the detector's result if there is one. */
const asSeen = (places: readonly Judged[], detection: Detection | null): Board[] =>
  detection ? weighedBoards(groupBoards(weighedByGame(places, detection)), detection) : groupBoards(places);

function layOut(image: Image, { parts }: Detection, grid: Grid, confidence: number): Layout {
  if (grid.game === 'puyo')
    return { ...grid, next: findPuyoPreviews(image, grid, parts), hold: null, confidence };
  const { next, hold } = findPreviews(image, grid);
  return { ...grid, next: next.map(slotOf), hold: hold && slotOf(hold), confidence };
}
