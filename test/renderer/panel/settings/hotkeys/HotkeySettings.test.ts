import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import HotkeySettings from '../../../../../renderer/panel/settings/hotkeys/HotkeySettings.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../../../electron/contract/panel.ts';
import type { Language } from '../../../../../electron/contract/settings.ts';

const request = vi.fn();

function show(language: Language, change: Partial<PanelState> = {}): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  const panel = new Panel(bridge);
  panel.state = { ...panel.state, ...change, settings: { ...panel.state.settings, language } };
  render(HotkeySettings, { panel });
}

const press = (key: string, held: object = { ctrlKey: true, shiftKey: true }) =>
  fireEvent.keyDown(window, { key, code: `Key${key}`, ...held });
const changes = () => request.mock.calls.filter(([channel]) => channel === 'settings:change');

beforeEach(() => request.mockReset().mockResolvedValue(null));

describe.each<Language>(['ja', 'en'])('the shortcuts in %s', (language) => {
  const words = languages[language].system.hotkeys;
  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const start = () => fireEvent.click(button(words.names.hintsKey));

  it('are shown by their actions and their keys', () => {
    show(language);
    expect(button(words.names.hintsKey).textContent).toBe('Ctrl+Shift+H');
    expect(button(words.names.caseKey).textContent).toBe('Ctrl+Shift+F8');
  });

  it('are pressed to be chosen, and are suspended meanwhile', async () => {
    show(language);
    await start();
    expect(request).toHaveBeenLastCalledWith('hotkeys:rest', true);
    await press('Control', { ctrlKey: true });
    await press('K');
    expect(request).toHaveBeenCalledWith('hotkeys:rest', false);
    expect(changes()).toEqual([['settings:change', { hintsKey: 'CommandOrControl+Shift+K' }]]);
  });

  it('can be removed, or left as they are', async () => {
    show(language);
    await start();
    await press('Escape', {});
    expect(changes()).toEqual([]);
    await start();
    await press('Backspace', {});
    expect(changes()).toEqual([['settings:change', { hintsKey: null }]]);
    expect(button(words.names.hintsKey).textContent).toBe(words.none);
  });

  it('are refused with the reason, and requested again', async () => {
    show(language);
    await start();
    await press('C', { ctrlKey: true });
    expect(screen.getByRole('alert').textContent).toBe(words.faults.modifiers('Ctrl+C'));
    await press('F8');
    expect(screen.getByRole('alert').textContent).toBe(words.conflict('Ctrl+Shift+F8', words.names.caseKey));
    expect(changes()).toEqual([]);
  });

  it('say that another program has them', () => {
    show(language, { takenHotkeys: ['caseKey'] });
    expect(screen.getByRole('alert').textContent).toBe(words.taken('Ctrl+Shift+F8'));
  });
});
