import { BrowserWindow } from 'electron';
import type { PageLink } from './PageLink.ts';
import { pageUrl, secure } from './pages.ts';
import { sameWindow } from './sources.ts';

/** The built-in game: a window like any other game's, watched through the screen. */
export class PracticeWindow {
  readonly #link: PageLink;
  #window: BrowserWindow | null = null;

  constructor(link: PageLink) {
    this.#link = link;
  }

  open(): void {
    if (this.#window) return this.#window.focus();
    this.#window = new BrowserWindow({
      width: 640,
      height: 760,
      minWidth: 420,
      minHeight: 520,
      title: 'Okiba practice',
      backgroundColor: '#14161A',
      autoHideMenuBar: true,
      webPreferences: { ...secure, backgroundThrottling: false },
    });
    this.#link.register(this.#window.webContents, 'practice');
    this.#window.once('closed', () => (this.#window = null));
    void this.#window.loadURL(pageUrl('practice'));
  }

  is(window: BrowserWindow): boolean {
    return window === this.#window;
  }

  isSource(id: string): boolean {
    return this.#window !== null && sameWindow(this.#window.getMediaSourceId(), id);
  }
}
