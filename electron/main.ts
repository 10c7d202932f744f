/** Okiba's main process: from start to end. */
import { app } from 'electron';
import log from 'electron-log/main.js';
import type { Desktop } from './desktop/Desktop.ts';
import { settleDataFolder } from './settings/ownFolder.ts';
import { guardStart } from './guards/guard.ts';
import type { App } from './App.ts';
import { settleStart } from './startup/settleStart.ts';
import { openFirstWindow } from './windows/firstWindow.ts';

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
settleStart();
settleDataFolder();
guardStart();
if (app.requestSingleInstanceLock()) void start();
else app.quit();

async function start(): Promise<void> {
  await app.whenReady();
  const first = openFirstWindow();
  // Read only now, while the panel's own process starts.
  const [desktop, { App }] = await Promise.all([openDesktop(), import('./App.ts')]);
  const okiba = new App(desktop, first);
  app.on('second-instance', (_event, args) => startAgain(okiba, args));
  app.on('activate', () => okiba.bringToFront());
  app.once('before-quit', () => end(okiba));
}

async function openDesktop(): Promise<Desktop> {
  const desktop = await import('./desktop/Desktop.ts');
  return desktop.Desktop.open(loseDisplay);
}

/** A second start, with what it was started with: a key of a keyboard or of a stream deck may be bound to it. */
function startAgain(okiba: App, args: readonly string[]): void {
  if (args.includes('--toggle')) okiba.presence.toggleHints();
  else okiba.bringToFront();
}

/**
 * At once, as nothing of ours has a question left: where the whole session ends, the pages are dead already, and windows
 * that are to close would wait for their word.
 */
function end(okiba: App): void {
  okiba.close();
  app.exit();
}

function loseDisplay(): void {
  process.stderr.write('okiba: the display went away, so Okiba ends\n');
  app.exit(1);
}

function fail(error: unknown): void {
  log.error(error);
}
