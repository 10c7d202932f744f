import { expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import { trayMenu } from '../../../electron/tray/trayMenu.ts';

const actions = { toggleHints: vi.fn(), openPanel: vi.fn(), quit: vi.fn() };
const settings = defaultSettings('en');
const labels = (change: object) =>
  trayMenu({ ...settings, ...change }, actions).map(({ label, type }) => label ?? type);

it('offers to pause or resume, to open the panel and to quit', () => {
  expect(labels({})).toEqual(['Pause hints', 'Open the panel', 'separator', 'Quit Okiba']);
  expect(labels({ help: 'off' })[0]).toBe('Resume hints');
  expect(labels({ language: 'ja' })).toEqual([
    'ヒントを止める',
    'パネルを開く',
    'separator',
    'Okibaを終了する',
  ]);
});

it('does what it says', () => {
  for (const { click } of trayMenu(settings, actions)) (click as (() => void) | undefined)?.();
  for (const action of Object.values(actions)) expect(action).toHaveBeenCalledOnce();
});

it('shows the shortcut, and leaves its registration to others', () => {
  expect(trayMenu(settings, actions)[0]).toMatchObject({
    accelerator: settings.hintsKey,
    registerAccelerator: false,
  });
  expect(trayMenu({ ...settings, hintsKey: null }, actions)[0]).not.toHaveProperty('accelerator');
});
