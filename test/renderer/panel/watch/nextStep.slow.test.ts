import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../../renderer/panel/App.svelte';
import { Panel } from '../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { PanelState, Status } from '../../../../electron/contract/panel.ts';
import type { Language } from '../../../../electron/contract/settings.ts';
import { settings } from '../../settings.ts';
import { stateOf } from '../shownState.ts';

const request = vi.fn();

beforeEach(() => {
  request.mockReset();
  request.mockResolvedValue(null);
});

function show(state: PanelState): void {
  const panel = new Panel({ request, on: () => () => {}, report: () => {} } as unknown as Bridge);
  panel.state = state;
  render(App, { panel });
}

describe.each<Language>(['ja', 'en'])('the panel without a hint, in %s', (language) => {
  const words = languages[language];
  const spoken = { ...settings, language };

  it.each((Object.keys(words.status) as Status[]).filter((status) => status !== 'ready'))(
    'ends in what to do next while it is %s, with a board in sight and without',
    (status) => {
      show(stateOf(status, { settings: spoken }));
      const next = words.status[status].next;
      expect(screen.getByRole('region', { name: words.hint.heading }).textContent).toContain(next);
      cleanup();
      show(stateOf(status, { settings: spoken, observation: null }));
      expect(screen.getByRole('region', { name: words.hint.heading }).textContent).toContain(next);
      const room = screen.queryByText(words.rooms.review) ?? screen.getByText(words.start.review);
      expect(room.closest('details')).toBeNull();
    },
  );

  it('offers a review of the game that has just ended', async () => {
    show(stateOf('over', { settings: spoken }));
    const card = screen.getByRole('region', { name: words.hint.heading });
    await fireEvent.click(within(card).getByRole('button', { name: words.hint.lookAtGame }));
    expect(request).toHaveBeenCalledWith('games:latest', null);
  });

  it('offers no review of a game that is not kept, or not known to have ended', () => {
    show(stateOf('over', { settings: { ...spoken, recordsGames: false } }));
    expect(screen.queryByRole('button', { name: words.hint.lookAtGame })).toBeNull();
    cleanup();
    show(stateOf('menu', { settings: spoken }));
    expect(screen.queryByRole('button', { name: words.hint.lookAtGame })).toBeNull();
  });
});
