/** Converts the network's output to boards and parts; build/fit/detector/learning/decode.py does the same. */
import { common } from '../pixels/rects.ts';
import type { Rect } from '../space.ts';
import type { Count, DetectedBoard, DetectedPart, Detection, PartKind } from './types.ts';

/** The first channel of each kind, in the order of network.py. */
const channel = { game: 0, sides: 2, columns: 6, rows: 15, part: 30, partSides: 34 };
const parts: readonly PartKind[] = ['next', 'hold', 'statistics', 'small board'];
/** The fewest columns and rows that the network distinguishes. */
const fewest = { columns: 6, rows: 10 };
/** A point covers this many pixels of the canvas on both axes. */
const stride = 8;
/** Less likely ones are not reported: chances, 0..1. */
const least = { board: 0.02, part: 0.2 };
/** Inverse functions agree by this much. */
const rounding = 1e-6;
const mostPoints = 200;
/** Two that share this part of their union are one. */
const same = 0.5;
/** The logarithms of distances are limited to this range. */
const logarithms = { least: -3, most: 5 };

/** The network's output, point by point. */
export interface Answer {
  /** Points. */
  width: number;
  height: number;
  /** Of one channel at a point. */
  at(x: number, y: number, channel: number): number;
}

/** A likely point. */
interface Found {
  x: number;
  y: number;
  kind: number;
  chance: number;
  box: Rect;
}

/** `scale`: pixels of the canvas for each pixel of the picture. */
export function decode(answer: Answer, scale: number): Detection {
  const boards = found(answer, channel.game, channel.sides, least.board);
  const others = found(answer, channel.part, channel.partSides, least.part);
  return {
    boards: boards.map((one) => boardOf(answer, one, scale)),
    parts: others.map((one): DetectedPart => {
      return { kind: parts[one.kind]!, rect: inPicture(one.box, scale), chance: one.chance };
    }),
  };
}

function boardOf(answer: Answer, { x, y, box, kind, chance }: Found, scale: number): DetectedBoard {
  const at = (k: number): number => answer.at(x, y, k);
  const chances = { tetris: sigmoid(at(channel.game)), puyo: sigmoid(at(channel.game + 1)) };
  const between = (from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, i) => at(from + i));
  return {
    board: inPicture(box, scale),
    game: kind === 0 ? 'tetris' : 'puyo',
    chance,
    chances,
    columns: counts(between(channel.columns, channel.rows), fewest.columns),
    rows: counts(between(channel.rows, channel.part), fewest.rows),
  };
}

/** Likely points of the kinds in the channels from `first` to `sides`, the likeliest first, each unlike those before it. */
function found(answer: Answer, first: number, sides: number, leastChance: number): Found[] {
  const points = likelyPoints(answer, first, sides, leastChance);
  const boxed = points.map(({ x, y, kind, chance }): Found => {
    return { x, y, kind, chance, box: boxAt(answer, x, y, sides) };
  });
  return unlike(boxed, ({ box }) => box);
}

/** Those whose rectangle shares less than half of the union with that of each kept one before it. */
export function unlike<T>(all: readonly T[], rectOf: (one: T) => Rect): T[] {
  const kept: T[] = [];
  const rects: Rect[] = [];
  for (const one of all) {
    const rect = rectOf(one);
    if (rects.some((other) => common(rect, other) >= same)) continue;
    kept.push(one);
    rects.push(rect);
  }
  return kept;
}

function likelyPoints(answer: Answer, first: number, end: number, leastChance: number): Omit<Found, 'box'>[] {
  const points: Omit<Found, 'box'>[] = [];
  // Chances are computed only of the few points that may be likely enough.
  const leastValue = Math.log(leastChance / (1 - leastChance)) - rounding;
  for (let y = 0; y < answer.height; y += 1)
    for (let x = 0; x < answer.width; x += 1) {
      let kind = 0;
      let most = answer.at(x, y, first);
      for (let k = 1; k < end - first; k += 1) {
        const value = answer.at(x, y, first + k);
        if (value <= most) continue;
        kind = k;
        most = value;
      }
      if (most < leastValue) continue;
      const chance = sigmoid(most);
      if (chance >= leastChance) points.push({ x, y, kind, chance });
    }
  return points.sort((a, b) => b.chance - a.chance).slice(0, mostPoints);
}

/** In pixels of the canvas. */
function boxAt(answer: Answer, x: number, y: number, sides: number): Rect {
  const away = (side: number): number => {
    const logarithm = answer.at(x, y, sides + side);
    return stride * Math.exp(Math.max(logarithms.least, Math.min(logarithms.most, logarithm)));
  };
  const [left, top] = [away(0), away(1)];
  const [middleX, middleY] = [(x + 0.5) * stride, (y + 0.5) * stride];
  return { x: middleX - left, y: middleY - top, width: left + away(2), height: top + away(3) };
}

const inPicture = ({ x, y, width, height }: Rect, scale: number): Rect => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
});

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** The chances of each count from `from` on, the likeliest first. */
function counts(values: readonly number[], from: number): Count[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const all = powers.reduce((sum, power) => sum + power);
  return powers
    .map((power, i) => ({ count: from + i, chance: power / all }))
    .sort((a, b) => b.chance - a.chance);
}
