import type { PanelState } from '../contract/panel.ts';

/** What shows nothing new is sent so often still: a page may show how long something has lasted. */
const unchangedMs = 1000;

export interface PanelFeedPorts {
  make(): PanelState;
  send(state: PanelState): void;
  /** Somebody sees the panel, or listens to it. */
  isWanted(): boolean;
}

/**
 * Keeps the panel up to date without sending it every frame: at once, then at most once per interval, and only what shows
 * something new, as the page is drawn anew each time. A panel that nobody sees is left as it is: `changed` is to be called
 * when it is seen again.
 */
export class PanelFeed {
  readonly #ports: PanelFeedPorts;
  readonly #intervalMs: number;
  #lookedAt = -Infinity;
  #sentAt = -Infinity;
  #sent = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(ports: PanelFeedPorts, intervalMs = 200) {
    this.#ports = ports;
    this.#intervalMs = intervalMs;
  }

  changed(): void {
    if (this.#timer || !this.#ports.isWanted()) return;
    const wait = this.#lookedAt + this.#intervalMs - performance.now();
    if (wait <= 0) return this.#sendNews();
    this.#timer = setTimeout(() => this.#sendNews(), wait);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #sendNews(): void {
    this.#timer = null;
    this.#lookedAt = performance.now();
    const state = this.#ports.make();
    const face = JSON.stringify(state, withoutFrame);
    if (face === this.#sent && this.#lookedAt - this.#sentAt < unchangedMs) return;
    this.#sent = face;
    this.#sentAt = this.#lookedAt;
    this.#ports.send(state);
  }
}

/** What differs from frame to frame, and no page shows. */
const ofFrame = ['seq', 'confidence', 'framesPerSecond'];
const withoutFrame = (key: string, value: unknown): unknown => (ofFrame.includes(key) ? undefined : value);
