import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from '../../../../../renderer/panel/App.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import { settings } from '../../../settings.ts';
import { stateOf } from '../../shownState.ts';

const words = languages.en;
const spoken = { ...settings, language: 'en' as const };
const request = vi.fn();
let panel: Panel;

function open(): void {
  panel = new Panel({ request, on: () => () => {}, report: () => {} } as unknown as Bridge);
  panel.state = stateOf('searching', { observation: null, settings: spoken });
  render(App, { panel });
}

const window = { id: 'window:7:0', name: 'Other Game', kind: 'window' };
beforeEach(() => {
  vi.useFakeTimers();
  const answers: Record<string, unknown> = {
    'sources:candidates': [window, { ...window, id: 'window:8:0', name: 'Without a picture' }],
    'sources:pictures': { 'window:7:0': 'data:image/png;base64,' },
  };
  request.mockImplementation((channel: string) => Promise.resolve(answers[channel] ?? null));
});
afterEach(() => void vi.useRealTimers());
const candidates = () => screen.queryByRole('region', { name: words.watching.candidates });

it('shows after ten seconds where the game may be, to be clicked', async () => {
  open();
  await vi.advanceTimersByTimeAsync(9900);
  expect(candidates()).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(candidates()!.textContent).toContain('Other Game');
  expect(candidates()!.textContent).not.toContain('Without a picture');
  const picture = screen.getByLabelText(words.watching.pointInto('Other Game'));
  const box = { left: 0, top: 0, width: 100, height: 50 } as DOMRect;
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(box);
  await fireEvent.click(picture, { clientX: 25, clientY: 40, detail: 1 });
  expect(request).toHaveBeenLastCalledWith('sources:point', { id: window.id, at: { x: 0.25, y: 0.8 } });
});

it('hides them once a board is found, until after as long a search again', async () => {
  open();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(candidates()).not.toBeNull();
  panel.state = stateOf('ready', { settings: spoken });
  await vi.advanceTimersByTimeAsync(10);
  expect(candidates()).toBeNull();
  panel.state = stateOf('searching', { observation: null, settings: spoken });
  await vi.advanceTimersByTimeAsync(9900);
  expect(candidates()).toBeNull();
});
