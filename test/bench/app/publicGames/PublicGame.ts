/** A game of somebody else's, as a page: what has to be known to play it and to know the truth. Data only. */
import type { Input } from '../../../../engine/tetris/types.ts';
import type { Rect } from '../../../../vision/types.ts';

/** Columns and rows; of a field the uppermost visible row is 0. */
export type Place = [column: number, row: number];

/** What a page tells of its own state. */
export interface PageTruth {
  /** The inside of the field, in pixels of the page. */
  board: Rect;
  /** What lies, visible rows, top row first: '.' empty, 'X' a block, R G B Y P a puyo by the game's own colours. */
  stack: string[];
  /** Of Tetris where its blocks are, of Puyo the colours of axis and child; null where nothing falls. */
  falling: Place[] | string | null;
  /** The same, or a piece's letter; null where the game doesn't show it. */
  next: Place[] | string | null;
  isOver: boolean;
}

export interface PublicGame {
  name: string;
  game: 'tetris' | 'puyo';
  /** Where it is published. */
  repository: string;
  /** What has to be done to run it as files; it runs as it is where absent. */
  build?: string;
  /** From its folder. */
  page: string;
  /** Of the window's inside, in pixels. */
  size: { width: number; height: number };
  /** Runs in the page once it is loaded, for what `tell` needs. */
  prepare?: string;
  /** Begins a round: a key (Playwright's names), or what runs in the page. */
  begin: { key: string } | { run: string };
  /** Playwright's names. A game without `hardDrop` is lowered row by row. */
  keys: Readonly<Partial<Record<Input, string>>>;
  /** An expression in the page: a `PageTruth`, or null where no game is there. */
  tell: string;
}

/** The keys of most pages. */
export const arrows = { left: 'ArrowLeft', right: 'ArrowRight', softDrop: 'ArrowDown' } as const;
