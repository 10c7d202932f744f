import { app, BrowserWindow } from 'electron';
import type { FramePixels, Rect } from '../../../vision/space.ts';
import type { PageKind } from '../../contract/pages.ts';
import type { Source } from '../../contract/panel.ts';
import type { Desktop } from '../../desktop/Desktop.ts';
import { OwnWindows } from './OwnWindows.ts';

export type { OwnWindows };

export interface OwnParts {
  desktop: Pick<Desktop, 'coversOf' | 'rectsInPicture'>;
  link: { windowOf(page: PageKind): BrowserWindow | null };
  settings: { readonly all: { readonly watchesPractice: boolean } };
  watching: { readonly source: Source | null };
  capture: { exclude(rects: Rect<FramePixels>[]): void };
}

/** Between two looks at what covers them. */
const lookMs = 500;

/** Called when the panel and the overlay are there. */
export function openOwnWindows({ desktop, link, settings, watching, capture }: OwnParts): OwnWindows {
  const own = new OwnWindows({
    windowOf: (page) => link.windowOf(page),
    watchesPractice: () => settings.all.watchesPractice,
    isAtOurs: () => BrowserWindow.getFocusedWindow() !== null,
    coversOf: (window) => desktop.coversOf(window),
    rectsIn: (windows, source) => desktop.rectsInPicture(windows, source),
    source: () => watching.source,
    exclude: (rects) => capture.exclude(rects),
  });
  const changed = () => {
    own.exclude();
    void own.refresh();
  };
  const panel = link.windowOf('panel');
  if (panel) onMoved(panel, changed);
  app.on('browser-window-created', (_event, window) => onMoved(window, changed));
  app.on('browser-window-focus', changed);
  app.on('browser-window-blur', changed);
  setInterval(() => void own.refresh(), lookMs);
  return own;
}

function onMoved(window: BrowserWindow, listener: () => void): void {
  window.on('move', listener);
  window.on('resize', listener);
  window.on('hide', listener);
  window.on('show', listener);
  window.on('minimize', listener);
  window.on('restore', listener);
  window.on('closed', listener);
}
