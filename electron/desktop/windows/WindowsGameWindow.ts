import type { Dips, Rect, Size } from '../../../vision/space.ts';
import { dipsOf, displayOf, wholeScreen } from '../displays.ts';
import type { GameWindowEvents, PictureArea } from '../GameWindow.ts';
import { PolledWindow, type Sight } from '../PolledWindow.ts';
import type { Displays } from '../WindowSystem.ts';
import { capturedParts, partOfSize, type CapturedPart } from './capturedParts.ts';
import { coversOf, isSeen } from './sight.ts';
import type { Hwnd, User32, WindowFacts } from './User32.ts';

/** Between two looks: at rest, because windows that move over it send it no event, and events may get lost; and after an event. */
const [restMs, settlingMs] = [50, 30];
/** What an event announces has taken place by then. */
const settledMs = 200;

/** One window of another program, followed by Windows' own events and looked at now and then. */
export class WindowsGameWindow extends PolledWindow {
  readonly #user32: User32;
  readonly #window: Hwnd;
  readonly #displays: Displays;
  readonly #unlisten: () => void;
  #next: NodeJS.Timeout | undefined;
  #heardAt = -Infinity;
  /** Which part of the window its picture shows. */
  #part = 0;
  #isDue = false;

  constructor(user32: User32, window: Hwnd, displays: Displays, events: GameWindowEvents) {
    super(events);
    this.#user32 = user32;
    this.#window = window;
    this.#displays = displays;
    this.#unlisten = user32.listen(window, () => this.#updateSoon());
    this.begin();
    this.#lookLater();
  }

  pictured(full: Size): void {
    const facts = this.#user32.facts(this.#window);
    if (!facts || !isSeen(facts)) return;
    const part = partOfSize(this.#parts(facts), full);
    if (part !== null && part !== this.#part) {
      this.#part = part;
      this.update();
    }
    this.noteFit(part !== null);
  }

  override close(): void {
    if (this.isClosed) return;
    super.close();
    clearTimeout(this.#next);
    this.#unlisten();
  }

  protected currentSight(): Sight | null {
    const facts = this.#user32.facts(this.#window);
    if (facts === null) return null;
    if (!isSeen(facts)) return { area: null, covers: [] };
    return {
      area: this.#areaOf(this.#parts(facts)[this.#part]!),
      covers: coversOf(this.#user32, this.#window).map((place) => this.#dipsOf(place)),
    };
  }

  /** Events arrive within the message loop, in the midst of whatever is being done; many of them may come at once. */
  #updateSoon(): void {
    this.#heardAt = performance.now();
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#lookNow();
    });
  }

  #lookNow(): void {
    this.update();
    clearTimeout(this.#next);
    if (!this.isClosed) this.#lookLater();
  }

  #lookLater(): void {
    const isSettling = performance.now() - this.#heardAt < settledMs;
    this.#next = setTimeout(() => this.#lookNow(), isSettling ? settlingMs : restMs);
  }

  #parts(facts: WindowFacts): CapturedPart[] {
    const displays = this.#displays();
    const { scale } = displayOf(facts.bounds, displays);
    return capturedParts(facts, this.#user32.resizeBorder(), scale, wholeScreen(displays));
  }

  #areaOf({ place, ratio }: CapturedPart): PictureArea {
    const { scale } = displayOf(place, this.#displays());
    return { ...this.#dipsOf(place), perPixel: 1 / (scale * ratio) };
  }

  #dipsOf(place: CapturedPart['place']): Rect<Dips> {
    return dipsOf(place, displayOf(place, this.#displays()));
  }
}
