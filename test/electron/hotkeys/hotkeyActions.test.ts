import { beforeEach, expect, it, vi } from 'vitest';
import { defaultSettings, hotkeyNames, type Settings } from '../../../electron/contract/settings.ts';
import { hotkeyActions } from '../../../electron/hotkeys/hotkeyActions.ts';
import { helpChoices } from '../../../electron/contract/help.ts';

let settings: Settings;
const ports = {
  settings: () => settings,
  change: (change: Partial<Settings>) => (settings = { ...settings, ...change }),
  toggleHints: vi.fn(),
  saveCase: vi.fn(),
  swapFields: vi.fn(),
  watchNext: vi.fn(),
  togglePanel: vi.fn(),
};
const actions = hotkeyActions(ports);

beforeEach(() => {
  vi.clearAllMocks();
  settings = defaultSettings('en');
});

it('has an action for each shortcut in the settings', () => {
  expect(Object.keys(actions).toSorted()).toEqual(hotkeyNames.toSorted());
});

it('steps through all help, from off to all, and no further', () => {
  settings = { ...settings, help: 'off' };
  const seen = helpChoices.map(() => {
    const chosen = settings.help;
    actions.moreHelpKey();
    return chosen;
  });
  expect([seen, settings.help]).toEqual([helpChoices, 'all']);
  helpChoices.forEach(() => actions.lessHelpKey());
  expect(settings.help).toBe('off');
});

it('reads aloud, and stops', () => {
  actions.readAloudKey();
  expect(settings.readsAloud).toBe(true);
  actions.readAloudKey();
  expect(settings.readsAloud).toBe(false);
});

it.each([
  ['hintsKey', 'toggleHints'],
  ['caseKey', 'saveCase'],
  ['otherFieldKey', 'swapFields'],
  ['nextSourceKey', 'watchNext'],
  ['panelKey', 'togglePanel'],
] as const)('%s: %s', (key, port) => {
  actions[key]();
  expect(ports[port]).toHaveBeenCalledOnce();
});
