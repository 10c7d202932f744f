import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, Notification } from 'electron';
import log from 'electron-log/main.js';
import { languages } from '../../renderer/shared/words/languages.ts';
import type { Language } from '../contract/settings.ts';
import { Updates, type Updater } from './Updates.ts';

/** Where updates come from stands beside the app, if anywhere; on Linux only an AppImage can be replaced by itself. */
function canBeReplaced(): boolean {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return false;
  return process.platform !== 'linux' || process.env.APPIMAGE !== undefined;
}

async function makeUpdater(): Promise<Updater | null> {
  if (!canBeReplaced()) return null;
  const { default: electronUpdater } = await import('electron-updater');
  electronUpdater.autoUpdater.logger = log;
  return electronUpdater.autoUpdater;
}

export function openUpdates(language: () => Language): Updates {
  return new Updates(makeUpdater, {
    ready(version) {
      const { title, line } = languages[language()].system.updates;
      new Notification({ title: title(version), body: line }).show();
    },
    failed: (reason) => log.warn(`updates: ${reason}`),
  });
}
