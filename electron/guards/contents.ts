import type { App, WebContents } from 'electron';

/** What is used of the app; tests put their own in its place. */
export type ContentsSource = Pick<App, 'on'>;

/** From now on every page stays where it is, and opens nothing. To be called before there is a window. */
export function guardContents(app: ContentsSource): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-frame-navigate', (event) => {
      if (!isReload(contents, event)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/** Vite loads a page again where it can't replace a part of it. */
function isReload(
  contents: WebContents,
  { url, isMainFrame }: { url: string; isMainFrame: boolean },
): boolean {
  return isMainFrame && url === contents.getURL();
}
