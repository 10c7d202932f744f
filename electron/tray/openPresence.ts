import { app, globalShortcut } from 'electron';
import log from 'electron-log/main.js';
import type { Trouble } from '../contract/panel.ts';
import { hotkeyActions, type HotkeyPorts } from '../hotkeys/hotkeyActions.ts';
import { Hotkeys } from '../hotkeys/Hotkeys.ts';
import { takenTrouble } from '../hotkeys/takenTrouble.ts';
import { showAs } from '../startup/appearance.ts';
import { openUpdates } from '../updates/openUpdates.ts';
import { loginItem, startAtLoginFrom } from './loginItem.ts';
import { Presence } from './Presence.ts';
import type { Settings } from '../contract/settings.ts';
import { TrayIcon } from './TrayIcon.ts';

export type { Presence };

export interface PresencePorts extends Pick<HotkeyPorts, 'swapFields' | 'watchNext'> {
  settings: { readonly all: Settings; change(change: Partial<Settings>): void };
  saveCase(): Promise<unknown>;
  panel: { bringToFront(): void; toggle(): void };
  /** Of shortcuts that do nothing. */
  trouble(trouble: Trouble | null): void;
}

/** Tray, shortcuts, login item and updates of this system. */
export function openPresence(ports: PresencePorts): Presence {
  const change = (to: Partial<Settings>) => void ports.settings.change(to);
  const actions = hotkeyActions({
    swapFields: ports.swapFields,
    watchNext: ports.watchNext,
    settings: () => ports.settings.all,
    change,
    toggleHints: () => presence.toggleHints(),
    togglePanel: () => ports.panel.toggle(),
    saveCase: () => void ports.saveCase().catch((error) => log.warn(error)),
  });
  const hotkeys = new Hotkeys(globalShortcut, actions, () =>
    ports.trouble(takenTrouble(hotkeys.taken, ports.settings.all)),
  );
  const tray = new TrayIcon({
    toggleHints: () => presence.toggleHints(),
    openPanel: () => ports.panel.bringToFront(),
    quit: () => app.quit(),
  });
  const presence = new Presence({
    tray,
    hotkeys,
    loginItem: loginItem(),
    updates: openUpdates(() => ports.settings.all.language, startAtLoginFrom),
    showAs,
    change,
    failed: (reason) => log.warn(reason),
  });
  return presence;
}
