import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, Notification } from 'electron';
import log from 'electron-log/main.js';
import { languages } from '../contract/words/languages.ts';
import type { Language } from '../contract/settings.ts';
import { feedOf, type Feed } from './feed.ts';
import { Updates, type Updater } from './Updates.ts';

/** The source of updates is in a file beside the app, if anywhere; on Linux only an AppImage can be replaced by itself. */
function canBeReplaced(): boolean {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return false;
  return process.platform !== 'linux' || process.env.APPIMAGE !== undefined;
}

/** As it was packaged. */
function ownFeed(): Feed {
  const told = readFileSync(join(app.getAppPath(), 'package.json'), 'utf8');
  return feedOf(JSON.parse(told) as Parameters<typeof feedOf>[0]);
}

async function makeUpdater(renamed: (path: string) => void): Promise<Updater | null> {
  if (!canBeReplaced()) return null;
  const { default: electronUpdater } = await import('electron-updater');
  const { signedFeed } = await import('./SignedProvider.ts');
  const updater = electronUpdater.autoUpdater;
  updater.logger = log;
  if (process.platform === 'linux') updater.on('appimage-filename-updated', renamed);
  updater.setFeedURL(signedFeed(ownFeed()));
  return updater;
}

/** `renamed`: hears of the place of a new version that bears another name, as an AppImage does. */
export function openUpdates(language: () => Language, renamed: (path: string) => void): Updates {
  const words = () => languages[language()].system.updates;
  return new Updates(() => makeUpdater(renamed), {
    ready(version) {
      const { title, line } = words();
      new Notification({ title: title(version), body: line }).show();
    },
    refused(refusal) {
      const { title, lines } = words().refused;
      new Notification({ title, body: lines[refusal] }).show();
    },
    failed: (reason) => log.warn(`updates: ${reason}`),
  });
}
