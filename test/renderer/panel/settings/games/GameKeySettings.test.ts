import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SettingsPage from '../../../../../renderer/panel/settings/SettingsPage.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { keyPresets, type GameKeys } from '../../../../../electron/contract/hint/gameKeys.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../../../electron/contract/panel.ts';
import type { Language } from '../../../../../electron/contract/settings.ts';
import { settings } from '../../../settings.ts';
import { stateOf } from '../../shownState.ts';

const request = vi.fn();
let panel: Panel;

function show(language: Language, gameKeys: GameKeys | null, more: Partial<PanelState> = {}): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  panel = new Panel(bridge);
  panel.state = stateOf('ready', { settings: { ...settings, language, gameKeys }, ...more });
  render(SettingsPage, { panel });
}

beforeEach(() => request.mockReset().mockResolvedValue(null));

describe.each<Language>(['ja', 'en'])('the keys of the game in %s', (language) => {
  const words = languages[language].games;
  const chosen = () => screen.getByLabelText<HTMLSelectElement>(words.keys.shown);

  it('are chosen from presets, or not shown', async () => {
    show(language, null);
    expect(chosen().value).toBe('signs');
    await fireEvent.change(chosen(), { target: { value: 'pad' } });
    expect(request).toHaveBeenLastCalledWith('settings:change', { gameKeys: keyPresets.pad });
    expect(chosen().value).toBe('pad');
    await fireEvent.change(chosen(), { target: { value: 'signs' } });
    expect(request).toHaveBeenLastCalledWith('settings:change', { gameKeys: null });
  });

  it('are set one by one, by pressing them', async () => {
    show(language, keyPresets.keyboard);
    await fireEvent.change(chosen(), { target: { value: 'own' } });
    const { names, none } = words.keys;
    await fireEvent.click(screen.getByRole('button', { name: `${names.cw}: ↑` }));
    await fireEvent.keyDown(window, { key: 'X' });
    expect(request).toHaveBeenLastCalledWith('settings:change', {
      gameKeys: { ...keyPresets.keyboard, cw: 'x' },
    });
    await fireEvent.click(screen.getByRole('button', { name: `${names.hold}: C` }));
    await fireEvent.keyDown(window, { key: 'Backspace' });
    expect(screen.getByRole('button', { name: `${names.hold}: ${none}` })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: `${names.cw}: X` }));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(panel.state.settings.gameKeys).toMatchObject({ cw: 'x', hold: '' });
  });

  it('are shown as far as they were learned', () => {
    show(language, null, { learnedTurn: 'ccw' });
    expect(screen.getByText(words.keys.learned.ccw)).toBeTruthy();
  });

  it('and the rest become the game’s own on request', async () => {
    show(language, null, { game: { title: 'Blocks', hasOwn: false } });
    request.mockResolvedValue({ ...settings, language });
    await fireEvent.click(screen.getByLabelText(words.own.name, { exact: false }));
    expect(request).toHaveBeenCalledWith('settings:own', true);
    await vi.waitFor(() => expect(panel.state.game).toEqual({ title: 'Blocks', hasOwn: true }));
  });
});
