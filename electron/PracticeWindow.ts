import { BrowserWindow } from 'electron';
import type { PageLink } from './PageLink.ts';
import { pageUrl, secure } from './pages.ts';

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

/** Source ids end in the number of the process that made the window, as it knows it: left out here. */
export function sameWindow(a: string, b: string): boolean {
  const [kindA, windowA] = a.split(':');
  const [kindB, windowB] = b.split(':');
  return kindA === kindB && windowA === windowB;
}
