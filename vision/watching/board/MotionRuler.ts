import { clip, pixelsOf } from '../../pixels/image.ts';
import type { Frame, Layout, Rect } from '../../types.ts';
import { covers } from '../pictureParts.ts';

/** A change of a channel by less than this is noise of the capture. */
const leastChange = 24;
/** What has not changed for so long stands still; pieces glide from cell to cell, but don't wait on their way. */
const restMs = 50;
/** What changes over fewer cells in a row is an eye or a spark, not the side of a block. */
const leastRun = 0.6;
/** What stands in cells changes in whole ones, give or take this much of one; a text cursor is half a cell wide. */
const wholeReach = 0.25;
/** Cells in a row of which so many may be counted whole, however roughly the size of one is known. */
const mostCounted = 4;
/** Cells around the board in which ends are counted too: it may stand beside its cells. */
const margin = 0.7;
/** Where more of the board changes at once, it is covered or redrawn. */
const mostChanged = 0.5;
/** After so many moves the cells are measured; each time again, from all of them together. */
const looks = [3, 5, 7, 9, 12, 15, 20, 30, 40, 60, 80];
/** So many of them are enough to know better than a single picture. */
const movesToBeSure = 6;
/** The ends must stand on the cells' lines so well, 1 = exactly, 0 = by chance; */
const leastFit = 0.88;
/** and so much better than on the lines known before. */
const leastGain = 0.025;
/** Moving an end of the board by a cell costs so much of that fit. */
const price = 0.04;
/** At least so many lines must have shown, each by this share of all ends; so many pixels beside is the same one. */
const leastLines = 4;
const lineShare = 0.04;
const oneLine = 2;
/** An end is moved by at most so much of a cell. */
const reach = 0.55;
const steps = 22;

/** Where what has changed ends, along one axis: counts by pixel of the full picture from `start` on. */
interface Ends {
  start: number;
  counts: Float64Array;
}

interface Span {
  start: number;
  length: number;
}

interface Fit extends Span {
  isClear: boolean;
  isBetter: boolean;
}

/**
 * Measures a board by what moves in it. A falling piece is made of whole cells, and where it stands still it stands in
 * cells: from one rest to the next the picture changes in whole cells. The ends of these changes, over several moves, lie
 * on the cells' lines, whatever frame or texture stands around them. Pieces that never rest measure nothing.
 */
export class MotionRuler {
  /** Where the board was found: however much moves, it stands near that. */
  private found: Rect | null = null;
  /** Looked at, in whole pixels of the full picture: the board and some cells' parts around it. */
  private area: Rect | null = null;
  private before: Int32Array | null = null;
  /** The board when all in it stood still last. */
  private rested: Int32Array | null = null;
  /** Since when nothing has moved. */
  private stillSince = 0;
  private hasRested = false;
  private moves = 0;
  private all: Measured | null = null;
  /** Of the moves since another place was first measured: a chance fit of few moves is not borne out by others. */
  private fresh: Measured | null = null;
  /** The moves show the cells so clearly that no single picture could tell better where they are. */
  isSure = false;

  /** Nothing more is learned. */
  get isDone(): boolean {
    return this.moves >= looks.at(-1)!;
  }

  /** Takes a frame; answers where the board stands by all moves so far, where that is better known now, or null. */
  next(frame: Frame, layout: Layout): Rect | null {
    if (this.isDone) return null;
    this.found ??= layout.board;
    const area = (this.area ??= areaAround(layout, frame));
    const now = covers(frame, area) ? pixelsIn(frame, area) : null;
    if (!this.comesToRest(now, layout, frame.capturedAt)) return null;
    const { rested } = this;
    this.rested = now;
    const changed = rested && changes(rested, now!);
    if (!changed || isRedrawn(changed)) return null;
    this.count(changed, area, layout);
    return looks.includes(++this.moves) ? this.measure(layout) : null;
  }

