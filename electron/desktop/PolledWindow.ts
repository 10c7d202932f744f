import type { Dips, Rect } from '../../vision/space.ts';
import type { GameWindow, GameWindowEvents, PictureArea } from './GameWindow.ts';

/** A resized window has its new picture by then. */
const patienceMs = 1500;

/**
 * Pictures that fit no known part of their window: for a moment each time it is resized; for longer where it isn't known what
 * they show.
 */
class UnmatchedPictures {
  #since: number | null = null;

  note(fits: boolean): void {
    this.#since = fits ? null : (this.#since ?? performance.now());
  }

  get areLasting(): boolean {
    return this.#since !== null && performance.now() - this.#since >= patienceMs;
  }
}

/** The result of one look at a window. */
export interface Sight {
  /** null: nothing of it is seen. */
  area: PictureArea | null;
  covers: readonly Rect<Dips>[];
}

/** One window of another program, of a system that has to be polled to know its place. */
export abstract class PolledWindow implements GameWindow {
  readonly #events: GameWindowEvents;
  readonly #misfits = new UnmatchedPictures();
  #sight: Sight = { area: null, covers: [] };
  #isClosed = false;

  constructor(events: GameWindowEvents) {
    this.#events = events;
  }

  get area(): PictureArea | null {
    return this.#sight.area;
  }

  get covers(): readonly Rect<Dips>[] {
    return this.#sight.covers;
  }

  get isPlaced(): boolean {
    return !this.#misfits.areLasting;
  }

  /** Ends what makes it look again. */
  close(): void {
    this.#isClosed = true;
  }

  protected get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Its present place; null: there is no such window, or no more. */
  protected abstract currentSight(): Sight | null;

  /** The first look, which is not reported. */
  protected begin(): void {
    this.#sight = this.currentSight() ?? this.#sight;
  }

  /** Looks again and reports what has changed; answers whether it has moved. */
  protected update(): boolean {
    if (this.#isClosed) return false;
    const before = this.#sight;
    const sight = this.currentSight();
    this.#sight = sight ?? { area: null, covers: [] };
    const hasMoved = !isSame(before.area, this.area);
    if (hasMoved || !isSame(before.covers, this.covers)) this.#events.changed();
    if (sight === null) {
      this.close();
      this.#events.closed();
    }
    return hasMoved;
  }

  /** Whether its latest picture shows a part of it that is known. */
  protected noteFit(fits: boolean): void {
    const wasPlaced = this.isPlaced;
    this.#misfits.note(fits);
    if (this.isPlaced !== wasPlaced) this.#events.changed();
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
