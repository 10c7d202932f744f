import { homedir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';

/** The user's folder of configurations. Chromium reports none if it doesn't exist and can't be made. */
export function configFolder(): string {
  try {
    return app.getPath('appData');
  } catch {
    return process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
  }
}
