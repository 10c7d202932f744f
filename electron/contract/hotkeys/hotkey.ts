/**
 * Shortcuts that work while another program has the keyboard. A hotkey is written as Electron's accelerators are:
 * modifiers in the order of `modifiers`, then one key, joined by "+". CommandOrControl is Cmd on a Mac, Ctrl elsewhere.
 */

export const modifiers = ['CommandOrControl', 'Control', 'Alt', 'Shift'] as const;
export type Modifier = (typeof modifiers)[number];

const functionKey = /^F([1-9]|1\d|2[0-4])$/;
const letterOrDigit = /^[A-Z\d]$/;

/** Those that Windows, macOS or their programs use all the time themselves. */
const systemsOwn: readonly string[] = [
  'Alt+F4',
  'CommandOrControl+Shift+3',
  'CommandOrControl+Shift+4',
  'CommandOrControl+Shift+5',
  'CommandOrControl+Shift+Q',
];

/** Why a combination is none: no key that can be one, too few modifiers, or the system's own. */
export type HotkeyFault = 'key' | 'modifiers' | 'system';

/** null: it can be a hotkey. One that takes a key away from typing in all programs can't. */
export function faultOf(hotkey: string): HotkeyFault | null {
  const { held, key } = partsOf(hotkey);
  const isFunctionKey = functionKey.test(key);
  if (!isFunctionKey && !letterOrDigit.test(key)) return 'key';
  if (held.length < (isFunctionKey ? 1 : 2)) return 'modifiers';
  return systemsOwn.includes(hotkey) ? 'system' : null;
}

/** Whether a text is a hotkey, in its one way of writing. */
export function isHotkey(text: string): boolean {
  const { held, key } = partsOf(text);
  return faultOf(text) === null && text === joined(held, key);
}

/** Modifiers and key of a combination. */
export function partsOf(hotkey: string): { held: Modifier[]; key: string } {
  const parts = hotkey.split('+');
  return { held: modifiers.filter((one) => parts.slice(0, -1).includes(one)), key: parts.at(-1)! };
}

export const joined = (held: readonly Modifier[], key: string): string => [...held, key].join('+');