  /** Nothing moves, for the first time since something did. */
  private comesToRest(now: Int32Array | null, layout: Layout, at: number): boolean {
    const { before } = this;
    this.before = now;
    if (!now || !before || hasMoved(before, now, layout, this.area!)) {
      this.stillSince = at;
      this.hasRested = false;
    }
    if (this.hasRested || at - this.stillSince < restMs) return false;
    return (this.hasRested = true);
  }

  private count(changed: Uint8Array, area: Rect, layout: Layout): void {
    this.all ??= nothingMeasured(area);
    countMove(changed, area, layout, this.all);
    if (this.fresh) countMove(changed, area, layout, this.fresh);
  }

  private measure({ board, columns, rows }: Layout): Rect | null {
    const found = this.found!;
    const { across, down } = this.all!;
    const x = fit(across, acrossOf(board), acrossOf(found), columns);
    const y = fit(down, downOf(board), downOf(found), rows);
    const isClear = x.isClear && y.isClear && this.moves >= movesToBeSure;
    if (!x.isBetter && !y.isBetter) {
      this.isSure = isClear;
      return null;
    }
    const { fresh } = this;
    this.fresh = nothingMeasured(this.area!);
    const isBorneOut = fresh && fits(fresh.across, x, columns) && fits(fresh.down, y, rows);
    this.isSure = isClear && isBorneOut === true;
    return isBorneOut ? { x: x.start, y: y.start, width: x.length, height: y.length } : null;
  }
}

/** Where what has changed ends, along both axes. */
interface Measured {
  across: Ends;
  down: Ends;
}

const nothingMeasured = ({ x, y, width, height }: Rect): Measured => ({
  across: { start: x, counts: new Float64Array(width + 1) },
  down: { start: y, counts: new Float64Array(height + 1) },
});

function countMove(
  changed: Uint8Array,
  { width, height }: Rect,
  { board, columns, rows }: Layout,
  { across, down }: Measured,
): void {
  const along = { lines: height, length: width, stride: width, step: 1 };
  const upright = { lines: width, length: height, stride: 1, step: width };
  eachRun(changed, along, (from, to) => countRun(from, to, board.width / columns, across));
  eachRun(changed, upright, (from, to) => countRun(from, to, board.height / rows, down));
}

const fits = (ends: Ends, span: Span, count: number): boolean =>
  fitOf(ends, span, count) >= leastFit * totalOf(ends);

const totalOf = ({ counts }: Ends): number => counts.reduce((sum, value) => sum + value, 0);

const acrossOf = ({ x, width }: Rect): Span => ({ start: x, length: width });
const downOf = ({ y, height }: Rect): Span => ({ start: y, length: height });

function areaAround({ board, columns, rows }: Layout, { full }: Frame): Rect {
  const [dx, dy] = [(margin * board.width) / columns, (margin * board.height) / rows];
  const { x, y, width, height } = board;
  return clip({ x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy }, full);
}

/** A copy: the frame's own pixels may be used again by whoever captures them. */
function pixelsIn(frame: Frame, { x, y, width, height }: Rect): Int32Array {
  const all = pixelsOf(frame);
  const part = new Int32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y - frame.origin.y + row) * frame.width + x - frame.origin.x;
    part.set(all.subarray(from, from + width), row * width);
  }
  return part;
}

/** 1 for each pixel that has changed; null where none has. */
function changes(before: Int32Array, now: Int32Array): Uint8Array | null {
  const changed = new Uint8Array(now.length);
  let isSame = true;
  for (let i = 0; i < now.length; i += 1)
    if (before[i] !== now[i] && differs(before[i]!, now[i]!)) {
      changed[i] = 1;
      isSame = false;
    }
  return isSame ? null : changed;
}

