import type { Dips, Rect, ScreenPixels } from '../../../vision/space.ts';
import type { Source } from '../../contract/panel.ts';
import { dipsOf, displayOf, partOnScreen, type DisplayPlace } from '../displays.ts';
import type { GameWindow, GameWindowEvents, PictureArea } from '../GameWindow.ts';
import { sourceId } from '../sourceIds.ts';
import type { Displays, WindowSystem } from '../WindowSystem.ts';
import type { X11 } from './X11.ts';
import { X11GameWindow } from './X11GameWindow.ts';

/** The windows of an X server. It counts physical pixels, Electron device-independent ones. */
export class X11System implements WindowSystem {
  readonly isScreenTaken = false;
  readonly #x11: X11;
  readonly #displays: Displays;

  constructor(x11: X11, displays: Displays) {
    this.#x11 = x11;
    this.#displays = displays;
  }

  async sources(): Promise<Source[]> {
    const windows = await this.#x11.windows();
    return windows.map(({ id, title }) => ({ id: sourceId(id), name: title, kind: 'window' }));
  }

  open(window: number, events: GameWindowEvents): Promise<GameWindow> {
    return X11GameWindow.open(this.#x11, window, (place) => this.#areaOf(place), events);
  }

  windowUnder(part: Rect, display: DisplayPlace): Promise<number | null> {
    return this.#x11.windowUnder(partOnScreen(part, display));
  }

  async coversOf(window: number): Promise<Rect<Dips>[] | null> {
    const [place, above] = await Promise.all([this.#x11.place(window), this.#x11.placesAbove(window)]);
    return typeof place === 'string' ? null : above.map((place) => this.#dipsOf(place));
  }

  focused(): Promise<number | null> {
    return this.#x11.activeWindow();
  }

  composes(): Promise<boolean> {
    return this.#x11.hasCompositor();
  }

  /** A server that can't report it is asked when a source is chosen, and not again. */
  watchComposing(changed: () => void): void {
    this.#x11.watchCompositor(changed).catch(() => {});
  }

  close(): void {
    this.#x11.close();
  }

  #dipsOf(place: Rect<ScreenPixels>): Rect<Dips> {
    return dipsOf(place, displayOf(place, this.#displays()));
  }

  #areaOf(place: Rect<ScreenPixels>): PictureArea {
    return { ...this.#dipsOf(place), perPixel: 1 / displayOf(place, this.#displays()).scale };
  }
}
