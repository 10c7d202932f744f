/** Finds playfields in a picture, without being told anything about the game. */
import type { Grid } from './grid.ts';
import { leastExistence, probabilities } from './likelihood.ts';
import { Look, type Judged, type JudgeOptions } from './locating/judge.ts';
import { workFactor } from './locating/scale.ts';
import { settle } from './locating/settle.ts';
import { alike } from './locating/propose.ts';
import { findPreviews, slotOf } from './previews.ts';
import { alignBoard } from './puyo/align.ts';
import { findPuyoPreviews } from './puyo/puyoPreviews.ts';
import { common, overlap } from './rects.ts';
import type { Image, Layout } from './types.ts';

export type LocateOptions = Omit<JudgeOptions, 'factor' | 'thorough'>;

const leastHeight = 64;
const leastWidth = 40;
/** A board whose exact place is less likely than this is not told. */
const leastConfidence = 0.12;
/** Where the user points at there is a board: the best one is taken, however unlikely. */
const leastPointed = 0.02;
/** A place this likely needs no second look. */
const clearScore = 0;
const mostBoards = 4;
/** So many of the best are fitted to the picture more exactly. */
const closely = 16;
/** Boards that share more than this part of the smaller one can't both be there. */
const rivals = 0.05;
/** Readings of which every side is within so much of a cell are the same. */
const sameCells = 0.3;

/** The boards in the picture, the likeliest first; of two that are equally likely the larger one. */
export function locate(image: Image, options: LocateOptions = {}): Layout[] {
  if (image.width < leastWidth || image.height < leastHeight) return [];
  const boards = options.seed ? searchAround(image, options) : searchAlone(image, options);
  return boards.map(({ grid, confidence }) => layOut(image, settle(image, grid), confidence));
}

/** Without a click a place must stand out among all that are about there. */
const searchAlone = (image: Image, options: LocateOptions): Board[] =>
  search(image, options, leastExistence).filter(({ confidence }) => confidence >= leastConfidence);

/** A click is worth a closer look where the first one finds nothing. */
function searchAround(image: Image, options: LocateOptions): Board[] {
  const boards = search(image, options, leastExistence);
  const factor = workFactor(image);
  if (boards.length > 0) return boards;
  if (factor === 1) return search(image, options, leastPointed);
  const closer = search(image, { ...options, factor: factor - 1 }, leastPointed);
  return closer.length > 0 ? closer : search(image, options, leastPointed);
}

function search(image: Image, options: JudgeOptions, least: number): Board[] {
  return groupBoards(lookTwice(image, options)).filter(({ existence }) => existence >= least);
}

/**
 * What is not clear at first sight is looked at once more from farther away: walls of letters or bricks become
 * lines there, and texture goes.
 */
function lookTwice(image: Image, options: JudgeOptions): Judged[] {
  const near = judge(image, options);
  const factor = options.factor ?? workFactor(image);
  if (near.length > 0 && near[0]!.score >= clearScore) return near;
  return [...near, ...judge(image, { ...options, factor: factor + 1 })].sort(better);
}

/** The places where a board could be, the likeliest first; the best of them also more exactly. */
export function judge(image: Image, options: JudgeOptions = {}): Judged[] {
  const look = new Look(image, options);
  const found = look.places().sort(better);
  const nearer = found.slice(0, closely).map((place) => look.closer(place));
  return [...nearer, ...found].sort(better);
}

const better = (a: Judged, b: Judged): number => b.score - a.score;

interface Board {
  grid: Grid;
  score: number;
  /** That there is a board about here. */
  existence: number;
  /** That it is exactly this one. */
  confidence: number;
}

/**
 * Candidates that don't overlap are boards in their own right. The confidence of one is the share that its own
 * reading, give or take a fraction of a cell, has among all readings of the same part of the picture.
 */
function groupBoards(candidates: readonly Judged[]): Board[] {
  const boards: Board[] = [];
  let rest = [...candidates];
  while (rest.length > 0 && boards.length < mostBoards) {
    const best = rest[0]!;
    const near = rest.filter(({ grid }) => overlap(grid.board, best.grid.board) > rivals);
    const chances = probabilities(near.map(({ score }) => score));
    const share = (counts: (grid: Grid) => boolean): number =>
      sum(near.map(({ grid }, i) => (counts(grid) ? chances[i]! : 0)));
    boards.push({
      grid: best.grid,
      score: best.score,
      existence: share((grid) => common(grid.board, best.grid.board) > 0.5),
      confidence: share((grid) => alike(grid, best.grid, sameCells)),
    });
    rest = rest.filter((candidate) => !near.includes(candidate));
  }
  return boards.sort((a, b) => rankOf(b) - rankOf(a));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Beyond a point a higher score says nothing more, and the larger board is the player's own. */
const rankOf = ({ grid, score }: Board): number =>
  Math.min(score, 6) + Math.log(grid.board.width * grid.board.height);

function layOut(image: Image, grid: Grid, confidence: number): Layout {
  if (grid.game === 'puyo') return layOutPuyo(image, { ...grid, board: alignBoard(image, grid) }, confidence);
  const { next, hold } = findPreviews(image, grid);
  return { ...grid, next: next.map(slotOf), hold: hold && slotOf(hold), confidence };
}

const layOutPuyo = (image: Image, grid: Grid, confidence: number): Layout => ({
  ...grid,
  next: findPuyoPreviews(image, grid),
  hold: null,
  confidence,
});
