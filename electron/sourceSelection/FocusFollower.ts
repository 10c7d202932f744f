import { windowId } from '../desktop/sourceIds.ts';
import type { Source } from '../contract/panel.ts';
import type { Find } from './GameSearch.ts';

export interface FocusPorts {
  /** The system's number of the window that has the focus; null: it can't be known. */
  focused(): Promise<number | null>;
  /** The window that is watched and may be left for another one; null: there is none. */
  watched(): Source | null;
  /** A board in that window that is worth watching; null where there is none. */
  boardIn(window: number): Promise<Find | null>;
  /** The focus has stayed in this other window, which shows a game too. */
  moved(find: Find): void;
}

/** Between two looks at where the focus is. */
const lookMs = 1000;
/** Who only answers a message is back by then. */
const stayMs = 2000;

/** Of two games the one that has the focus is the one that is played: reports when the focus stays at another one. */
export class FocusFollower {
  readonly #ports: FocusPorts;
  #window: number | null = null;
  #since = -Infinity;
  #isLooking = false;
  readonly #timer: NodeJS.Timeout;

  constructor(ports: FocusPorts) {
    this.#ports = ports;
    this.#timer = setInterval(() => void this.#poll(), lookMs);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** A look that takes long is waited for. */
  async #poll(): Promise<void> {
    if (this.#isLooking || !this.#mayLeave) return;
    this.#isLooking = true;
    try {
      await this.#follow(await this.#ports.focused());
    } finally {
      this.#isLooking = false;
    }
  }

  async #follow(window: number | null): Promise<void> {
    if (window !== this.#window) this.#since = performance.now();
    this.#window = window;
    if (window === null || this.#isWatched(window) || performance.now() - this.#since < stayMs) return;
    const find = await this.#ports.boardIn(window);
    const isStillThere = (await this.#ports.focused()) === window;
    if (find && isStillThere && this.#mayLeave && !this.#isWatched(window)) this.#ports.moved(find);
  }

  get #mayLeave(): boolean {
    return this.#ports.watched() !== null;
  }

  #isWatched(window: number): boolean {
    const watched = this.#ports.watched();
    return watched !== null && windowId(watched.id) === window;
  }
}
