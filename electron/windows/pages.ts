/** The product's pages: where each lies, and the rules under which all of them run. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, session, type BrowserWindowConstructorOptions, type WebContents } from 'electron';
import type { PageKind } from '../contract/pages.ts';

const built = join(import.meta.dirname, '..');

const files: Record<PageKind, string> = {
  panel: 'renderer/panel/index.html',
  practice: 'renderer/practice/index.html',
  tiling: 'renderer/tiling/index.html',
  overlay: 'renderer/overlay/index.html',
  capture: 'electron/capture/index.html',
};

/** `npm run dev` serves the pages itself; a packaged app reads only its own. */
const served = app.isPackaged ? undefined : process.env.OKIBA_PAGES;

export function pageUrl(kind: PageKind): string {
  if (served) return new URL(files[kind], served).href;
  return pathToFileURL(join(built, 'pages', files[kind])).href;
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
