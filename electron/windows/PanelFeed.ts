import type { PanelState } from '../contract/panel.ts';

/** What shows nothing new is sent so often still: a page may tell how long something has lasted. */
const unchangedMs = 1000;

/**
 * Keeps the panel up to date without sending it every frame: at once, then at most once per interval, and only what shows
 * something new, as the page is drawn anew each time.
 */
export class PanelFeed {
  readonly #make: () => PanelState;
  readonly #send: (state: PanelState) => void;
  readonly #intervalMs: number;
  #sentAt = -Infinity;
  #sent = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(make: () => PanelState, send: (state: PanelState) => void, intervalMs = 100) {
    this.#make = make;
    this.#send = send;
    this.#intervalMs = intervalMs;
  }

  changed(): void {
    if (this.#timer) return;
    const wait = this.#sentAt + this.#intervalMs - performance.now();
    if (wait <= 0) return this.#sendNow();
    this.#timer = setTimeout(() => this.#sendNow(), wait);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #sendNow(): void {
    this.#timer = null;
    const state = this.#make();
    const face = JSON.stringify(state, withoutFrame);
    if (face === this.#sent && performance.now() - this.#sentAt < unchangedMs) return;
    this.#sent = face;
    this.#sentAt = performance.now();
    this.#send(state);
  }
}

/** What differs from frame to frame, and no page shows. */
const ofFrame = ['seq', 'confidence', 'framesPerSecond'];
const withoutFrame = (key: string, value: unknown): unknown => (ofFrame.includes(key) ? undefined : value);
