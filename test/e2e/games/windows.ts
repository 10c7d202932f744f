/** Games with windows of their own. */
import { arrows, type GameKind } from './GameKind.ts';

/** A key pressed before the round has begun ends it. */
export const quadrapassel: GameKind = {
  name: 'quadrapassel',
  program: 'quadrapassel',
  title: 'Quadrapassel',
  begin: [{ click: [-105, -80] }],
  keys: arrows,
  board: ({ x, y }) => ({ x: x + 64, y: y + 64.4, width: 270, height: 540 }),
};

/** Says "Game Start!" over the board for three seconds. */
export const kblocks: GameKind = {
  name: 'kblocks',
  program: 'kblocks',
  title: 'KBlocks',
  size: { width: 900, height: 640 },
  begin: [{ click: [35, 38] }, { waitMs: 3300 }],
  keys: arrows,
};

/** The built-in game: counts to three before it begins, where Enter does not go on with it. */
export const practice: GameKind = {
  name: 'the practice game',
  program: 'okiba',
  title: 'Okiba practice',
  begin: [{ click: [8, 60] }, { key: 'Return' }, { waitMs: 3200 }],
  keys: { ...arrows, ccw: 'z', hold: 'c' },
};

/** Begins by itself; the larger glyphs make cells of 32 pixels. */
export const emacsTetris: GameKind = {
  name: 'emacs-tetris',
  program: 'emacs',
  args: [
    '-Q',
    '-g',
    '75x46',
    '--eval',
    '(progn (setq inhibit-startup-screen t) (require (quote gamegrid)) (setq gamegrid-glyph-height-mm 8.0) (tetris))',
  ],
  title: '*Tetris*',
  begin: [{ key: 'n' }],
  keys: arrows,
};

/** Two boards, the computer's on the left; Up in its menu chooses the easy computer. */
export const flobopuyo: GameKind = {
  name: 'flobopuyo',
  program: 'flobopuyo',
  args: ['-win'],
  env: { SDL_VIDEODRIVER: 'x11', SDL_AUDIODRIVER: 'dummy' },
  title: 'FloboPuyo',
  begin: [
    { waitMs: 1500 },
    { key: 'Return' },
    { waitMs: 1500 },
    { key: 'Up' },
    { key: 'Return' },
    { waitMs: 1500 },
  ],
  keys: { left: 'Left', right: 'Right', ccw: 'Up', softDrop: 'Down' },
  board: ({ x, y }) => ({ x: x + 418, y: y + 32, width: 192, height: 384 }),
};

/** Against the hard computer, which sends garbage every few pairs. */
export const hardFlobopuyo: GameKind = {
  ...flobopuyo,
  begin: flobopuyo.begin.map((step) => ('key' in step && step.key === 'Up' ? { key: 'Down' } : step)),
};
