/** An Electron program that is one window with a page of a game in it: FILE SEARCH PLACE TITLE. */
import { app, BrowserWindow, session } from 'electron';

const [file, search, place, title] = process.argv.slice(-4);

app.disableHardwareAcceleration();
void app.whenReady().then(() => {
  // No game asks anybody else for anything.
  session.defaultSession.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: !url.startsWith('file:') && !url.startsWith('devtools:') }),
  );
  const window = new BrowserWindow({ ...JSON.parse(place), useContentSize: true, title });
  window.setMenu(null);
  window.on('page-title-updated', (event) => event.preventDefault());
  return window.loadFile(file, { search });
});