/** A side of a block at least has changed. */
function hasMoved(
  before: Int32Array,
  now: Int32Array,
  { board, columns, rows }: Layout,
  { width, height }: Rect,
): boolean {
  const changed = changes(before, now);
  let most = 0;
  const least = leastRun * Math.min(board.width / columns, board.height / rows);
  const take = (from: number, to: number): void => void (most = Math.max(most, to - from));
  if (!changed) return false;
  eachRun(changed, { lines: height, length: width, stride: width, step: 1 }, take);
  eachRun(changed, { lines: width, length: height, stride: 1, step: width }, take);
  return most >= least;
}

const isRedrawn = (changed: Uint8Array): boolean =>
  changed.reduce((sum, value) => sum + value, 0) > mostChanged * changed.length;

const differs = (a: number, b: number): boolean =>
  Math.abs((a & 255) - (b & 255)) > leastChange ||
  Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) > leastChange ||
  Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) > leastChange;

interface Direction {
  lines: number;
  length: number;
  stride: number;
  step: number;
}

/** Each run of changed pixels along one axis: its first pixel and the first one after it. */
function eachRun(
  changed: Uint8Array,
  { lines, length, stride, step }: Direction,
  take: (from: number, to: number) => void,
): void {
  for (let line = 0; line < lines; line += 1) {
    let from = -1;
    for (let at = 0; at <= length; at += 1) {
      const isChanged = at < length && changed[line * stride + at * step] === 1;
      if (isChanged && from < 0) from = at;
      if (isChanged || from < 0) continue;
      take(from, at);
      from = -1;
    }
  }
}

/** Counts both ends of a run that could be made of whole cells. */
function countRun(from: number, to: number, cell: number, { counts }: Ends): void {
  const cells = (to - from) / cell;
  const isWhole = cells > mostCounted + wholeReach || Math.abs(cells - Math.round(cells)) <= wholeReach;
  if (cells < leastRun || !isWhole) return;
  counts[from]! += 1;
  counts[to]! += 1;
}

/**
 * The span on whose lines the ends stand best, of all near the one that was found: the known one unless another one is
 * clear and better.
 */
function fit(ends: Ends, known: Span, found: Span, count: number): Fit {
  const total = totalOf(ends);
  if (linesHit(ends, total) < leastLines) return { ...known, isClear: false, isBetter: false };
  const cell = found.length / count;
  const at = (span: Span): number => fitOf(ends, span, count) / total;
  const costOf = (first: number, last: number): number => (price * (Math.abs(first) + Math.abs(last))) / cell;
  const start = known.start - found.start;
  const before = at(known) - costOf(start, start + known.length - found.length);
  let best = { span: known, worth: before, fit: at(known) };
  for (let i = -steps; i <= steps; i += 1)
    for (let j = -steps; j <= steps; j += 1) {
      const [first, last] = [(i * reach * cell) / steps, (j * reach * cell) / steps];
      const span = { start: found.start + first, length: found.length + last - first };
      const fit = at(span);
      const worth = fit - costOf(first, last);
      if (worth > best.worth) best = { span, worth, fit };
    }
  const isClear = best.fit >= leastFit;
  const isBetter = isClear && best.worth >= before + leastGain;
  return { ...(isBetter ? best.span : known), isClear, isBetter };
}

/** At how many places ends stand: next to each other they are one. */
function linesHit({ counts }: Ends, total: number): number {
  let lines = 0;
  let last = -Infinity;
  for (let i = 0; i < counts.length; i += 1) {
    if (counts[i]! < lineShare * total) continue;
    if (i - last > oneLine) lines += 1;
    last = i;
  }
  return lines;
}

/** How many ends stand on the lines, those half way between them counted against it. */
function fitOf({ start, counts }: Ends, span: Span, count: number): number {
  const turn = (2 * Math.PI * count) / span.length;
  let sum = 0;
  for (let i = 0; i < counts.length; i += 1)
    if (counts[i]! > 0) sum += counts[i]! * Math.cos((start + i - span.start) * turn);
  return sum;
}
