import { BrowserWindow } from 'electron';
import type { PageLink } from './PageLink.ts';
import { pageUrl, secure } from './pages.ts';

/** The one window that the user works with. */
export class PanelWindow {
  readonly #window: BrowserWindow;

  constructor(link: PageLink, onClosed: () => void) {
    this.#window = new BrowserWindow({
      width: 380,
      height: 680,
      minWidth: 320,
      minHeight: 420,
      show: false,
      title: 'Okiba',
      backgroundColor: '#14161A',
      autoHideMenuBar: true,
      webPreferences: secure,
    });
    link.register(this.#window.webContents, 'panel');
    this.#window.once('ready-to-show', () => this.#window.show());
    this.#window.once('closed', onClosed);
    void this.#window.loadURL(pageUrl('panel'));
  }

  get window(): BrowserWindow {
    return this.#window;
  }

  /** Moved, resized, hidden or shown again. */
  onMoved(listener: () => void): void {
    this.#window.on('move', listener);
    this.#window.on('resize', listener);
    this.#window.on('hide', listener);
    this.#window.on('show', listener);
    this.#window.on('minimize', listener);
    this.#window.on('restore', listener);
  }

  bringToFront(): void {
    if (this.#window.isMinimized()) this.#window.restore();
    this.#window.show();
    this.#window.focus();
  }
}
