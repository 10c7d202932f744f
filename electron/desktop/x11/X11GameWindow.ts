import type { Dips, Rect, ScreenPixels } from '../../../vision/space.ts';
import type { GameWindow, GameWindowEvents, PictureArea } from '../GameWindow.ts';
import type { X11 } from './X11.ts';

/**
 * No event comes where a window manager minimises another window and leaves it where it is, nor under XWayland and some managers
 * where the window itself is moved: in any case both are asked for so often.
 */
const checkMs = 500;

/** Converts pixels of the X screen for Electron, which counts in device-independent ones. */
export type ToPictureArea = (place: Rect<ScreenPixels>) => PictureArea;

/** One window of another program, followed by the X server's own events. */
export class X11GameWindow implements GameWindow {
  readonly isPlaced = true;
  readonly #x11: X11;
  readonly #window: number;
  readonly #toArea: ToPictureArea;
  readonly #events: GameWindowEvents;
  readonly #unwatch: () => void;
  readonly #unwatchStacking: () => void;
  readonly #check: NodeJS.Timeout;
  #area: PictureArea | null = null;
  #covers: readonly Rect<Dips>[] = [];
  #isClosed = false;
  #asked = 0;
  #isLooking = false;
  #hasChanged = false;

  private constructor(x11: X11, window: number, toArea: ToPictureArea, events: GameWindowEvents) {
    this.#x11 = x11;
    this.#window = window;
    this.#toArea = toArea;
    this.#events = events;
    this.#unwatch = x11.watch(window, () => void this.#update());
    this.#unwatchStacking = x11.watchStacking(() => void this.#updateCovers());
    this.#check = setInterval(() => {
      void this.#update();
      void this.#updateCovers();
    }, checkMs);
  }

  /** `window` is the X window id in a capture source's id. */
  static async open(
    x11: X11,
    window: number,
    toArea: ToPictureArea,
    events: GameWindowEvents,
  ): Promise<GameWindow> {
    const opened = new X11GameWindow(x11, window, toArea, events);
    await Promise.all([opened.#update(), opened.#updateCovers()]);
    return opened;
  }

  get area(): PictureArea | null {
    return this.#area;
  }

  get covers(): readonly Rect<Dips>[] {
    return this.#covers;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#check);
    this.#unwatch();
    this.#unwatchStacking();
  }

  async #update(): Promise<void> {
    const asked = ++this.#asked;
    const place = await this.#x11.place(this.#window);
    if (this.#isClosed || asked !== this.#asked) return;
    const area = typeof place === 'string' ? null : this.#toArea(place);
    const isNew = JSON.stringify(area) !== JSON.stringify(this.#area);
    this.#area = area;
    if (isNew || place === 'gone') this.#events.changed();
    if (place !== 'gone') return;
    this.close();
    this.#events.closed();
  }

  /** Many events may come at once: what comes during a look makes for one more. */
  async #updateCovers(): Promise<void> {
    this.#hasChanged = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#hasChanged && !this.#isClosed) {
      this.#hasChanged = false;
      await this.#lookAtCovers();
    }
    this.#isLooking = false;
  }

  async #lookAtCovers(): Promise<void> {
    const places = await this.#x11.placesAbove(this.#window).catch(() => []);
    const covers = places.map((place) => this.#toArea(place));
    if (this.#isClosed || JSON.stringify(covers) === JSON.stringify(this.#covers)) return;
    this.#covers = covers;
    this.#events.changed();
  }
}
