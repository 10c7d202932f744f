/** Okiba's main process: from start to end. */
import { app } from 'electron';
import log from 'electron-log/main.js';
import { App } from './App.ts';
import { Desktop } from './Desktop.ts';

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
if (process.env.OKIBA_USER_DATA) app.setPath('userData', process.env.OKIBA_USER_DATA);
app.disableHardwareAcceleration();
if (app.requestSingleInstanceLock()) void start();
else app.quit();

async function start(): Promise<void> {
  await app.whenReady();
  const desktop = await Desktop.open(() => app.exit(1));
  const okiba = new App(desktop);
  app.on('second-instance', () => okiba.bringToFront());
  app.on('will-quit', () => okiba.close());
}

function fail(error: unknown): void {
  log.error(error);
}
