import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import HintSettings from '../../../../renderer/panel/settings/HintSettings.svelte';
import { Panel } from '../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../renderer/shared/words/languages.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { Language, Settings } from '../../../../electron/contract/settings.ts';

const request = vi.fn();
let panel: Panel;

function show(change: Partial<Settings>): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  panel = new Panel(bridge);
  panel.state = { ...panel.state, settings: { ...panel.state.settings, ...change } };
  render(HintSettings, { panel });
}

beforeEach(() => request.mockReset().mockResolvedValue(null));

describe.each<Language>(['ja', 'en'])('hint settings in %s', (language) => {
  const words = languages[language].settings;
  const { evaluator, skill, misdrops } = words.controls.tetris;

  it.each([
    [skill.name, skill.choices.spins, { skill: 'spins' }],
    [skill.name, skill.choices.slides, { skill: 'slides' }],
    [misdrops.name, misdrops.choices.off, { misdrops: 'off' }],
    [misdrops.name, misdrops.choices.high, { misdrops: 'high' }],
    [evaluator.name, evaluator.choices.tspin, { evaluator: 'tspin' }],
  ])('%s: %s', async (label, choice, change) => {
    show({ language });
    const value = screen.getByText<HTMLOptionElement>(choice).value;
    await fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(request).toHaveBeenCalledWith('settings:change', change);
  });

  it('switches the warning off', async () => {
    show({ language });
    await fireEvent.click(screen.getByRole('switch'));
    expect(request).toHaveBeenCalledWith('settings:change', { warns: false });
  });

  it('takes the command of another engine, and none', async () => {
    show({ language, bot: 'old-bot' });
    const field = screen.getByLabelText<HTMLInputElement>(words.bot);
    const button = screen.getByText<HTMLButtonElement>(words.botUse);
    expect([field.value, button.disabled]).toEqual(['old-bot', true]);
    await fireEvent.input(field, { target: { value: ' new-bot --fast ' } });
    await fireEvent.click(button);
    expect(request).toHaveBeenCalledWith('settings:change', { bot: 'new-bot --fast' });
    await fireEvent.input(field, { target: { value: '' } });
    await fireEvent.click(button);
    expect(request).toHaveBeenLastCalledWith('settings:change', { bot: null });
  });
});

it('shows an evaluator that has no words by its name', () => {
  show({ evaluator: 'dellacherie' });
  expect(screen.getByText('dellacherie')).toBeTruthy();
});
