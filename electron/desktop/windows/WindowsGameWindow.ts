import type { Dips, Rect, Size } from '../../../vision/space.ts';
import { dipsOf, displayOf, wholeScreen } from '../displays.ts';
import type { GameWindow, GameWindowEvents, PictureArea } from '../GameWindow.ts';
import { Misfits } from '../Misfits.ts';
import type { Displays } from '../WindowSystem.ts';
import { capturedParts, partOfSize, type CapturedPart } from './capturedParts.ts';
import { coversOf, isSeen } from './sight.ts';
import type { Hwnd, User32, WindowFacts } from './User32.ts';

/** Windows that are moved over it tell nothing of it, and events may get lost. */
const checkMs = 200;

/** One window of another program, followed by Windows' own events and looked at now and then. */
export class WindowsGameWindow implements GameWindow {
  readonly #user32: User32;
  readonly #window: Hwnd;
  readonly #displays: Displays;
  readonly #events: GameWindowEvents;
  readonly #unlisten: () => void;
  readonly #check: NodeJS.Timeout;
  #area: PictureArea | null = null;
  #covers: readonly Rect<Dips>[] = [];
  /** Which part of the window its picture shows. */
  #part = 0;
  readonly #misfits = new Misfits();
  #isDue = false;
  #isClosed = false;

  constructor(user32: User32, window: Hwnd, displays: Displays, events: GameWindowEvents) {
    this.#user32 = user32;
    this.#window = window;
    this.#displays = displays;
    this.#events = events;
    this.#unlisten = user32.listen(window, () => this.#updateSoon());
    this.#check = setInterval(() => this.#update(), checkMs);
    this.#look();
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
    const facts = this.#user32.facts(this.#window);
    if (!facts || !isSeen(facts)) return;
    const wasPlaced = this.isPlaced;
    const part = partOfSize(this.#parts(facts), full);
    this.#misfits.note(part !== null);
    if (part !== null && part !== this.#part) {
      this.#part = part;
      this.#update();
    }
    if (this.isPlaced !== wasPlaced) this.#events.changed();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#check);
    this.#unlisten();
  }

  /** Events arrive within the message loop, in the midst of whatever is being done; many of them may come at once. */
  #updateSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#update();
    });
  }

  #update(): void {
    if (this.#isClosed) return;
    const before = JSON.stringify([this.#area, this.#covers]);
    const isThere = this.#look();
    if (JSON.stringify([this.#area, this.#covers]) !== before) this.#events.changed();
    if (isThere) return;
    this.close();
    this.#events.closed();
  }

  /** Answers whether there still is such a window. */
  #look(): boolean {
    const facts = this.#user32.facts(this.#window);
    const isInSight = facts !== null && isSeen(facts);
    this.#area = isInSight ? this.#areaOf(this.#parts(facts)[this.#part]!) : null;
    this.#covers = isInSight ? coversOf(this.#user32, this.#window).map((place) => this.#dipsOf(place)) : [];
    return facts !== null;
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
