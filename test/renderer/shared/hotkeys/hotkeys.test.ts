import { describe, expect, it } from 'vitest';
import { faultOf, isHotkey } from '../../../../electron/contract/hotkeys/hotkey.ts';
import { hotkeyName } from '../../../../electron/contract/hotkeys/names.ts';
import { pressedHotkey, type KeyPress } from '../../../../renderer/shared/hotkeys/pressed.ts';

const none: KeyPress = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a hotkey', () => {
  it.each(['CommandOrControl+Shift+H', 'Alt+Shift+1', 'Shift+F8', 'Control+Alt+Shift+Z', 'Alt+F24'])(
    'may be %s',
    (hotkey) => expect(isHotkey(hotkey)).toBe(true),
  );

  it.each([
    ['H', 'modifiers'],
    ['CommandOrControl+C', 'modifiers'],
    ['F8', 'modifiers'],
    ['CommandOrControl+Shift+ArrowLeft', 'key'],
    ['CommandOrControl+Alt+F25', 'key'],
    ['CommandOrControl+Shift+', 'key'],
    ['Alt+F4', 'system'],
    ['CommandOrControl+Shift+4', 'system'],
  ])("can't be %s: %s", (hotkey, fault) => {
    expect([faultOf(hotkey), isHotkey(hotkey)]).toEqual([fault, false]);
  });

  it.each([
    'Shift+CommandOrControl+H',
    'Super+Alt+Shift+H',
    'Shift+Shift+H',
    'Alt+Shift+h',
    ' Alt+Shift+H',
    '',
  ])('has a single notation, and is not %j', (hotkey) => expect(isHotkey(hotkey)).toBe(false));

  it.each([
    ['CommandOrControl+Shift+H', 'Ctrl+Shift+H', '⇧⌘H'],
    ['Alt+F12', 'Alt+F12', '⌥F12'],
    ['CommandOrControl+Control+Alt+Shift+1', 'Ctrl+Ctrl+Alt+Shift+1', '⌃⌥⇧⌘1'],
  ])('%s is called %s, on a Mac %s', (hotkey, elsewhere, mac) => {
    expect([hotkeyName(hotkey, false), hotkeyName(hotkey, true)]).toEqual([elsewhere, mac]);
  });
});

describe('what is pressed', () => {
  it.each<[Partial<KeyPress>, boolean, string | null]>([
    [{ key: 'H', code: 'KeyH', ctrlKey: true, shiftKey: true }, false, 'CommandOrControl+Shift+H'],
    [{ key: 'h', code: 'KeyH', metaKey: true, altKey: true }, true, 'CommandOrControl+Alt+H'],
    [{ key: 'h', code: 'KeyH', ctrlKey: true, altKey: true }, true, 'Control+Alt+H'],
    [{ key: 'a', code: 'KeyQ', ctrlKey: true, altKey: true }, false, 'CommandOrControl+Alt+A'],
    [{ key: 'å', code: 'KeyA', metaKey: true, altKey: true }, true, 'CommandOrControl+Alt+A'],
    [{ key: 'Process', code: 'KeyH', ctrlKey: true, shiftKey: true }, false, 'CommandOrControl+Shift+H'],
    [{ key: '!', code: 'Digit1', altKey: true, shiftKey: true }, false, 'Alt+Shift+1'],
    [{ key: 'F8', code: 'F8', shiftKey: true }, false, 'Shift+F8'],
    [{ key: 'Control', code: 'ControlLeft', ctrlKey: true }, false, null],
    [{ key: 'AltGraph', code: 'AltRight', altKey: true }, false, null],
  ])('%j (on a Mac: %s) is %s', (press, isMac, hotkey) => {
    expect(pressedHotkey({ ...none, ...press }, isMac)).toBe(hotkey);
  });
});
