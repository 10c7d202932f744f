import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ShareSettings from '../../../../../renderer/panel/settings/more/ShareSettings.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import type { Language } from '../../../../../electron/contract/settings.ts';
import { settings } from '../../../settings.ts';
import { stateOf } from '../../shownState.ts';

const request = vi.fn();
let panel: Panel;

function show(language: Language): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  panel = new Panel(bridge);
  panel.state = stateOf('ready', { settings: { ...settings, language } });
  render(ShareSettings, { panel });
}

const choose = (text: string) =>
  fireEvent.change(screen.getByTestId('settings-file'), { target: { files: [new File([text], 's.json')] } });

beforeEach(() => request.mockReset());

describe.each<Language>(['ja', 'en'])('settings as a file in %s', (language) => {
  const all = languages[language];
  const words = all.games.share;

  it('are exported to a file', async () => {
    show(language);
    request.mockResolvedValue('{"help": "place"}');
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await fireEvent.click(screen.getByRole('button', { name: words.save }));
    await vi.waitFor(() => expect(click).toHaveBeenCalled());
    expect(await (made.mock.calls[0]![0] as Blob).text()).toBe('{"help": "place"}');
    vi.restoreAllMocks();
  });

  it('are applied at once, and those that can’t be used are named', async () => {
    show(language);
    const taken = { ...settings, language, patterns: true };
    request.mockResolvedValue({ ok: true, settings: taken, repaired: ['help'] });
    await choose('{}');
    const said = await screen.findByRole('status');
    expect(request).toHaveBeenCalledWith('settings:import', { text: '{}' });
    expect(said.textContent).toBe(`${words.done} ${words.left(all.hint.helpHeading)}`);
    expect(panel.state.settings.patterns).toBe(true);
  });

  it('are reported as unreadable where they are', async () => {
    show(language);
    request.mockResolvedValue({ ok: false });
    await choose('no settings');
    expect((await screen.findByRole('status')).textContent).toBe(words.none);
  });
});
