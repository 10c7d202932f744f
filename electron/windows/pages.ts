/** Where each page lies, and the rules under which all of them run. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, session, type BrowserWindowConstructorOptions, type WebContents } from 'electron';
import { pages, type PageKind } from '../contract/pages.ts';

const built = join(import.meta.dirname, '..');

/** `npm run dev` serves the pages itself; a packaged app reads only its own. */
const served = app.isPackaged ? undefined : process.env.OKIBA_PAGES;

export function pageUrl(kind: PageKind): string {
  if (served) return new URL(pages[kind].file, served).href;
  return pathToFileURL(join(built, 'pages', pages[kind].file)).href;
}

/** No Node in a page, a world of its own for the preload, Chromium's sandbox around both. */
export const secure: NonNullable<BrowserWindowConstructorOptions['webPreferences']> = {
  preload: join(built, 'preload', 'preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
};

/** What the window of a page that people work with is made of. */
export function windowOf({
  window,
}: {
  window: BrowserWindowConstructorOptions;
}): BrowserWindowConstructorOptions {
  return {
    backgroundColor: '#14161A',
    autoHideMenuBar: true,
    ...window,
    webPreferences: { ...secure, ...window.webPreferences },
  };
}

/** Pages stay where they are, open nothing, and may ask for nothing; only `mayCapture` may have the screen. */
export function guardPages(mayCapture: (contents: WebContents | null) => boolean): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
  session.defaultSession.setPermissionRequestHandler((contents, permission, decide) =>
    decide(permission === 'media' && mayCapture(contents)),
  );
  session.defaultSession.setPermissionCheckHandler(
    (contents, permission) => permission === 'media' && mayCapture(contents),
  );
}
