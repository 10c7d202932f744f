/** Pairs of long vertical edges that could be the two walls of a well. */
import type { Point, SearchedPixels } from '../../space.ts';
import { uprightLines } from './lines.ts';
import { rails, type Rail } from './rails.ts';
import { coarseFactor, type EdgeMap, type Maps } from '../measures/maps.ts';
import { wallsOf } from '../measures/sides.ts';

/** The well is between the columns `left` and `right`; the longer wall spans `top` to `bottom`. */
export interface Walls {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The number of rows with both walls. */
  common: number;
  /** Heights at which both walls begin or both end. */
  ends: number[];
}

/** The least height of walls, and the least distance between them. */
const leastHeight = 56;
const leastWidth = 36;
/** This many pairs are examined. */
const mostPairs = 100;
/** The height by width from which on a pair has the full worth, and the bonus for each e-fold of its width. */
const wellShape = 1.7;
const worthOfWidth = 0.35;
/** A rail of the coarse picture is a duplicate if it shares more than this part with one of the fine picture. */
const mostShared = 0.8;
/** The height by width of the flattest pair: both walls of an almost square well may be partly visible. */
const flattest = 0.7;

/**
 * The pairs of rails whose distance and common height could be a well's, the clearest and widest first; only those
 * around `inside` if given.
 */
export function findWalls(maps: Maps, inside?: Point<SearchedPixels>): Walls[] {
  const pairs = pairRails(findRails(maps)).filter(
    ({ left, right }) => !inside || (left <= inside.x && inside.x < right),
  );
  const valued = pairs.map((pair) => ({ pair, value: worthOf(maps, pair) }));
  valued.sort((a, b) => b.value - a.value);
  return valued.slice(0, mostPairs).map(({ pair }) => pair);
}

/** Both walls of a well are clear, and about twice as high as their distance. */
function worthOf(maps: Maps, walls: Walls): number {
  const clear = wallsOf(maps, walls);
  const width = walls.right - walls.left;
  return (
    clear.left +
    clear.right +
    Math.min(1, walls.common / (wellShape * width)) +
    worthOfWidth * Math.log(width)
  );
}

/** Rails of the fine picture, and those of the coarse one that the fine one lacks. */
function findRails({ fine, coarse }: Maps): Rail[] {
  const sharp = railsOf(fine, leastHeight);
  const soft = railsOf(coarse, leastHeight / coarseFactor).map(enlarge);
  return [...sharp, ...soft.filter((rail) => !sharp.some((other) => isSame(rail, other)))];
}

const railsOf = (map: EdgeMap, least: number): Rail[] =>
  rails(uprightLines(map, least), map.width, map.height, (line, from, to) =>
    map.across.mean(line.at + from, line.from, line.at + to, line.to),
  );

const enlarge = ({ at, from, to, filled, strongFrom, strongTo }: Rail): Rail => ({
  at: at * coarseFactor,
  from: from * coarseFactor,
  to: to * coarseFactor,
  filled,
  strongFrom: strongFrom * coarseFactor,
  strongTo: strongTo * coarseFactor,
});

function isSame(soft: Rail, sharp: Rail): boolean {
  if (Math.abs(soft.at - sharp.at) > coarseFactor / 2) return false;
  const common = Math.min(soft.to, sharp.to) - Math.max(soft.from, sharp.from);
  return common > mostShared * (soft.to - soft.from);
}

function pairRails(upright: readonly Rail[]): Walls[] {
  const sorted = [...upright].sort((a, b) => a.at - b.at);
  const found: Walls[] = [];
  sorted.forEach((left, i) => {
    for (let j = i + 1; j < sorted.length; j += 1) {
      const right = sorted[j]!;
      const width = right.at - left.at;
      if (width < leastWidth) continue;
      const common = Math.min(left.to, right.to) - Math.max(left.from, right.from);
      if (common < flattest * width) continue;
      found.push({
        left: left.at,
        right: right.at,
        top: Math.min(left.from, right.from),
        bottom: Math.max(left.to, right.to),
        common,
        ends: commonEnds(left, right),
      });
    }
  });
  return found;
}

function commonEnds(left: Rail, right: Rail): number[] {
  const most = Math.max(2, (right.at - left.at) / 60);
  const pairs = [
    [left.from, right.from],
    [left.strongFrom, right.strongFrom],
    [left.to, right.to],
    [left.strongTo, right.strongTo],
  ] as const;
  return pairs.filter(([a, b]) => Math.abs(a - b) <= most).map(([a, b]) => Math.round((a + b) / 2));
}
