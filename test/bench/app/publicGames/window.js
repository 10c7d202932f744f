/** An Electron program that is one blank window of so many pixels: WIDTH HEIGHT. What it shows is up to who drives it. */
import { app, BrowserWindow } from 'electron';

const [width, height] = process.argv.slice(-2).map(Number);

app.disableHardwareAcceleration();
// Games that draw by WebGL need it drawn in software, too.
app.commandLine.appendSwitch('enable-unsafe-swiftshader');
app.commandLine.appendSwitch('use-angle', 'swiftshader');
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width, height, useContentSize: true });
  window.setMenu(null);
  return window.loadURL('about:blank');
});
