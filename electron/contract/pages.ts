/** The product's pages. This table is the one list of them: what is built, opened and asked for derives from it. */
import type { BrowserWindowConstructorOptions } from 'electron';

export interface Page {
  /** From the root of the source and of what is built. */
  file: string;
  window: BrowserWindowConstructorOptions;
  /** What its Content-Security-Policy allows beside its own scripts and styles, by directive. */
  allows?: Readonly<Record<string, string>>;
  /** The pages that may ask for it; absent: it is there as long as the app runs. */
  openedBy?: readonly string[];
  /** It gets the panel's state, whenever that changes. */
  seesState?: true;
  /** It may have the picture of a window or a screen. */
  captures?: true;
  /** It may give the user files to keep. */
  savesFiles?: true;
}

export const pages = {
  panel: {
    file: 'renderer/panel/index.html',
    window: { title: 'Okiba', width: 380, height: 680, minWidth: 320, minHeight: 420 },
    allows: { 'img-src': "'self' data:" },
    seesState: true,
    savesFiles: true,
  },
  /** The built-in games: their hints are worked out in a worker, or come through the screen like any other game's. */
  practice: {
    file: 'renderer/practice/index.html',
    window: {
      title: 'Okiba practice',
      width: 640,
      height: 760,
      minWidth: 420,
      minHeight: 520,
      webPreferences: { backgroundThrottling: false },
    },
    allows: { 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'" },
    openedBy: ['panel', 'trainer', 'review'],
    seesState: true,
  },
  tiling: {
    file: 'renderer/tiling/index.html',
    window: { title: 'Okiba tilings', width: 1180, height: 820, minWidth: 560, minHeight: 480 },
    allows: {
      'script-src': "'self' 'wasm-unsafe-eval'",
      'worker-src': "'self'",
      'img-src': "'self' data: blob:",
    },
    openedBy: ['panel'],
    seesState: true,
    savesFiles: true,
  },
  /** T-spin puzzles. */
  trainer: {
    file: 'renderer/trainer/index.html',
    window: { title: 'Okiba T-spin trainer', width: 760, height: 760, minWidth: 420, minHeight: 520 },
    allows: { 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'" },
    openedBy: ['panel', 'review'],
    seesState: true,
    savesFiles: true,
  },
  /** Games that were played, move by move. */
  review: {
    file: 'renderer/review/index.html',
    window: { title: 'Okiba review', width: 1080, height: 760, minWidth: 420, minHeight: 520 },
    allows: { 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'" },
    openedBy: ['panel'],
    seesState: true,
    savesFiles: true,
  },
  overlay: {
    file: 'renderer/overlay/index.html',
    window: { title: 'Okiba overlay', webPreferences: { backgroundThrottling: false } },
  },
  capture: {
    file: 'electron/capture/index.html',
    window: { title: 'Okiba capture', webPreferences: { backgroundThrottling: false } },
    allows: { 'script-src': "'self' 'wasm-unsafe-eval'" },
    captures: true,
  },
} as const satisfies Record<string, Page>;

export type PageKind = keyof typeof pages;
export const pageKinds = Object.keys(pages) as PageKind[];

/** The pages that are opened when somebody asks for them. */
export type OpenedPage = {
  [Kind in PageKind]: (typeof pages)[Kind] extends { openedBy: readonly PageKind[] } ? Kind : never;
}[PageKind];
export const openedPages = pageKinds.filter((kind): kind is OpenedPage => 'openedBy' in pages[kind]);

/** The pages that know what the panel shows. */
export const statePages = pageKinds.filter((kind) => 'seesState' in pages[kind]);
