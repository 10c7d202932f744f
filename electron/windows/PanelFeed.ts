import type { PanelState } from '../contract/panel.ts';

/** Keeps the panel up to date without sending it every frame: at once, then at most once per interval. */
export class PanelFeed {
  readonly #make: () => PanelState;
  readonly #send: (state: PanelState) => void;
  readonly #intervalMs: number;
  #sentAt = -Infinity;
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
    this.#sentAt = performance.now();
    this.#send(this.#make());
  }
}
