/** The confidence in the reading of a Tetris board: it is sure only without any doubt. */
import type { Contrast } from './cells/ground/background.ts';
import { floorStart } from './cells/floorRows.ts';
import { clarities } from './cells/separatePieces.ts';
import type { Drawn } from './previews/drawnPieces.ts';
import type { Sense } from './cells/interpretCells.ts';
import { isSure, trust } from './trust.ts';
import type { Doubt, Layout, Rect } from './types.ts';

export interface Judgement {
  confidence: number;
  doubts: Doubt[];
}

/** A cursor or a spark beside the falling piece hides nothing. */
const fewCovered = 2;
/** The part of its place's confidence that a reading without a falling piece keeps. */
const withoutPiece = 0.9;
/** Each loose block takes about this share of the confidence. */
const shareOfLoose = 0.05;
/** The widest gap between next pieces, relative to the usual one: a piece would almost fit into a wider one. */
const widestGap = 1.6;
/**
 * Distances from the background, relative to the threshold between empty and filled: a cell in this range might be
 * either.
 */
const between = { least: 0.62, most: 1.3 };
/** This many cells in between reduce the clearness to 0. */
const mostBetween = 4;

/** `next`: null if the game shows none, which is not a doubt. */
export function judgeTetris(
  layout: Layout,
  { contents, contrast, covered, ambiguous }: Sense,
  hasPlainFloor: boolean,
  next: readonly Drawn[] | null,
  isNextVague: boolean,
): Judgement {
  const doubts: Doubt[] = [];
  const { falling, locked, loose } = contents;
  const clear = clearness(contrast);
  if (clear < 1 || ambiguous) doubts.push('cells not readable');
  if (!falling || falling.clarity < clarities.alone) doubts.push('falling piece not readable');
  if (next && (isNextVague || !isQueue(next, layout.board))) doubts.push('next piece not readable');
  if (loose > 0 || covered.length > fewCovered) doubts.push('something covers the board');
  // If the place or its cells are not sure, full rows at the bottom are more likely a picture than solid garbage,
  // except rows whose cells all look the same.
  const mayHaveFloor = (isSure(layout) || hasPlainFloor) && !doubts.includes('cells not readable');
  if (isOver(locked, layout.columns, mayHaveFloor)) doubts.push('looks like a menu or a finished game');
  const limit = doubts.length > 0 ? trust.mostWithDoubt : 1;
  const tidy = 1 / (1 + shareOfLoose * loose);
  return {
    confidence: Math.min(
      limit,
      layout.confidence * (falling ? 1 : withoutPiece) * tidy * (0.5 + 0.5 * clear),
    ),
    doubts,
  };
}

/** Whether they may be a game's next pieces. */
const isQueue = (next: readonly Drawn[], board: Rect): boolean => next.length > 0 && isEven(next, board);

/** The list has no gap into which another piece would fit, nor one above it. */
function isEven(next: readonly Drawn[], board: Rect): boolean {
  const middles = next.map(({ rect }) => rect.y + rect.height / 2);
  const gaps = middles.slice(1).map((y, i) => y - middles[i]!);
  if (gaps.length === 0) return true;
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  return (
    gaps.every((gap) => gap < widestGap * usual) && middles[0]! - board.y < 2 * usual + board.height / 10
  );
}

/** 0..1: 1 if filled and empty cells are far apart, less if some are in between. */
function clearness({ distances, threshold }: Contrast): number {
  let unclear = 0;
  for (const distance of distances)
    if (distance > between.least * threshold && distance < between.most * threshold) unclear += 1;
  return Math.max(0, 1 - unclear / mostBetween);
}

/**
 * A full row above the floor, or blocks in most cells of the top rows: not a position in play. Full rows at the
 * bottom may be solid garbage.
 */
function isOver(locked: Uint8Array, columns: number, mayHaveFloor: boolean): boolean {
  let top = 0;
  for (let i = 0; i < columns * 2; i += 1) top += locked[i]!;
  const to = mayHaveFloor ? floorStart(locked, columns) : locked.length;
  return top > columns || hasFullRow(locked.subarray(0, to), columns);
}

/** One row at least is filled from side to side. `locked`: 1 for each locked block, row-major. */
function hasFullRow(locked: Uint8Array, columns: number): boolean {
  for (let row = 0; row < locked.length; row += columns)
    if (locked.subarray(row, row + columns).every((value) => value === 1)) return true;
  return false;
}
