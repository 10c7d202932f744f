import { screen, type Display } from 'electron';
import type { GameWindow, GameWindowEvents, ScreenArea } from './GameWindow.ts';

/** A whole screen is watched: the picture is the display, wherever the game stands on it. */
export class ScreenGameWindow implements GameWindow {
  readonly isPlaced = true;
  readonly covers = [];
  readonly #display: () => Display;
  readonly #changed: () => void;

  /** `display` is asked each time, as resolution and arrangement may change. */
  constructor(display: () => Display, events: GameWindowEvents) {
    this.#display = display;
    this.#changed = () => events.changed();
    screen.on('display-metrics-changed', this.#changed);
    screen.on('display-removed', this.#changed);
  }

  get area(): ScreenArea {
    const { bounds, scaleFactor } = this.#display();
    return { ...bounds, perPixel: 1 / scaleFactor };
  }

  close(): void {
    screen.off('display-metrics-changed', this.#changed);
    screen.off('display-removed', this.#changed);
  }
}
