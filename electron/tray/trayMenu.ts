import type { MenuItemConstructorOptions } from 'electron';
import { languages } from '../contract/words/languages.ts';
import type { Settings } from '../contract/settings.ts';

export interface TrayActions {
  toggleHints(): void;
  openPanel(): void;
  quit(): void;
}

/** What the tray offers, in the words of the settings. */
export function trayMenu(
  { language, help, hintsKey }: Pick<Settings, 'language' | 'help' | 'hintsKey'>,
  actions: TrayActions,
): MenuItemConstructorOptions[] {
  const words = languages[language].system.tray;
  return [
    {
      label: help === 'off' ? words.resume : words.pause,
      click: () => actions.toggleHints(),
      // Shown only: the shortcut itself is registered elsewhere, for all programs.
      ...(hintsKey ? { accelerator: hintsKey, registerAccelerator: false } : {}),
    },
    { label: words.panel, click: () => actions.openPanel() },
    { type: 'separator' },
    { label: words.quit, click: () => actions.quit() },
  ];
}
