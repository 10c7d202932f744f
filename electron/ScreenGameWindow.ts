import { screen } from 'electron';
import type { GameWindow, GameWindowEvents, ScreenArea } from './GameWindow.ts';

/** A whole screen is watched: the picture is the display, wherever the game stands on it. */
export class ScreenGameWindow implements GameWindow {
  readonly isPlaced = true;
  readonly covers = [];
  readonly #displayId: string;
  readonly #changed: () => void;

  /** `displayId` as the capture source has it; the primary display where it is unknown. */
  constructor(displayId: string, events: GameWindowEvents) {
    this.#displayId = displayId;
    this.#changed = () => events.changed();
    screen.on('display-metrics-changed', this.#changed);
    screen.on('display-removed', this.#changed);
  }

  get area(): ScreenArea {
    const displays = screen.getAllDisplays();
    const display = displays.find(({ id }) => String(id) === this.#displayId) ?? screen.getPrimaryDisplay();
    return { ...display.bounds, perPixel: 1 / display.scaleFactor };
  }

  close(): void {
    screen.off('display-metrics-changed', this.#changed);
    screen.off('display-removed', this.#changed);
  }
}
