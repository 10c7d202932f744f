/** Finds playfields in a picture, without being told anything about the game. */
import { distance } from './pixels/rects.ts';
import type { Detection } from './detect/types.ts';
import type { GameKind, Grid, Image, Layout, Rect } from './types.ts';
import { groupBoards, likeliestFirst, type Board } from './locating/boards.ts';
import { BoardJudge, wanted, type Judged, type JudgeOptions } from './locating/BoardJudge.ts';
import { weighedBoards, weighedByGame } from './locating/detecting/agreement.ts';
import {
  certainBoards,
  isLikely,
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

/** Fields of Puyo take longest to look at. */
const quickly: readonly (readonly GameKind[])[] = [['tetris'], ['tetris', 'puyo']];

const leastHeight = 64;
const leastWidth = 40;
/** So many of the best are fitted to the picture more exactly, while they score nearly as well as the best one. */
export const closely = { most: 12, within: 5 };

/** What a picture shows before it is searched: worked out once, however often it is searched. */
interface Sight {
  image: Image;
  detection: Detection;
  looks: readonly CloseLook[];
  oddsOf: Odds;
  /** A place to the pixel: as `settle` finds it, or a close look. */
  exact: (grid: Grid) => Grid;
  /** See `holdsGame`. */
  isHeld: (grid: Grid) => boolean;
}

/** The boards in the picture, the likeliest first; of two that are equally likely the larger one. */
export function locate(image: Image, options: LocateOptions = {}): Layout[] {
  if (image.width < leastWidth || image.height < leastHeight) return [];
  const sight = sightOf(image, options);
  const layouts = boardsIn(sight, options).map((board) => laidOut(sight, board));
  return layouts.map((layout) => withOwnPreviews(layout, layouts));
}

/** The look at a picture with which `locate` begins. */
export function sightOf(image: Image, options: LocateOptions): Sight {
  const detection = seenIn(image);
  const settled = memoize((grid: Grid) => settle(image, grid));
  const oddsOf = memoize(oddsIn(image));
  const looks = lookClosely(image, { detection, oddsOf, settled }, wanted(options));
  const exact = (grid: Grid): Grid => (looks.some((look) => look.grid === grid) ? grid : settled(grid));
  const isHeld = (grid: Grid): boolean => holdsGame(image, exact(grid));
  return { image, detection, looks, oddsOf, exact, isHeld };
}

/** What the detector sees is looked at from near; where that is certain nothing is searched. */
function boardsIn(sight: Sight, options: LocateOptions): Board[] {
  const certain = certainBoards(sight.looks, sight.oddsOf, sight.isHeld);
  if (certain.length > 0) return certain;
  return options.seed ? searchAround(sight, options) : searchAlone(sight, options);
}

/** What was judged is another place than where the board has settled where a side has moved farther, in cells. */
const sameSides = 0.25;

/** The board to the pixel; not sure where that is not quite the place that was judged. */
function laidOut({ image, detection, exact }: Sight, { grid, confidence }: Board): Layout {
  const settled = exact(grid);
  const sureness = alike(settled, grid, sameSides) ? confidence : Math.min(trust.mostWithDoubt, confidence);
  return layOut(image, detection, settled, sureness);
}

/** A piece that stands nearer to another board, by more than a cell, is that one's next. */
function withOwnPreviews(layout: Layout, all: readonly Layout[]): Layout {
  if (layout.game === 'puyo') return layout;
  const cell = layout.board.width / layout.columns;
  const isOwn = (slot: Rect): boolean =>
    all.every(({ board }) => distance(board, slot) + cell > distance(layout.board, slot));
  return { ...layout, next: layout.next.filter(isOwn) };
}

/** Without a click a place must stand out among all that are about there. */
const searchAlone = (sight: Sight, options: LocateOptions): Board[] =>
  search(sight, options, leastExistence.toBeTold).filter(
    ({ confidence }) => confidence >= trust.worthTelling,
  );

/** A click is worth a thorough look, and one from closer by where that finds nothing; there always is a board. */
function searchAround(sight: Sight, options: LocateOptions): Board[] {
  const thorough = { ...options, thorough: true };
  const boards = search(sight, thorough, leastExistence.toBeTold);
  const factor = workFactor(sight.image);
  if (boards.length > 0) return boards;
  const closer =
    factor === 1 ? [] : search(sight, { ...thorough, factor: factor - 1 }, leastExistence.toBeTold);
  return closer.length > 0 ? closer : search(sight, thorough, 0);
}

/**
 * What is not clear at first sight is looked at once more from farther away: walls of letters or bricks become lines there,
 * and texture goes. Where none is sure the detector weighs as well, but for a click: that says more. Where none would be
 * told, what lies on them is asked: it shall not put another board before one that is clear.
 */
function search(sight: Sight, options: JudgeOptions, least: number): Board[] {
  const { image, looks, isHeld } = sight;
  const factor = options.factor ?? workFactor(image);
  let places = judgeNear(image, options, looks) ?? judge(image, options);
  const boards = groupBoards(places);
  const detection = options.seed || boards.some(isSure) ? null : sight.detection;
  if (!isClear(boards) || !isClear(asSeen(places, detection)))
    places = [...places, ...judge(image, { ...options, factor: factor + 1 })].sort(better);
  const seen = withCloseLooks(asSeen(places, detection), looks);
  const all = seen.some(isTold)
    ? seen
    : likeliestFirst(seen.map((board) => withContentEvidence(board, isHeld)));
  return all.filter(({ existence }) => existence >= least);
}

/** The places about what is clear from near; null where that may be no board. */
function judgeNear(image: Image, options: JudgeOptions, looks: readonly CloseLook[]): Judged[] | null {
  const near = looks.filter(isLikely).map(({ grid }) => grid.board);
  if (near.length === 0) return null;
  const places = judge(image, { ...options, near });
  return isClear(groupBoards(places)) ? places : null;
}

const isClear = ([best]: readonly Board[]): boolean =>
  best !== undefined && best.existence >= leastExistence.toBeClear;

/** The boards at these places, weighed by what the detector says where it was asked. */
const asSeen = (places: readonly Judged[], detection: Detection | null): Board[] =>
  detection ? weighedBoards(groupBoards(weighedByGame(places, detection)), detection) : groupBoards(places);

/**
 * The places where a board could be, the likeliest first; the best of them also more exactly. Where a board is sure among
 * the usual ones no others are looked at but such of its size, unless `thorough`.
 */
export function judge(image: Image, options: JudgeOptions = {}): Judged[] {
  const judging = new BoardJudge(image, options);
  for (const games of options.thorough ? [] : quickly) {
    const places = judging.usualPlaces(games);
    const usual = isPromising(places) ? withCloser(judging, places) : [];
    const sure = groupBoards(usual).find(isSure);
    if (sure) return withCloser(judging, [...places, ...judging.twinsOf(sure.grid)]);
  }
  return withCloser(judging, judging.places());
}

/** Closer looks are worth their time: hardly ever do they make a board sure that was not even likely. */
const isPromising = (places: readonly Judged[]): boolean =>
  groupBoards([...places].sort(better)).some(({ existence }) => existence >= leastExistence.toBeClear);

function withCloser(judging: BoardJudge, places: readonly Judged[]): Judged[] {
  const found = [...places].sort(better);
  const close = found.filter(({ score }) => score > found[0]!.score - closely.within).slice(0, closely.most);
  const nearer = close.map((place) => judging.closer(place));
  return [...nearer, ...found].sort(better);
}

const better = (a: Judged, b: Judged): number => b.score - a.score;

function layOut(image: Image, { parts }: Detection, grid: Grid, confidence: number): Layout {
  if (grid.game === 'puyo')
    return { ...grid, next: findPuyoPreviews(image, grid, parts), hold: null, confidence };
  const { next, hold } = findPreviews(image, grid);
  return { ...grid, next: next.map(slotOf), hold: hold && slotOf(hold), confidence };
}
