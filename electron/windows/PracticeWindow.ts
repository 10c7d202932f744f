import type { BrowserWindow } from 'electron';
import { PageWindow } from './PageWindow.ts';
import { sameWindow } from '../desktop/sources.ts';

/** The built-in game: a window like any other game's, watched through the screen. */
export class PracticeWindow extends PageWindow {
  protected readonly page = 'practice';
  protected readonly shape = {
    width: 640,
    height: 760,
    minWidth: 420,
    minHeight: 520,
    title: 'Okiba practice',
    webPreferences: { backgroundThrottling: false },
  };

  is(window: BrowserWindow): boolean {
    return window === this.window;
  }

  isSource(id: string): boolean {
    return this.window !== null && sameWindow(this.window.getMediaSourceId(), id);
  }
}
