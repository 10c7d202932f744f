/** Judges the places in a picture where a board could be: around the boards that the detector sees, or everywhere. */
import { clip, crop } from '../pixels/image.ts';
import { moved } from '../pixels/rects.ts';
import type { Image, Rect } from '../types.ts';
import { BoardJudge, type Judged, type JudgeOptions } from './BoardJudge.ts';
import { workFactor } from './scale.ts';

/** This many of the best are fitted to the picture more exactly, as long as they score almost as well as the best one. */
export const closely = { most: 12, within: 5 };
/** This many of the detector's boards are searched around. */
const most = 3;
/** The margin around a board that is searched, as a part of its longer side: the facts need its surroundings. */
const margin = 0.5;

/** The places of possible boards in the whole picture, the likeliest first; the best of them also more exactly. */
export function judge(image: Image, options: JudgeOptions = {}): Judged[] {
  const judging = new BoardJudge(image, options);
  const found = judging.places().sort(better);
  const close = found.filter(({ score }) => score > found[0]!.score - closely.within).slice(0, closely.most);
  const nearer = close.map((place) => judging.closer(place));
  return [...nearer, ...found].sort(better);
}

/**
 * The same only for places that are readings of one of these boards. Each is searched at the size that suits its
 * surroundings, reduced by `coarser` more, and never enlarged.
 */
export const judgeAround = (
  image: Image,
  boards: readonly Rect[],
  options: JudgeOptions,
  coarser: number,
): Judged[] =>
  boards
    .slice(0, most)
    .flatMap((board) => judgePart(image, board, options, coarser))
    .sort(better);

function judgePart(image: Image, board: Rect, options: JudgeOptions, coarser: number): Judged[] {
  const part = clip(around(board), image);
  const searched = crop(image, part);
  const back = { x: -part.x, y: -part.y };
  const places = judge(searched, {
    ...options,
    ...(options.seed && { seed: moved(options.seed, back) }),
    near: moved(board, back),
    exclude: options.exclude?.map((rect) => moved(rect, back)) ?? [],
    factor: Math.max(1, workFactor(searched) + coarser),
  });
  return places.map((place) => ({
    ...place,
    grid: { ...place.grid, board: moved(place.grid.board, part) },
  }));
}

function around({ x, y, width, height }: Rect): Rect {
  const more = margin * Math.max(width, height);
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

export const better = (a: Judged, b: Judged): number => b.score - a.score;
