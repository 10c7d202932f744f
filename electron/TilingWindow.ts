import { BrowserWindow } from 'electron';
import type { PageLink } from './PageLink.ts';
import { pageUrl, secure } from './pages.ts';

/** The tiling solver's window. */
export class TilingWindow {
  readonly #link: PageLink;
  #window: BrowserWindow | null = null;

  constructor(link: PageLink) {
    this.#link = link;
  }

  open(): void {
    if (this.#window) return this.#window.focus();
    this.#window = new BrowserWindow({
      width: 1180,
      height: 820,
      minWidth: 560,
      minHeight: 480,
      title: 'Okiba tilings',
      backgroundColor: '#14161A',
      autoHideMenuBar: true,
      webPreferences: secure,
    });
    this.#link.register(this.#window.webContents, 'tiling');
    this.#window.once('closed', () => (this.#window = null));
    void this.#window.loadURL(pageUrl('tiling'));
  }
}
