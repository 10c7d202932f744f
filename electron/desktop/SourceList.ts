import { BrowserWindow } from 'electron';
import type { Rect } from '../../vision/types.ts';
import type { Desktop } from './Desktop.ts';
import type { Source } from '../contract/panel.ts';
import { sameWindow, windowId } from './sourceIds.ts';
import { listingAsksUser, listSources } from './sources.ts';

/** What can be watched: windows and screens, without our own windows but with our own game. */
export class SourceList {
  readonly #desktop: Desktop;
  readonly #isGame: (window: BrowserWindow) => boolean;
  /** As they were listed last. */
  #listed: Source[] | null = null;

  constructor(desktop: Desktop, isGame: (window: BrowserWindow) => boolean) {
    this.#desktop = desktop;
    this.#isGame = isGame;
  }

  async list(): Promise<Source[]> {
    const own = BrowserWindow.getAllWindows().filter((window) => !this.#isGame(window));
    const isOwn = (id: string) => own.some((window) => sameWindow(window.getMediaSourceId(), id));
    const sources = await listSources(await this.#desktop.windowSources(), isOwn);
    const screensFirst = () => sources.toSorted((a, b) => a.kind.localeCompare(b.kind));
    return (this.#listed = this.#desktop.followsWindows ? sources : screensFirst());
  }

  /** Without asking the user again, where a listing would. */
  async listQuietly(): Promise<Source[]> {
    return listingAsksUser && this.#listed ? this.#listed : this.list();
  }

  /**
   * Where a game is looked for without being asked: hints can be drawn only where it is known what stands where on the
   * screen, so that windows which can't be followed are left to the user's choice.
   */
  async listToSearch(): Promise<Source[]> {
    const sources = await this.listQuietly();
    const screens = sources.filter(({ kind }) => kind === 'screen');
    return this.#desktop.followsWindows || screens.length === 0 ? sources : screens;
  }

  /** The window that shows this part of a screen's picture; null where none does. */
  async windowUnder(source: Source, part: Rect): Promise<Source | null> {
    const window = await this.#desktop.windowUnder(source, part).catch(() => null);
    if (window === null) return null;
    return (await this.list()).find(({ id }) => windowId(id) === window) ?? null;
  }
}
