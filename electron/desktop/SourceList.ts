import { BrowserWindow } from 'electron';
import type { Rect } from '../../vision/types.ts';
import type { ScreenAccess } from '../screenPermission/ScreenAccess.ts';
import type { Desktop } from './Desktop.ts';
import type { Source } from '../contract/panel.ts';
import { sameWindow, windowId } from './sourceIds.ts';
import { nextSource } from './offered/nextSource.ts';
import { listingAsksUser, listSources, sourcePictures } from './offered/sources.ts';

/** The right to see the screen. */
type Access = Pick<ScreenAccess, 'isGiven'>;

type Seen = (sources: readonly Source[]) => Promise<Record<string, string> | null>;

/** Knows the window of our own game. */
interface OwnGame {
  is(window: BrowserWindow): boolean;
}

/** What can be watched: windows and screens, without our own windows but with our own game. */
export class SourceList {
  readonly #desktop: Desktop;
  readonly #game: OwnGame;
  readonly #access: Access;
  readonly #seen: Seen;
  /** As they were listed last. */
  #listed: Source[] | null = null;

  /**
   * Without access a listing would make the system ask the user: nothing is listed then. `seen`: small pictures that the
   * search for a game takes anyway, or that are taken as it does, as `pictures` gives them; null: the system may be asked for
   * them. It may never answer to two at once who want pictures of its windows.
   */
  constructor(desktop: Desktop, access: Access, game: OwnGame, seen: Seen) {
    this.#desktop = desktop;
    this.#access = access;
    this.#game = game;
    this.#seen = seen;
  }

  async list(): Promise<Source[]> {
    if (!this.#access.isGiven) return [];
    const windows = BrowserWindow.getAllWindows().filter((window) => !this.#game.is(window));
    // Asked now: a window that is closed meanwhile answers nothing.
    const own = windows.map((window) => window.getMediaSourceId());
    const isOwn = (id: string) => own.some((one) => sameWindow(one, id));
    const sources = await listSources(await this.#knownWindows(), isOwn);
    const screensFirst = () => sources.toSorted((a, b) => a.kind.localeCompare(b.kind));
    return (this.#listed = this.#desktop.followsWindows ? sources : screensFirst());
  }

  /** Small pictures of what can be watched, as data URLs by the ids of `list`. */
  async pictures(): Promise<Record<string, string>> {
    if (!this.#access.isGiven || listingAsksUser) return {};
    const listed = this.#listed ?? [];
    const seen = this.#desktop.followsWindows ? await this.#seen(listed) : null;
    return seen ?? sourcePictures(listed);
  }

  /** Without asking the user, where a listing would: what they chose from last. */
  async listQuietly(): Promise<Source[]> {
    return listingAsksUser ? (this.#listed ?? []) : this.list();
  }

  /** Whether its picture can be had anew; never where the user would be asked for it again. */
  async isThere({ id }: Source): Promise<boolean> {
    return !listingAsksUser && (await this.list()).some((one) => one.id === id);
  }

  /** The id of the one after the watched one; null after the last one: whichever has a game. */
  async idAfter(watched: Source | null): Promise<string | null> {
    return nextSource(await this.listQuietly(), watched)?.id ?? null;
  }

  /**
   * Where a game is looked for without being asked: hints can be drawn only where the places are known on the
   * screen, so that windows which can't be followed are left to the user's choice. So is all that the user is asked about.
   */
  async listToSearch(): Promise<Source[]> {
    if (listingAsksUser) return [];
    const sources = await this.listQuietly();
    const screens = sources.filter(({ kind }) => kind === 'screen');
    return this.#desktop.followsWindows || screens.length === 0 ? sources : screens;
  }

  /** The window that shows this part of a screen's picture; null where none does. */
  async windowUnder(source: Source, part: Rect): Promise<Source | null> {
    const window = await this.#desktop.windowUnder(source, part).catch(() => null);
    if (window === null) return null;
    return (await this.listQuietly()).find(({ id }) => windowId(id) === window) ?? null;
  }

  /** Chromium would ask the user for each of them. */
  async #knownWindows(): Promise<Source[] | null> {
    return listingAsksUser ? null : this.#desktop.windowSources();
  }
}
