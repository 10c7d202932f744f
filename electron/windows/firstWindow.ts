/** What a start shows first: the panel is on its way before the rest of the app is even read. */
import { app } from 'electron';
import log from 'electron-log/main.js';
import { guardPages } from '../guards/guard.ts';
import { PageLink } from './PageLink.ts';
import { PanelWindow } from './PanelWindow.ts';

export interface FirstWindow {
  link: PageLink;
  panel: PanelWindow;
}

/** To be called once the app is ready. */
export function openFirstWindow(): FirstWindow {
  const link = new PageLink((reason) => log.warn(reason));
  guardPages((contents, kind) => link.isPage(contents, kind));
  return { link, panel: new PanelWindow(link, () => app.quit()) };
}
