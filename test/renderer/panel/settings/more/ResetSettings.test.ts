import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ResetSettings from '../../../../../renderer/panel/settings/more/ResetSettings.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import type { Language } from '../../../../../electron/contract/settings.ts';

const request = vi.fn();
let panel: Panel;

function show(language: Language): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  panel = new Panel(bridge);
  panel.state = { ...panel.state, settings: { ...panel.state.settings, language, help: 'all' } };
  render(ResetSettings, { panel });
}

beforeEach(() => {
  request.mockReset();
});

describe.each<Language>(['ja', 'en'])('a reset in %s', (language) => {
  const words = languages[language].settings.reset;

  it('happens after a second confirmation', async () => {
    show(language);
    request.mockResolvedValue({ ...panel.state.settings, help: 'keys' });
    await fireEvent.click(screen.getByRole('button', { name: words.ask }));
    expect(request).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: words.yes }));
    expect(request).toHaveBeenCalledWith('settings:reset', null);
    expect(await screen.findByRole('status')).toHaveProperty('textContent', words.done);
    expect(panel.state.settings.help).toBe('keys');
  });

  it('can be cancelled', async () => {
    show(language);
    await fireEvent.click(screen.getByRole('button', { name: words.ask }));
    await fireEvent.click(screen.getByRole('button', { name: words.no }));
    expect(screen.getByRole('button', { name: words.ask })).toBeTruthy();
    expect(request).not.toHaveBeenCalled();
  });

  it('that main refuses is not reported as done', async () => {
    show(language);
    request.mockRejectedValue(new Error('no'));
    await fireEvent.click(screen.getByRole('button', { name: words.ask }));
    await fireEvent.click(screen.getByRole('button', { name: words.yes }));
    await vi.waitFor(() => expect(panel.failure).toBe('no'));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
