import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import BotSetting from '../../../../../renderer/panel/settings/more/BotSetting.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import type { Language, Settings } from '../../../../../electron/contract/settings.ts';

const request = vi.fn();

function show(change: Partial<Settings>): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  const panel = new Panel(bridge);
  panel.state = { ...panel.state, settings: { ...panel.state.settings, ...change } };
  render(BotSetting, { panel });
}

beforeEach(() => request.mockReset().mockResolvedValue(null));

describe.each<Language>(['ja', 'en'])('another engine in %s', (language) => {
  const words = languages[language].settings;

  it('takes the command of another engine, or none', async () => {
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
