import { type BrowserWindow, screen, type Display } from 'electron';
import log from 'electron-log/main.js';
import { dips, screenPixels, type Dips, type FramePixels, type Rect } from '../../vision/space.ts';
import type { DisplayPlace } from './displays.ts';
import { inPicture, type GameWindow, type GameWindowEvents, type PictureArea } from './GameWindow.ts';
import type { Source } from '../contract/panel.ts';
import { ScreenGameWindow } from './ScreenGameWindow.ts';
import { screens } from './offered/screens.ts';
import { windowId } from './sourceIds.ts';
import { uncovered } from './uncovered.ts';
import { listingAsksUser } from './offered/sources.ts';
import type { WindowSystem } from './WindowSystem.ts';
import { openMac } from './mac/openMac.ts';
import { openWindows } from './windows/openWindows.ts';

/** What covers a window; null where nothing of the window is seen. */
export type Covers = readonly Rect<Dips>[] | null;

/** The screen and the windows on it, as far as this system lets them be known. */
export class Desktop {
  readonly #windows: WindowSystem | null;
  /** Which display each screen is the picture of, by source, as far as it was asked for. */
  readonly #displays = new Map<string, Display>();

  private constructor(windows: WindowSystem | null) {
    this.#windows = windows;
  }

  /** `lost`: the display went away. */
  static async open(lost: () => void): Promise<Desktop> {
    return new Desktop(await openSystem(lost));
  }

  /** Whether a watched window can be followed; otherwise a whole screen has to be watched. */
  get followsWindows(): boolean {
    return this.#windows !== null;
  }

  /** Whether a program has the screen for itself, as far as this system knows of such a thing. */
  get isScreenTaken(): boolean {
    return this.#windows?.isScreenTaken ?? false;
  }

  /** The windows that can be followed, by the titles that their owners gave them; null where no window can. */
  async windowSources(): Promise<Source[] | null> {
    return (await this.#windows?.sources()) ?? null;
  }

  openWindow(source: Source, events: GameWindowEvents): Promise<GameWindow> {
    // What the user has picked there has a picture, but neither a window nor a place.
    if (listingAsksUser) return Promise.resolve(unplaced);
    const window = windowId(source.id);
    if (this.#windows && window !== null) return this.#windows.open(window, events);
    if (source.kind === 'window') return Promise.resolve(unplaced);
    return this.#displayOf(source).then(
      ({ id }) => new ScreenGameWindow(() => pictureOf(displayById(String(id))), events),
    );
  }

  /** The system's number of the window that shows this part of a screen's picture; null where it can't be known. */
  async windowUnder(source: Source, part: Rect): Promise<number | null> {
    if (!this.#windows || listingAsksUser) return null;
    return this.#windows.windowUnder(part, placeOf(await this.#displayOf(source)));
  }

  /** The system's number of the window that keys go to; null where there is none, or it can't be known. */
  async focused(): Promise<number | null> {
    return (await this.#windows?.focused().catch(() => null)) ?? null;
  }

  /**
   * The places of the windows that cover one of ours, none where the system does not report them; null where nothing of it is seen,
   * as far as the system reports that.
   */
  async coversOf(window: BrowserWindow): Promise<Covers> {
    const id = windowId(window.getMediaSourceId());
    if (!this.#windows || id === null) return [];
    return this.#windows.coversOf(id).catch(() => []);
  }

  /**
   * Which parts of a screen's picture show windows, each under its covers: those on its display, or all while that isn't known
   * yet. Pictures of windows show that window alone.
   */
  rectsInPicture(windows: ReadonlyMap<BrowserWindow, Covers>, source: Source): Rect<FramePixels>[] {
    if (source.kind === 'window') return [];
    const display = this.#displays.get(source.id);
    const isThere = (window: BrowserWindow) =>
      window.isVisible() && (!display || screen.getDisplayMatching(window.getBounds()).id === display.id);
    return [...windows].flatMap(([window, covers]) =>
      covers && isThere(window) ? partsOfScreen(window, covers) : [],
    );
  }

  /** Whether windows are laid over each other by their pixels' alpha, so that fills and glows can be drawn over a game. */
  async composes(): Promise<boolean> {
    return (await this.#windows?.composes()) ?? false;
  }

  /** Calls `changed` when `composes` may answer otherwise: never where the system always composes its windows. */
  watchComposing(changed: () => void): void {
    this.#windows?.watchComposing(changed);
  }

  close(): void {
    this.#windows?.close();
  }

  async #displayOf(source: Source): Promise<Display> {
    const display = displayById(await displayOf(source));
    this.#displays.set(source.id, display);
    return display;
  }
}

/** A window whose place can't be known: hints for it are shown in the panel only. */
const unplaced: GameWindow = { area: null, covers: [], isPlaced: false, close: () => {} };

/** The primary display where the id is unknown. */
function displayById(id: string): Display {
  return screen.getAllDisplays().find((display) => String(display.id) === id) ?? screen.getPrimaryDisplay();
}

async function displayOf(source: Source): Promise<string> {
  return (await screens()).find(({ id }) => id === source.id)?.display_id ?? '';
}

function placeOf({ bounds, scaleFactor }: Display): DisplayPlace {
  // macOS has no other count than Electron's.
  const corner = process.platform === 'darwin' ? bounds : screen.dipToScreenPoint(bounds);
  const origin = screenPixels({ x: corner.x, y: corner.y });
  return { bounds: dips(bounds), origin, scale: scaleFactor };
}

/** A display's picture as a whole. */
const pictureOf = ({ bounds, scaleFactor }: Display): PictureArea => ({
  ...dips(bounds),
  perPixel: 1 / scaleFactor,
});

/** null where this system can't be asked about windows, as under Wayland alone. `lost`: the display went away. */
async function openSystem(lost: () => void): Promise<WindowSystem | null> {
  try {
    if (process.platform === 'win32') return await openWindows(displayPlaces);
    if (process.platform === 'darwin') return await openMac(displayPlaces);
    // Large, and of use here alone.
    return await (await import('./x11/openX11.ts')).openX11(displayPlaces, lost);
  } catch (error) {
    log.warn(`windows can't be followed, so that whole screens are watched: ${(error as Error).message}`);
    return null;
  }
}

const displayPlaces = (): DisplayPlace[] => screen.getAllDisplays().map(placeOf);

/** The display that shows most of a place, by a number of its own. */
export const displayUnder = ({ x, y, width, height }: Rect<Dips>): number =>
  screen.getDisplayMatching({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }).id;

function partsOfScreen(window: BrowserWindow, covers: readonly Rect<Dips>[]): Rect<FramePixels>[] {
  const bounds = window.getBounds();
  const picture = pictureOf(screen.getDisplayMatching(bounds));
  return uncovered(dips(bounds), covers).map((part) => inPicture(part, picture));
}
