import { BrowserWindow } from 'electron';
import { pages, type OpenedPage } from '../contract/pages.ts';
import { sameWindow } from '../desktop/sources.ts';
import type { PageLink } from './PageLink.ts';
import { pageUrl, windowOf } from './pages.ts';

/** A window with a page of its own, opened once and then brought to the front. */
export class PageWindow {
  readonly #link: PageLink;
  readonly #page: OpenedPage;
  #window: BrowserWindow | null = null;

  constructor(link: PageLink, page: OpenedPage) {
    this.#link = link;
    this.#page = page;
  }

  open(): void {
    if (this.#window) return this.#window.focus();
    this.#window = new BrowserWindow(windowOf(pages[this.#page]));
    this.#link.register(this.#window.webContents, this.#page);
    this.#window.once('closed', () => (this.#window = null));
    void this.#window.loadURL(pageUrl(this.#page));
  }

  is(window: BrowserWindow): boolean {
    return window === this.#window;
  }

  /** Whether the source of this id is the window. */
  isSource(id: string): boolean {
    return this.#window !== null && sameWindow(this.#window.getMediaSourceId(), id);
  }
}
