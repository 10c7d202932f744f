import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../../renderer/panel/App.svelte';
import { Panel } from '../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../../electron/contract/panel.ts';
import type { Language } from '../../../../electron/contract/settings.ts';
import { settings } from '../../settings.ts';
import { stateOf } from '../shownState.ts';

const game = { id: 'window:1:0', name: 'Some Game', kind: 'window' } as const;
const picture = 'data:image/png;base64,AAAA';
const request = vi.fn();
let panel: Panel;

function show(state: PanelState): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  panel = new Panel(bridge);
  panel.state = state;
  panel.thumbnail = { width: 2, height: 1, data: new Uint8Array(8), board: null };
  render(App, { panel });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  request.mockReset();
  const answers: Record<string, unknown> = {
    'sources:known': [game],
    'sources:pictures': { [game.id]: picture },
  };
  request.mockImplementation((channel: string) => Promise.resolve(answers[channel] ?? null));
});

describe.each<Language>(['ja', 'en'])('the first steps in %s', (language) => {
  const all = languages[language];
  const words = all.welcome;
  const first = { ...settings, language, welcomed: false };
  const searching = () => stateOf('searching', { settings: first, observation: null, source: null });

  it('lead from the game over its board to the hands, and end there', async () => {
    show(stateOf('ready', { settings: first }));
    for (const step of ['game', 'board', 'hands'] as const) {
      expect(screen.getByRole('heading', { level: 2, name: words.steps[step].heading })).toBe(
        document.activeElement,
      );
      if (step !== 'hands') await press(words.next);
    }
    await fireEvent.click(screen.getByLabelText(all.settings.controls.hints.skill.choices.spins));
    expect(request).toHaveBeenCalledWith('settings:change', { skill: 'spins' });
    await press(words.done);
    expect(request).toHaveBeenCalledWith('settings:change', { welcomed: true });
    expect(screen.getByText(all.status.ready.word)).toBeTruthy();
  });

  it('can be skipped', async () => {
    show(searching());
    await press(words.skip);
    expect(request).toHaveBeenCalledWith('settings:change', { welcomed: true });
    expect(screen.getByText(all.status.searching.word)).toBeTruthy();
  });

  it('show live pictures of the sources, without a question of the system, and continue with the chosen one', async () => {
    show(searching());
    const choice = await screen.findByRole('button', { name: game.name });
    await vi.waitFor(() => expect(choice.querySelector('img')?.getAttribute('src')).toBe(picture));
    expect(request).not.toHaveBeenCalledWith('sources:list', null);
    await fireEvent.click(choice);
    expect(request).toHaveBeenCalledWith('sources:choose', { id: game.id });
    expect(await screen.findByText(words.board.none)).toBeTruthy();
  });

  it('name the game that was found', async () => {
    show(stateOf('ready', { settings: first }));
    expect(await screen.findByText(words.found('Some Game'))).toBeTruthy();
  });

  it('let the system ask where it does so itself', async () => {
    request.mockImplementation((channel: string) =>
      Promise.resolve(channel === 'sources:known' ? [] : [game]),
    );
    show(searching());
    await press(words.asks.choose);
    expect(request).toHaveBeenCalledWith('sources:list', null);
    expect(await screen.findByRole('button', { name: game.name })).toBeTruthy();
  });

  it('guide to the screen permission, and to practice meanwhile', async () => {
    show(stateOf('searching', { settings: first, access: 'unasked' }));
    const card = screen.getByRole('region', { name: all.system.access.heading });
    const ask = within(card).getByRole('button', { name: all.system.access.steps.ask });
    expect([...document.querySelectorAll('button.main')]).toEqual([ask]);
    await fireEvent.click(ask);
    expect(request).toHaveBeenCalledWith('access:take', 'ask');
    await press(all.start.practice);
    expect(request).toHaveBeenCalledWith('practice:open', null);
    expect(request).not.toHaveBeenCalledWith('sources:known', null);
  });

  it('draw the board’s edge on the game while they ask about it', async () => {
    show(stateOf('ready', { settings: first }));
    expect(request).not.toHaveBeenCalledWith('board:outline', true);
    await press(words.next);
    expect(request).toHaveBeenLastCalledWith('board:outline', true);
    await press(words.board.yes);
    expect(request).toHaveBeenLastCalledWith('board:outline', false);
    expect(screen.getByRole('heading', { level: 2, name: words.steps.hands.heading })).toBeTruthy();
  });

  it('take one click into the picture for the right board', async () => {
    show(stateOf('ready', { settings: first }));
    await press(words.next);
    await press(words.board.no);
    expect(screen.getByText(words.board.click)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: all.watching.picture }));
    expect(request).toHaveBeenCalledWith('board:command', { kind: 'click', at: { x: 0.5, y: 0.5 } });
    expect(screen.getByRole('button', { name: words.board.yes })).toBeTruthy();
  });

  it('can be opened again from the settings', async () => {
    show(stateOf('ready', { settings: { ...first, welcomed: true } }));
    await fireEvent.click(screen.getByRole('tab', { name: all.tabs.settings }));
    await press(words.again.open);
    expect(request).toHaveBeenCalledWith('settings:change', { welcomed: false });
    expect(screen.getByRole('heading', { level: 2, name: words.steps.game.heading })).toBeTruthy();
  });
});
