import { app, globalShortcut } from 'electron';
import log from 'electron-log/main.js';
import type { Trouble } from '../contract/panel.ts';
import type { Settings } from '../contract/settings.ts';
import { Hotkeys } from '../hotkeys/Hotkeys.ts';
import { takenTrouble } from '../hotkeys/takenTrouble.ts';
import { showAs } from '../startup/appearance.ts';
import { openUpdates } from '../updates/openUpdates.ts';
import { loginItem, startAtLoginFrom } from './loginItem.ts';
import { Presence } from './Presence.ts';
import { TrayIcon } from './TrayIcon.ts';

export interface PresencePorts {
  saveCase(): Promise<unknown>;
  openPanel(): void;
  settings(): Settings;
  change(change: Partial<Settings>): void;
  /** Of shortcuts that do nothing. */
  trouble(trouble: Trouble | null): void;
}

/** Tray, shortcuts, login item and updates of this system. */
export function openPresence(ports: PresencePorts): Presence {
  const actions = {
    hintsKey: () => presence.toggleHints(),
    caseKey: () => void ports.saveCase().catch((error) => log.warn(error)),
  };
  const hotkeys = new Hotkeys(globalShortcut, actions, () =>
    ports.trouble(takenTrouble(hotkeys.taken, ports.settings())),
  );
  const tray = new TrayIcon({
    toggleHints: () => presence.toggleHints(),
    openPanel: () => ports.openPanel(),
    quit: () => app.quit(),
  });
  const presence = new Presence({
    tray,
    hotkeys,
    loginItem: loginItem(),
    updates: openUpdates(() => ports.settings().language, startAtLoginFrom),
    showAs,
    change: (change) => ports.change(change),
    failed: (reason) => log.warn(reason),
  });
  return presence;
}
