import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hotkeys } from '../../../electron/hotkeys/Hotkeys.ts';
import { faultOf } from '../../../electron/contract/hotkeys/hotkey.ts';
import { takenTrouble } from '../../../electron/hotkeys/takenTrouble.ts';
import {
  defaultSettings,
  hotkeyNames,
  type HotkeyName,
  type Settings,
} from '../../../electron/contract/settings.ts';

/** Two are enough to see how they go together. */
const none = Object.fromEntries(hotkeyNames.map((name) => [name, null]));
const { hintsKey, caseKey } = defaultSettings('en');
const settings: Settings = { ...defaultSettings('en'), ...none, hintsKey, caseKey };
const [hints, other] = [settings.hintsKey!, 'Alt+Shift+H'];
const registered = new Map<string, () => void>();
const foreign = new Set<string>();
const actions = Object.fromEntries(hotkeyNames.map((name) => [name, vi.fn()])) as Record<
  HotkeyName,
  ReturnType<typeof vi.fn<() => void>>
>;
const changed = vi.fn();
let hotkeys: Hotkeys;

beforeEach(() => {
  vi.useFakeTimers();
  registered.clear();
  foreign.clear();
  vi.clearAllMocks();
  hotkeys = new Hotkeys(
    {
      register: (hotkey, action) => !foreign.has(hotkey) && Boolean(registered.set(hotkey, action)),
      unregister: (hotkey) => void registered.delete(hotkey),
    },
    actions,
    changed,
  );
});
afterEach(() => vi.useRealTimers());

const keys = () => [...registered.keys()];

describe('the hotkeys', () => {
  it('do their actions', () => {
    hotkeys.configure(settings);
    registered.get(hints)!();
    expect([actions.hintsKey.mock.calls.length, actions.caseKey.mock.calls.length]).toEqual([1, 0]);
    expect([hotkeys.taken, changed.mock.calls.length]).toEqual([[], 0]);
  });

  it('follow the settings, and release unused combinations', () => {
    hotkeys.configure(settings);
    hotkeys.configure({ ...settings, hintsKey: other });
    expect(keys()).toEqual([other, settings.caseKey]);
    hotkeys.configure({ ...settings, hintsKey: null, caseKey: null });
    expect(keys()).toEqual([]);
  });

  it('report which shortcut another program has, and when it is free again', () => {
    foreign.add(hints);
    hotkeys.configure(settings);
    expect([hotkeys.taken, changed.mock.calls.length]).toEqual([['hintsKey'], 1]);
    hotkeys.configure({ ...settings, hintsKey: other });
    expect([hotkeys.taken, changed.mock.calls.length]).toEqual([[], 2]);
  });

  it('do nothing if an earlier one has the same combination', () => {
    hotkeys.configure({ ...settings, caseKey: hints });
    expect([hotkeys.taken, keys()]).toEqual([['caseKey'], [hints]]);
  });

  it('are suspended while the panel listens to the keys, with changes made meanwhile', () => {
    hotkeys.configure(settings);
    hotkeys.rest(true);
    expect(keys()).toEqual([]);
    hotkeys.configure({ ...settings, hintsKey: other });
    expect(keys()).toEqual([]);
    hotkeys.rest(false);
    expect(keys()).toEqual([other, settings.caseKey]);
  });

  it('resume by themselves if the page that suspended them is gone', () => {
    hotkeys.configure(settings);
    hotkeys.rest(true);
    vi.advanceTimersByTime(60_000);
    expect(keys()).toContain(hints);
  });

  it('release every combination at the end', () => {
    hotkeys.configure(settings);
    hotkeys.rest(true);
    hotkeys.close();
    vi.advanceTimersByTime(60_000);
    expect(keys()).toEqual([]);
  });
});

it('each begin with a combination that no system uses', () => {
  const all = hotkeyNames.map((name) => defaultSettings('en')[name]!);
  expect(new Set(all).size).toBe(hotkeyNames.length);
  expect(all.map(faultOf)).toEqual(all.map(() => null));
});

it('names a taken shortcut by its action, and by its keys', () => {
  expect(takenTrouble([], settings)).toBeNull();
  expect(takenTrouble(['hintsKey'], { ...settings, hintsKey: 'Alt+F8' })).toMatchObject({
    kind: 'hotkeysTaken',
    names: ['hintsKey'],
    detail: process.platform === 'darwin' ? '⌥F8' : 'Alt+F8',
  });
});
