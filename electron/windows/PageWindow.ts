import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import type { PageKind } from '../contract/pages.ts';
import type { PageLink } from './PageLink.ts';
import { pageUrl, secure } from './pages.ts';

/** A window with a page of its own, opened once and then brought to the front. */
export abstract class PageWindow {
  readonly #link: PageLink;
  #window: BrowserWindow | null = null;

  constructor(link: PageLink) {
    this.#link = link;
  }

  protected abstract readonly page: PageKind;
  protected abstract readonly shape: BrowserWindowConstructorOptions;

  protected get window(): BrowserWindow | null {
    return this.#window;
  }

  open(): void {
    if (this.#window) return this.#window.focus();
    this.#window = new BrowserWindow({
      backgroundColor: '#14161A',
      autoHideMenuBar: true,
      ...this.shape,
      webPreferences: { ...secure, ...this.shape.webPreferences },
    });
    this.#link.register(this.#window.webContents, this.page);
    this.#window.once('closed', () => (this.#window = null));
    void this.#window.loadURL(pageUrl(this.page));
  }
}
