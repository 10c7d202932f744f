import { BrowserWindow, screen } from 'electron';
import { dips, type Dips, type Rect } from '../../vision/space.ts';
import { pages } from '../contract/pages.ts';
import { wasStartedAtLogin } from '../tray/loginItem.ts';
import { inside } from '../desktop/displays.ts';
import { isShown, keepInView } from './inView.ts';
import { LivePage, type LivePageEvents } from './LivePage.ts';
import type { PageLink } from './PageLink.ts';
import { pageUrl, windowOf } from './pages.ts';

/** From the edges of the screen, in device-independent pixels. */
const margin = 24;

/** The one window that the user works with: at the screen's right edge, because games are mostly in the middle. */
export class PanelWindow {
  readonly #window: BrowserWindow;
  /** Settled once it is seen, or could be, or can't be soon: what else has to be started leaves it the machine until then. */
  readonly appeared: Promise<void>;
  #events: LivePageEvents | null = null;

  constructor(link: PageLink, onClosed: () => void) {
    this.#window = new BrowserWindow({
      ...windowOf(pages.panel),
      ...cornerOf(dips(screen.getPrimaryDisplay().workArea)),
      show: false,
    });
    link.register(this.#window.webContents, 'panel');
    this.#window.once('closed', onClosed);
    keepInView(this.#window);
    this.appeared = new Promise((resolve) => {
      this.#window.once('ready-to-show', () => {
        this.#appear();
        resolve();
      });
      new LivePage(this.#window, pageUrl('panel'), {
        ready: () => {
          resolve();
          this.#events?.ready();
        },
        gone: (reason) => {
          resolve();
          this.#events?.gone(reason);
        },
      });
    });
  }

  /** From now on `events` hears of its page. */
  report(events: LivePageEvents): void {
    this.#events = events;
  }

  /** A game that is being played keeps the keyboard, and a login that started Okiba the screen. */
  #appear(): void {
    if (wasStartedAtLogin()) this.#window.minimize();
    else this.#window.showInactive();
  }

  get window(): BrowserWindow {
    return this.#window;
  }

  get isShown(): boolean {
    return isShown(this.#window);
  }

  /** Calls back each time that it is shown again. */
  onShown(listener: () => void): void {
    this.#window.on('show', listener);
    this.#window.on('restore', listener);
  }

  /** To the front, or out of the way where it is there already and has the keyboard. */
  toggle(): void {
    if (this.#window.isFocused()) this.#window.minimize();
    else this.bringToFront();
  }

  bringToFront(): void {
    if (this.#window.isMinimized()) this.#window.restore();
    this.#window.show();
    this.#window.focus();
  }
}

function cornerOf(area: Rect<Dips>): Rect<Dips> {
  const { width, height } = pages.panel.window;
  return inside(dips({ x: area.x + area.width - width - margin, y: area.y + margin, width, height }), area);
}
