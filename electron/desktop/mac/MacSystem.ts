import type { Dips, Rect } from '../../../vision/space.ts';
import type { Source } from '../../contract/panel.ts';
import type { DisplayPlace } from '../displays.ts';
import { onScreen, type GameWindow, type GameWindowEvents } from '../GameWindow.ts';
import { sourceId } from '../sourceIds.ts';
import type { Displays, WindowSystem } from '../WindowSystem.ts';
import type { CoreGraphics } from './CoreGraphics.ts';
import { MacGameWindow } from './MacGameWindow.ts';
import { coversOf, isListed, windowUnder } from './sight.ts';

/** macOS's windows. It counts points from the first display's top left corner, as Electron does. */
export class MacSystem implements WindowSystem {
  readonly isScreenTaken = false;
  readonly #graphics: CoreGraphics;
  readonly #displays: Displays;

  constructor(graphics: CoreGraphics, displays: Displays) {
    this.#graphics = graphics;
    this.#displays = displays;
  }

  /** Without our own, which Electron knows. */
  sources(): Promise<Source[]> {
    const others = this.#graphics.onScreen().filter((info) => isListed(info) && info.process !== process.pid);
    return Promise.resolve(
      others.map(({ window, title }) => ({ id: sourceId(window), name: title, kind: 'window' })),
    );
  }

  open(window: number, events: GameWindowEvents): Promise<GameWindow> {
    return Promise.resolve(new MacGameWindow(this.#graphics, window, this.#displays, events));
  }

  windowUnder(part: Rect, { bounds, scale }: DisplayPlace): Promise<number | null> {
    const place = onScreen(part, { ...bounds, perPixel: 1 / scale });
    return Promise.resolve(windowUnder(this.#graphics.onScreen(), place));
  }

  coversOf(window: number): Promise<Rect<Dips>[] | null> {
    const topDown = this.#graphics.onScreen();
    const isSeen = topDown.some((info) => info.window === window);
    return Promise.resolve(isSeen ? coversOf(topDown, window) : null);
  }

  /** The program in front has its windows before those of all others, and the one that keys go to before its own. */
  focused(): Promise<number | null> {
    return Promise.resolve(this.#graphics.onScreen().find(isListed)?.window ?? null);
  }

  composes(): Promise<boolean> {
    return Promise.resolve(true);
  }

  watchComposing(): void {}

  close(): void {}
}
