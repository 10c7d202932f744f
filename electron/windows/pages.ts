/** Where each page is loaded from, and what all of them run under. */
import { join } from 'node:path';
import { app, type BrowserWindowConstructorOptions } from 'electron';
import type { PageKind } from '../contract/pages.ts';
import { addressOf, serverAmong } from '../guards/address.ts';

const served = serverAmong(process.env, app.isPackaged);

export const pageUrl = (kind: PageKind): string => addressOf(kind, served);

/** No Node in a page, a world of its own for the preload, Chromium's sandbox around both. */
export const secure: NonNullable<BrowserWindowConstructorOptions['webPreferences']> = {
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
  devTools: !app.isPackaged,
};

/** What the window of a page that people work with is made of. */
export function windowOf({
  window,
}: {
  window: BrowserWindowConstructorOptions;
}): BrowserWindowConstructorOptions {
  return {
    backgroundColor: '#14161A',
    ...window,
    webPreferences: { ...secure, ...window.webPreferences },
  };
}
