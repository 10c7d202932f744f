/** A window of the Windows Electron that has nothing to do with Okiba, in a process of its own: with a game made for browsers, say. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its last arguments: width, height, the page's file and what follows that in its address. No page of it reaches beyond its own files. */
const main = `
const { app, BrowserWindow, session } = require('electron');
app.whenReady().then(() => {
  const [width, height, file, look] = process.argv.slice(-4);
  session.defaultSession.webRequest.onBeforeRequest((asked, answer) =>
    answer({ cancel: !asked.url.startsWith('file:') }));
  const window = new BrowserWindow({ width: +width, height: +height, useContentSize: true, autoHideMenuBar: true });
  window.loadFile(file, { search: look });
});
`;

/** The title of its page in which there is nothing. */
export const emptyTitle = 'Nothing to see';
export const emptyPage = 'empty.html';

/** Lays out the program in a new folder within `parent`, and returns that. */
export function bareWindow(parent: string): string {
  const folder = mkdtempSync(join(parent, 'window-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bare-window', main: 'main.js' }));
  writeFileSync(join(folder, 'main.js'), main);
  writeFileSync(join(folder, emptyPage), `<title>${emptyTitle}</title><body style="background: #46a">`);
  return folder;
}
