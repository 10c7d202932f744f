/** What is recorded: games in several sizes and dresses. Data only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameKind } from '../../e2e/games/GameKind.ts';
import { bastet, petris, tetrisBsd, tint, vitetris } from '../../e2e/games/terminals.ts';
import { emacsTetris, kblocks, quadrapassel } from '../../e2e/games/windows.ts';

export interface Scene {
  /** The folder that it is kept in. */
  name: string;
  kind: GameKind;
  /** A piece's pixels differ from the empty board's by more (0..255), a ghost's by less. */
  contrast: number;
  pieces: number;
  hasNext: boolean;
  /** Writes the program's settings into its home folder. */
  prepare?: (home: string) => void;
}

function settingsFile(...path: string[]): (text: string) => (home: string) => void {
  return (text) => (home) => {
    mkdirSync(join(home, ...path.slice(0, -1)), { recursive: true });
    writeFileSync(join(home, ...path), text);
  };
}

const gnome = settingsFile('.config', 'glib-2.0', 'settings', 'keyfile');

const withSettings: GameKind = { ...quadrapassel, env: { GSETTINGS_BACKEND: 'keyfile' } };

export const scenes: readonly Scene[] = [
  {
    name: 'quadrapassel',
    kind: quadrapassel,
    contrast: 90,
    pieces: 16,
    hasNext: true,
  },
  {
    name: 'quadrapassel-shaded',
    kind: { ...withSettings, size: { width: 470, height: 480 } },
    contrast: 90,
    pieces: 14,
    hasNext: true,
    prepare: gnome("[org/gnome/Quadrapassel]\ntheme='tangoshaded'\nshow-shadow=true\nsound=false\n"),
  },
  { name: 'kblocks', kind: kblocks, contrast: 10, pieces: 9, hasNext: true },
  {
    name: 'kblocks-small',
    kind: { ...kblocks, size: { width: 720, height: 500 } },
    contrast: 12,
    pieces: 9,
    hasNext: true,
  },
  { name: 'vitetris', kind: vitetris, contrast: 60, pieces: 14, hasNext: true },
  { name: 'bastet', kind: bastet, contrast: 60, pieces: 14, hasNext: true },
  { name: 'tint', kind: tint, contrast: 60, pieces: 14, hasNext: true },
  { name: 'petris', kind: petris, contrast: 60, pieces: 10, hasNext: true },
  { name: 'tetris-bsd', kind: tetrisBsd, contrast: 60, pieces: 14, hasNext: false },
  { name: 'emacs-tetris', kind: emacsTetris, contrast: 60, pieces: 14, hasNext: true },
];
