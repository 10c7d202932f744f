import { screen } from 'electron';
import type { GameWindow, GameWindowEvents, PictureArea } from './GameWindow.ts';

/** A whole screen is watched: the picture is the display, wherever the game is on it. */
export class ScreenGameWindow implements GameWindow {
  readonly isPlaced = true;
  readonly covers = [];
  readonly #picture: () => PictureArea;
  readonly #changed: () => void;

  /** `picture` is asked each time, as resolution and arrangement may change. */
  constructor(picture: () => PictureArea, events: GameWindowEvents) {
    this.#picture = picture;
    this.#changed = () => events.changed();
    screen.on('display-metrics-changed', this.#changed);
    screen.on('display-removed', this.#changed);
  }

  get area(): PictureArea {
    return this.#picture();
  }

  close(): void {
    screen.off('display-metrics-changed', this.#changed);
    screen.off('display-removed', this.#changed);
  }
}
