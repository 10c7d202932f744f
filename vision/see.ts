/** Everything about one picture: finds the board, then reads it. */
import { locate, type LocateOptions } from './locate.ts';
import { showsNoNext } from './locating/detecting/showsNoNext.ts';
import { isFloorCut } from './locating/floorCut.ts';
import { read } from './read.ts';
import { isSure, trust } from './trust.ts';
import type { Image, Layout, Observation } from './types.ts';

export interface SeeOptions extends LocateOptions {
  seq?: number;
}

/** So many puyo may well have two colours only. */
const fewPuyo = 8;

/** The best board's reading, or that there is none. */
export function see(image: Image, options: SeeOptions = {}): Observation {
  const seq = options.seq ?? 0;
  for (const layout of locate(image, options)) {
    if (!options.seed && layout.confidence < trust.worthTellingOfStill) continue;
    const seen = read(image, layout, { seq, showsNoNext: isSure(layout) && showsNoNext(image, layout) });
    if (isGame(seen)) return withFloor(seen, image, layout);
  }
  return { seq, game: null, confidence: 0, doubts: ['no playfield found'] };
}

/** Where pieces land can't be known on a board whose floor is below the picture. */
function withFloor<Seen extends Observation>(seen: Seen, image: Image, layout: Layout): Seen {
  const { width, height } = image;
  if (!isFloorCut({ ...image, origin: { x: 0, y: 0 }, full: { width, height } }, layout)) return seen;
  const confidence = Math.min(trust.mostWithDoubt, seen.confidence);
  return { ...seen, confidence, doubts: [...seen.doubts, 'floor out of sight'] };
}

/** Whether what was read could be a game at all: not empty, and a Puyo stack has more than two colours. */
function isGame(seen: Observation): boolean {
  if (seen.game === null) return false;
  const kinds = seen.cells.join('').replaceAll('.', '');
  if (seen.game === 'puyo') return kinds.length < fewPuyo || new Set(kinds).size > 2;
  return kinds.length > 0 || seen.current !== null || seen.cut !== undefined;
}
