import { joined, modifiers, type Modifier } from '../../../electron/contract/hotkeys/hotkey.ts';

/** What is used of a KeyboardEvent. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The combination that is pressed, in the form of a hotkey; null while only modifiers are held. */
export function pressedHotkey(event: KeyPress, isMac: boolean): string | null {
  if (['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'OS'].includes(event.key)) return null;
  const isHeld: Readonly<Record<Modifier, boolean>> = {
    CommandOrControl: isMac ? event.metaKey : event.ctrlKey,
    Control: isMac && event.ctrlKey,
    Alt: event.altKey,
    Shift: event.shiftKey,
  };
  return joined(
    modifiers.filter((one) => isHeld[one]),
    keyOf(event),
  );
}

/** The letter as the keyboard is labelled; where modifiers or an input method make another of it, by the key's place. */
function keyOf({ key, code }: KeyPress): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key([A-Z])|Digit(\d))$/.exec(code)?.slice(1).find(Boolean) ?? key;
}
