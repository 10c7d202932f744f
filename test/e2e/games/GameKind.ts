/** What a test has to know of a game that nobody here wrote: how it is started, begun and played. Data only. */
import type { Input } from '../../../engine/tetris/types.ts';
import type { Rect } from '../../../vision/types.ts';

/**
 * One thing that a user does to begin a round. `click` is in pixels from the window's top left corner (negative:
 * from the right or the bottom); `key` is an X key name; `waitMs` lets a pop-up go away.
 */
export type Beginning = { click: readonly [x: number, y: number] } | { key: string } | { waitMs: number };

export interface GameKind {
  /** As tests and reports call it. */
  name: string;
  program: string;
  args?: readonly string[];
  /** Set for the program, on top of the desktop's environment. */
  env?: Readonly<Record<string, string>>;
  /** Begins the title of its window. */
  title: string;
  /** Window size as a test wants it; the game's own where absent. */
  size?: { width: number; height: number };
  begin: readonly Beginning[];
  /** X key names. A game without `hardDrop` is lowered row by row with `softDrop`, and locks by itself. */
  keys: Readonly<Partial<Record<Input, string>>>;
  /** The inside of the playfield on the screen, where the game's own layout tells it from the window's client area. */
  board?: (area: Rect) => Rect;
}

/** Arrow keys and space, one turn key: its direction is the game's own. */
export const arrows = {
  left: 'Left',
  right: 'Right',
  cw: 'Up',
  ccw: 'Up',
  softDrop: 'Down',
  hardDrop: 'space',
} as const;

/** The keys of the oldest games for terminals. */
export const jkl = { left: 'j', right: 'l', cw: 'k', ccw: 'k', hardDrop: 'space' } as const;
