import { beforeEach, expect, it, vi } from 'vitest';
import {
  defaultSettings,
  hotkeyNames,
  type HotkeyName,
  type Settings,
} from '../../../electron/contract/settings.ts';
import { Hotkeys } from '../../../electron/hotkeys/Hotkeys.ts';
import { Presence } from '../../../electron/tray/Presence.ts';

const settings = defaultSettings('en');
const starting: Settings = { ...settings, startsWithSystem: true };
const tray = { configure: vi.fn(), close: vi.fn() };
const change = vi.fn<(change: Partial<Settings>) => void>();
const failed = vi.fn();
const registry = { register: vi.fn(() => true), unregister: vi.fn() };
const noActions = Object.fromEntries(hotkeyNames.map((name) => [name, () => {}])) as Record<
  HotkeyName,
  () => void
>;
let isOn: boolean;
let refuses: boolean;

function make(): Presence {
  return new Presence({
    tray,
    updates: { choose: vi.fn(), close: vi.fn() },
    showAs: vi.fn(),
    hotkeys: new Hotkeys(registry, noActions, () => {}),
    loginItem: {
      isOn: () => isOn,
      set: (wanted) => {
        if (refuses) throw new Error('no such folder');
        isOn = wanted;
      },
    },
    change,
    failed,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  [isOn, refuses] = [false, false];
});

it('sends every change to tray and shortcuts, and ends both', () => {
  const presence = make();
  presence.configure(settings);
  presence.configure({ ...settings, help: 'off' });
  expect(tray.configure).toHaveBeenLastCalledWith({ ...settings, help: 'off' });
  expect(registry.register).toHaveBeenCalledTimes(hotkeyNames.length);
  presence.close();
  expect([tray.close.mock.calls.length, registry.unregister.mock.calls.length]).toEqual([
    1,
    hotkeyNames.length,
  ]);
});

it('pauses the hints, and brings them back as they were', () => {
  const presence = make();
  presence.configure({ ...settings, help: 'all' });
  presence.toggleHints();
  presence.configure({ ...settings, help: 'off' });
  presence.toggleHints();
  expect(change.mock.calls).toEqual([[{ help: 'off' }], [{ help: 'all' }]]);
});

it('starts with the system once that is chosen', () => {
  const presence = make();
  presence.configure(settings);
  presence.configure(starting);
  expect(isOn).toBe(true);
  presence.configure(settings);
  expect(isOn).toBe(false);
  expect(change).not.toHaveBeenCalled();
});

it.each([true, false])("takes over the system's setting at its start: %s", (has) => {
  isOn = has;
  make().configure({ ...settings, startsWithSystem: !has });
  expect(change.mock.calls).toEqual([[{ startsWithSystem: has }]]);
  expect(isOn).toBe(has);
});

it('does not claim to start with the system if the system refuses', () => {
  const presence = make();
  presence.configure(settings);
  refuses = true;
  presence.configure(starting);
  expect(failed).toHaveBeenCalledOnce();
  expect(change.mock.calls).toEqual([[{ startsWithSystem: false }]]);
});
