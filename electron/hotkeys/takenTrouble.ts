import { hotkeyName } from '../contract/hotkeys/names.ts';
import type { Trouble } from '../contract/panel.ts';
import type { HotkeyName, Settings } from '../contract/settings.ts';

/** What is said of shortcuts that do nothing; null where there are none. */
export function takenTrouble(names: readonly HotkeyName[], settings: Settings): Trouble | null {
  if (names.length === 0) return null;
  const isMac = process.platform === 'darwin';
  const keys = names.flatMap((name) => settings[name] ?? []).map((hotkey) => hotkeyName(hotkey, isMac));
  return { kind: 'hotkeysTaken', names, detail: [...new Set(keys)].join(', ') };
}
