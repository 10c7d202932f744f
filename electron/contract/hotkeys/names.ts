import { partsOf, type Modifier } from './hotkey.ts';

/** In the order in which macOS writes them. */
const macSigns: readonly (readonly [Modifier, string])[] = [
  ['Control', '⌃'],
  ['Alt', '⌥'],
  ['Shift', '⇧'],
  ['CommandOrControl', '⌘'],
];
const pcNames: Readonly<Record<Modifier, string>> = {
  CommandOrControl: 'Ctrl',
  Control: 'Ctrl',
  Alt: 'Alt',
  Shift: 'Shift',
};

/** As the system writes it: "⇧⌘H" on a Mac, "Ctrl+Shift+H" elsewhere. */
export function hotkeyName(hotkey: string, isMac: boolean): string {
  const { held, key } = partsOf(hotkey);
  if (!isMac) return [...held.map((one) => pcNames[one]), key].join('+');
  const signs = macSigns.filter(([one]) => held.includes(one)).map(([, sign]) => sign);
  return [...signs, key].join('');
}
