/** The detector's result for a picture. All rectangles are pixels of the picture that it was given. */
import type { GameKind, Rect } from '../types.ts';

/** A number of columns, or of rows, and its chance (0..1). */
export interface Count {
  count: number;
  chance: number;
}

export interface DetectedBoard {
  /** The inside of the visible board; its sides are off by a part of a cell. */
  board: Rect;
  /** The likelier one. */
  game: GameKind;
  /** The chance of a board of this game here, 0..1. */
  chance: number;
  /** The same for each game. */
  chances: Readonly<Record<GameKind, number>>;
  /** All counts that it distinguishes, the likeliest first; their chances add up to 1. */
  columns: readonly Count[];
  rows: readonly Count[];
}

export type PartKind = 'next' | 'hold' | 'statistics' | 'small board';

export interface DetectedPart {
  kind: PartKind;
  rect: Rect;
  /** 0..1. */
  chance: number;
}

/** Each list with the likeliest first; no two boards, and no two parts, overlap by half or more. */
export interface Detection {
  boards: readonly DetectedBoard[];
  parts: readonly DetectedPart[];
}
