/** The confidence in the reading of a Puyo board: it is sure only if nothing reported is in doubt. */
import { cellAt, cellIndex, indexAt } from '../../engine/cell.ts';
import { trust } from '../trust.ts';
import type { Doubt, Layout } from '../types.ts';
import type { AxisFirst } from './axis.ts';
import { strayAt } from './cells/backdrop.ts';
import type { Airborne } from './falling.ts';
import { chanceOf, isGhost, type Field } from './cells/fieldCells.ts';
import type { SeenPairs } from './previews/nextPairs.ts';
import type { Stack } from './stack.ts';
import { bulkAt, placeAt } from './cells/window.ts';

export interface Evidence {
  layout: Layout;
  field: Field;
  stack: Stack;
  airborne: readonly Airborne[];
  /** A part of a pair that is reported as such. */
  entering: Airborne | null;
  pair: readonly Airborne[] | null;
  axis: AxisFirst | null;
  sameColours: boolean;
  /** A puyo that seems to rest is marked as the axis of a pair. */
  isMarked: boolean;
  previews: SeenPairs;
  /** The next pair's colours are also on the board, or may well not have appeared yet. */
  isKnownNext: boolean;
  /** The game shows no next pairs, which is not a doubt. */
  showsNoNext: boolean;
  /** How clearly the colours could be named, 0..1. */
  clarity: number;
}

/** The least clearness of each part of a reading, 0..1. */
const least = { cell: 0.45, names: 0.6, next: 0.8, pair: 0.75 };
/** Cells of fewer pixels than this show little, so they must be clearer. */
const small = { pixels: 15, cell: 0.85 };
/** Garbage that covers less than this share of its cell may be a pattern of the board. */
const faint = 0.2;
/**
 * An empty cell in which a puyo could rest, and whose distance from the backdrop is this many times that of empty
 * ones, and this many colour levels more, may contain one in the backdrop's own colour.
 */
const stray = { times: 4, levels: 30 };
/** The next pair is at most this many rows below the board's upper edge: a lower one is a later one. */
const lowest = 2.4;
/** A barely clear reading keeps the first part of its place's confidence, and a clear one both. */
const kept = { barely: 0.9, clear: 0.1 };

export function judgePuyo(evidence: Evidence): { confidence: number; doubts: Doubt[] } {
  const { layout, airborne, entering, pair, axis, sameColours, previews, clarity } = evidence;
  const doubts: Doubt[] = [];
  const cells = leastClear(evidence);
  const next = Math.min(1, ...previews.pairs.map(({ chance }) => chance));
  const strays = airborne.filter((one) => one !== entering && !pair?.includes(one)).length;
  const isClear = cells >= leastCell(layout) && clarity >= least.names;
  if (!isClear || couldHidePuyo(evidence) || (pair && strays > 0)) doubts.push('cells not readable');
  const pairChance = pair ? Math.min(...pair.map(({ chance }) => chance)) : 1;
  const axisKnown = !axis || axis.isSure || sameColours;
  if (!pair || pairChance < least.pair || !axisKnown) doubts.push('falling piece not readable');
  if (!isNextClear(evidence)) doubts.push('next piece not readable');
  const isDoubtful =
    doubts.some((doubt) => doubt !== 'falling piece not readable' || pair !== null) ||
    strays > 0 ||
    evidence.isMarked;
  const value = layout.confidence * (kept.barely + kept.clear * Math.min(cells, clarity, next, pairChance));
  return { confidence: isDoubtful ? Math.min(trust.mostWithDoubt, value) : value, doubts };
}

const leastCell = ({ board, columns }: Layout): number =>
  board.width / columns < small.pixels ? small.cell : least.cell;

function isNextClear({ layout, previews: { pairs, boxes }, isKnownNext, showsNoNext }: Evidence): boolean {
  if (showsNoNext && pairs.length === 0) return true;
  const { board, rows } = layout;
  const isHigh = boxes.length > 0 && boxes[0]!.y - board.y < (lowest * board.height) / rows;
  return isKnownNext && isHigh && pairs.length > 0 && pairs.every(({ chance }) => chance >= least.next);
}

/** The clearness of the least clear cell, 0..1; cells half covered by a puyo in the air are left out. */
function leastClear({ field, stack, airborne }: Evidence): number {
  const { rows } = field;
  let clear = 1;
  stack.sorts.forEach((sort, cell) => {
    const [x, y] = cellAt(cellIndex(cell), field);
    if (airborne.some((one) => one.x === x && Math.abs(one.y - y) < 1)) return;
    if (sort === 'empty' && isGhost(field, cell)) return;
    const isFaint = sort === 'ojama' && bulkOf(field, cell) < faint;
    if (isFaint || (sort !== 'empty' && y >= stack.heights[x]!)) {
      clear = 0;
      return;
    }
    const empty = chanceOf(field, cell, 'empty');
    const [colour, ojama] = [chanceOf(field, cell, 'colour'), chanceOf(field, cell, 'ojama')];
    const part = chanceOf(field, cell, 'part');
    const own = sort === 'empty' ? empty - colour - ojama : Math.abs(colour - ojama) - empty - part;
    const isCutByTop = y === rows - 1 && sort === 'empty';
    clear = Math.min(clear, isCutByTop ? Math.max(own, 1 - 2 * (colour + ojama)) : own);
  });
  return Math.max(0, clear);
}

/** Whether a puyo may rest unseen on a column; a column below the pair is left out, as it may contain a landing mark. */
function couldHidePuyo({ field, stack, airborne }: Evidence): boolean {
  const { lattice, backdrop, columns, rows } = field;
  if (!backdrop) return false;
  const least = Math.max(stray.levels, stray.times * backdrop.spread);
  return stack.heights.some((height, x) => {
    if (height >= rows || airborne.some((one) => one.x === x)) return false;
    const cell = indexAt([x, height], field);
    if (isGhost(field, cell)) return false;
    return strayAt(lattice, cell, columns, backdrop) > least;
  });
}

const bulkOf = ({ lattice, backdrop, columns }: Field, cell: number): number =>
  backdrop ? bulkAt(lattice, placeAt(cell, columns), backdrop) : 1;
