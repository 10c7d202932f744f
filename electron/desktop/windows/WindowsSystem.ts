import type { Dips, Rect } from '../../../vision/space.ts';
import type { Source } from '../../contract/panel.ts';
import { dipsOf, displayOf, partOnScreen, type DisplayPlace } from '../displays.ts';
import type { GameWindow, GameWindowEvents } from '../GameWindow.ts';
import { sourceId } from '../sourceIds.ts';
import type { Displays, WindowSystem } from '../WindowSystem.ts';
import { coversOf, isListed, isSeen, windowUnder } from './sight.ts';
import { runningD3dFullScreen, type Hwnd, type User32 } from './User32.ts';
import { WindowsGameWindow } from './WindowsGameWindow.ts';

/** Windows' windows. Places are counted in physical pixels from the first monitor's top left corner. */
export class WindowsSystem implements WindowSystem {
  readonly #user32: User32;
  readonly #displays: Displays;

  constructor(user32: User32, displays: Displays) {
    this.#user32 = user32;
    this.#displays = displays;
  }

  get isScreenTaken(): boolean {
    return this.#user32.notificationState() === runningD3dFullScreen;
  }

  /** Without our own, which Electron knows. */
  sources(): Promise<Source[]> {
    const titled = this.#user32.topDown().flatMap((window): Source[] => {
      const facts = this.#user32.facts(window);
      const isAsked = facts && isListed(facts) && facts.process !== process.pid;
      const name = isAsked ? this.#user32.title(window) : '';
      return name === '' ? [] : [{ id: sourceId(window), name, kind: 'window' }];
    });
    return Promise.resolve(titled);
  }

  open(window: Hwnd, events: GameWindowEvents): Promise<GameWindow> {
    return Promise.resolve(new WindowsGameWindow(this.#user32, window, this.#displays, events));
  }

  windowUnder(part: Rect, display: DisplayPlace): Promise<Hwnd | null> {
    return Promise.resolve(windowUnder(this.#user32, partOnScreen(part, display)));
  }

  coversOf(window: Hwnd): Promise<Rect<Dips>[] | null> {
    const facts = this.#user32.facts(window);
    if (!facts || !isSeen(facts)) return Promise.resolve(null);
    const displays = this.#displays();
    const covers = coversOf(this.#user32, window);
    return Promise.resolve(covers.map((place) => dipsOf(place, displayOf(place, displays))));
  }

  focused(): Promise<Hwnd | null> {
    return Promise.resolve(this.#user32.foreground());
  }

  composes(): Promise<boolean> {
    return Promise.resolve(true);
  }

  watchComposing(): void {}

  close(): void {}
}
