import type { Dips, Rect, Size } from '../../../vision/space.ts';
import { commonArea } from '../displays.ts';
import { fits, type GameWindow, type GameWindowEvents, type PictureArea } from '../GameWindow.ts';
import { Misfits } from '../Misfits.ts';
import type { Displays } from '../WindowSystem.ts';
import type { CoreGraphics } from './CoreGraphics.ts';
import { coversOf } from './sight.ts';

/** Between two looks: at a window at rest, and at one that has just moved. macOS tells nobody of other programs' windows. */
const [restMs, moveMs] = [80, 25];
/** A window that has not moved for so long is at rest. */
const stillMs = 500;
/** Between two looks at what lies over it. */
const coversMs = 240;

/** One window of another program, looked at again and again: the sooner, the more it moves. */
export class MacGameWindow implements GameWindow {
  readonly #graphics: CoreGraphics;
  readonly #window: number;
  readonly #displays: Displays;
  readonly #events: GameWindowEvents;
  #next: NodeJS.Timeout | undefined;
  #area: PictureArea | null = null;
  #covers: readonly Rect<Dips>[] = [];
  #pictured: Size | null = null;
  readonly #misfits = new Misfits();
  #movedAt = -Infinity;
  #coversAt = -Infinity;
  #isClosed = false;

  constructor(graphics: CoreGraphics, window: number, displays: Displays, events: GameWindowEvents) {
    this.#graphics = graphics;
    this.#window = window;
    this.#displays = displays;
    this.#events = events;
    this.#look();
    this.#lookLater();
  }

  get area(): PictureArea | null {
    return this.#area;
  }

  get covers(): readonly Rect<Dips>[] {
    return this.#covers;
  }

  get isPlaced(): boolean {
    return !this.#misfits.areLasting;
  }

  pictured(full: Size): void {
    const wasPlaced = this.isPlaced;
    const isNew = full.width !== this.#pictured?.width || full.height !== this.#pictured.height;
    this.#pictured = full;
    if (isNew) this.#update();
    this.#misfits.note(this.#area === null || fits(this.#area, full));
    if (this.isPlaced !== wasPlaced) this.#events.changed();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#next);
  }

  #lookLater(): void {
    const isMoving = performance.now() - this.#movedAt < stillMs;
    this.#next = setTimeout(
      () => {
        this.#update();
        if (!this.#isClosed) this.#lookLater();
      },
      isMoving ? moveMs : restMs,
    );
  }

  #update(): void {
    if (this.#isClosed) return;
    const [area, covers] = [this.#area, this.#covers].map((one) => JSON.stringify(one));
    const isThere = this.#look();
    const hasMoved = JSON.stringify(this.#area) !== area;
    if (hasMoved) this.#movedAt = performance.now();
    if (hasMoved || JSON.stringify(this.#covers) !== covers) this.#events.changed();
    if (isThere) return;
    this.close();
    this.#events.closed();
  }

  /** Answers whether there still is such a window. */
  #look(): boolean {
    const info = this.#graphics.window(this.#window);
    this.#area = info?.isOnScreen ? this.#areaOf(info.bounds) : null;
    const now = performance.now();
    if (this.#area === null) this.#covers = [];
    else if (now - this.#coversAt >= coversMs) {
      this.#covers = coversOf(this.#graphics.onScreen(), this.#window);
      this.#coversAt = now;
    }
    return info !== null;
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
