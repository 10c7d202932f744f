import { BrowserWindow, screen } from 'electron';
import { dips, type Dips, type Rect } from '../../vision/space.ts';
import { pages, type OpenedPage } from '../contract/pages.ts';
import { sameWindow } from '../desktop/sourceIds.ts';
import { placeBeside } from './beside.ts';
import { keepInView } from './inView.ts';
import { LivePage, type LivePageEvents } from './LivePage.ts';
import type { PageLink } from './PageLink.ts';
import { pageUrl, windowOf } from './pages.ts';

/** A window with a page of its own, opened once and then brought to the front. */
export class PageWindow {
  readonly #link: PageLink;
  readonly #page: OpenedPage;
  readonly #events: LivePageEvents;
  #window: BrowserWindow | null = null;
  #live: LivePage | null = null;
  /** Of the window that is or was open. */
  #sourceId: string | null = null;

  constructor(link: PageLink, page: OpenedPage, events: LivePageEvents) {
    this.#link = link;
    this.#page = page;
    this.#events = events;
  }

  /** `query`: what it shall show, as the end of its address; a page that is open is loaded anew for it. */
  open(query = ''): void {
    if (this.#window) {
      if (query) this.#live?.goTo(pageUrl(this.#page) + query);
      return this.#window.focus();
    }
    this.#window = new BrowserWindow({ ...windowOf(pages[this.#page]), ...this.#place() });
    this.#sourceId = this.#window.getMediaSourceId();
    keepInView(this.#window);
    this.#link.register(this.#window.webContents, this.#page);
    this.#window.once('closed', () => this.#closed());
    this.#live = new LivePage(this.#window, pageUrl(this.#page) + query, this.#events);
  }

  /** On the panel's screen, beside it. */
  #place(): Rect<Dips> {
    const panel = this.#link.windowOf('panel')?.getBounds();
    const display = panel ? screen.getDisplayMatching(panel) : screen.getPrimaryDisplay();
    return placeBeside(pages[this.#page].window, panel ? dips(panel) : null, dips(display.workArea));
  }

  /** A page that is closed is not missed, should it have been on its way. */
  #closed(): void {
    this.#window = this.#live = null;
    this.#events.ready();
  }

  /** The page is open, and receives messages. */
  get isThere(): boolean {
    return this.#live?.isReady ?? false;
  }

  is(window: BrowserWindow): boolean {
    return window === this.#window;
  }

  /** Whether the source of this id is the window, or was while it was open. */
  isSource(id: string): boolean {
    return this.#sourceId !== null && sameWindow(this.#sourceId, id);
  }
}
