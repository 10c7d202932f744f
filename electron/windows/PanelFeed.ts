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
  #lookedAt = -Infinity;
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
    const wait = this.#lookedAt + this.#intervalMs - performance.now();
    if (wait <= 0) return this.#look();
    this.#timer = setTimeout(() => this.#look(), wait);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    this.#timer = null;
    this.#lookedAt = performance.now();
    const state = this.#make();
    const face = JSON.stringify(state, withoutFrame);
    if (face === this.#sent && this.#lookedAt - this.#sentAt < unchangedMs) return;
    this.#sent = face;
    this.#sentAt = this.#lookedAt;
    this.#send(state);
  }
}

/** What differs from frame to frame, and no page shows. */
const ofFrame = ['seq', 'confidence', 'framesPerSecond'];
const withoutFrame = (key: string, value: unknown): unknown => (ofFrame.includes(key) ? undefined : value);
