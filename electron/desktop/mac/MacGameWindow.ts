import type { Dips, Rect, Size } from '../../../vision/space.ts';
import { commonArea } from '../displays.ts';
import { fits, type GameWindowEvents, type PictureArea } from '../GameWindow.ts';
import { PolledWindow, type Sight } from '../PolledWindow.ts';
import type { Displays } from '../WindowSystem.ts';
import type { CoreGraphics } from './CoreGraphics.ts';
import { coversOf } from './sight.ts';

/** Between two looks: at a window at rest, and at one that has just moved. macOS reports no changes of other programs' windows. */
const [restMs, moveMs] = [80, 25];
/** A window that has not moved for so long is at rest. */
const stillMs = 500;
/** Between two looks at what covers a window that moves; at rest each look at it is one at that too. */
const coversMs = 60;

/** One window of another program, looked at again and again: the sooner, the more it moves. */
export class MacGameWindow extends PolledWindow {
  readonly #graphics: CoreGraphics;
  readonly #window: number;
  readonly #displays: Displays;
  #next: NodeJS.Timeout | undefined;
  #pictured: Size | null = null;
  #movedAt = -Infinity;
  #coversAt = -Infinity;

  constructor(graphics: CoreGraphics, window: number, displays: Displays, events: GameWindowEvents) {
    super(events);
    this.#graphics = graphics;
    this.#window = window;
    this.#displays = displays;
    this.begin();
    this.#lookLater();
  }

  pictured(full: Size): void {
    const isNew = full.width !== this.#pictured?.width || full.height !== this.#pictured.height;
    this.#pictured = full;
    if (isNew) this.#lookNow();
    this.noteFit(this.area === null || fits(this.area, full));
  }

  override close(): void {
    super.close();
    clearTimeout(this.#next);
  }

  #lookLater(): void {
    this.#next = setTimeout(
      () => {
        this.#lookNow();
        if (!this.isClosed) this.#lookLater();
      },
      this.#isMoving ? moveMs : restMs,
    );
  }

  get #isMoving(): boolean {
    return performance.now() - this.#movedAt < stillMs;
  }

  #lookNow(): void {
    if (this.update()) this.#movedAt = performance.now();
  }

  protected currentSight(): Sight | null {
    const info = this.#graphics.window(this.#window);
    if (info === null) return null;
    if (!info.isOnScreen) return { area: null, covers: [] };
    return { area: this.#areaOf(info.bounds), covers: this.#coversNow() };
  }

  #coversNow(): Sight['covers'] {
    const now = performance.now();
    if (this.#isMoving && now - this.#coversAt < coversMs) return this.covers;
    this.#coversAt = now;
    return coversOf(this.#graphics.onScreen(), this.#window);
  }

  /**
   * The picture shows all of the window, with its title bar, in as many pixels as its display has for it; or in fewer, alike in
   * both directions, where macOS makes it smaller.
   */
  #areaOf(bounds: Rect<Dips>): PictureArea {
    const natural = { ...bounds, perPixel: 1 / this.#scaleAt(bounds) };
    if (!this.#pictured || fits(natural, this.#pictured)) return natural;
    const scaled = { ...bounds, perPixel: bounds.width / this.#pictured.width };
    return fits(scaled, this.#pictured) ? scaled : natural;
  }

  /** Of the display that shows most of it. */
  #scaleAt(bounds: Rect<Dips>): number {
    const displays = this.#displays();
    const shown = displays.map((display) => commonArea(bounds, display.bounds));
    return displays[shown.indexOf(Math.max(...shown))]!.scale;
  }
}
