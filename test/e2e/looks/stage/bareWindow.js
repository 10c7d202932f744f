/** An Electron program that is one plain window: any page can be shown in it, of any size and scale. */
import { app, BrowserWindow } from 'electron';

app.disableHardwareAcceleration();
void app
  .whenReady()
  .then(() =>
    new BrowserWindow({ width: 1280, height: 1040, frame: false, webPreferences: { sandbox: true } }).loadURL(
      'about:blank',
    ),
  );
