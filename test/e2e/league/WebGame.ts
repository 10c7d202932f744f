/** A game in a browser's window whose own state its page tells: what a test needs to know of the truth. */
import { fileURLToPath } from 'node:url';
import type { ElectronApplication, Page } from 'playwright-core';
import type { Rect } from '../../../vision/types.ts';
import type { GameKind } from '../games/GameKind.ts';
import type { Desktop } from '../stage/desktop.ts';
import { launchProgram } from '../stage/launchProgram.ts';
import { RealGame } from '../stage/RealGame.ts';

const program = fileURLToPath(new URL('window.js', import.meta.url));

/** A piece as it came in: the stack that it came in over, top row first, '.' and 'X'; `at` epoch milliseconds. */
interface TruePiece {
  count: number;
  kind: string;
  at: number;
  stack: string[];
}

export interface Truth {
  /** The inside of the well in pixels of the page. */
  place: Rect;
  columns: number;
  rows: number;
  pieces: TruePiece[];
  stack: string[];
  /** Cells of the falling piece, the well's top left one is [0, 0]; empty where none falls. */
  falling: [column: number, row: number][];
  /** null where the game doesn't show it. */
  next: string | null;
  isOver: boolean;
}

export interface WebGameKind extends Pick<GameKind, 'name' | 'begin' | 'keys'> {
  /** A file's path, and what follows its address. */
  page: string;
  search?: string;
  /** Where its window is, and how large. */
  window: Rect;
  /** A game in a window of its own that nobody plays. */
  beside?: WebGameKind;
  /** Its floor is out of sight: Okiba has to say so, and hint nothing. */
  isFloorCut?: true;
  /** Runs in the page, where that tells no truth by itself: defines `window.truth`. */
  tell?: string;
}

export class WebGame {
  readonly #app: ElectronApplication;
  readonly #page: Page;
  readonly game: RealGame;
  readonly #beside: ElectronApplication | null;

  private constructor(
    app: ElectronApplication,
    page: Page,
    game: RealGame,
    beside: ElectronApplication | null,
  ) {
    this.#app = app;
    this.#beside = beside;
    this.#page = page;
    this.game = game;
  }

  static async open(desktop: Desktop, kind: WebGameKind): Promise<WebGame> {
    const beside = kind.beside ? await launchPage(desktop, kind.beside) : null;
    const app = await launchPage(desktop, kind);
    const page = await app.firstWindow();
    await page.waitForLoadState();
    if (kind.tell) await page.evaluate(kind.tell);
    const game = await RealGame.attach(desktop, { ...kind, program: '', title: kind.name });
    return new WebGame(app, page, game, beside);
  }

  truth(): Promise<Truth> {
    return this.#page.evaluate(() => (window as unknown as { truth(): Truth }).truth());
  }

  async close(): Promise<void> {
    await this.#beside?.close();
    await this.#app.close();
  }
}

/** Opens the page of a game in a window of its own, as `window` says. */
export function launchPage(
  desktop: Desktop,
  { page, search = '', window, name }: WebGameKind,
): Promise<ElectronApplication> {
  return launchProgram(desktop, program, page, search, JSON.stringify(window), name);
}
