/** The app's own folder, and what takes its place for Chromium where nothing can be written there. */
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { configFolder } from '../startup/configFolder.ts';

/** Where the settings lie, whether they can be written or not. */
export const ownFolder = process.env.OKIBA_USER_DATA ?? join(configFolder(), app.name);

/**
 * Gives Chromium a folder for its lock and its stores, before it asks for one: without one that can be written it would
 * take itself for a second start, and end without a word.
 */
export function settleDataFolder(): void {
  if (canHoldFiles(ownFolder)) return app.setPath('userData', ownFolder);
  const passing = mkdtempSync(join(tmpdir(), 'okiba-'));
  app.setPath('userData', passing);
  app.on('quit', () => rmSync(passing, { recursive: true, force: true, maxRetries: 3 }));
}

function canHoldFiles(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, 'trial-')));
    return true;
  } catch {
    return false;
  }
}
