import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import App from '../../../../renderer/panel/App.svelte';
import { Panel } from '../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import { settings } from '../../settings.ts';
import { stateOf } from '../shownState.ts';

const name = languages.en.watching.otherField;

function open(hasOtherField: boolean) {
  const request = vi.fn().mockResolvedValue(null);
  const panel = new Panel({ request, on: () => () => {}, report: () => {} } as unknown as Bridge);
  panel.state = stateOf('ready', { hasOtherField, settings: { ...settings, language: 'en' } });
  render(App, { panel });
  return request;
}

it('switches to the other of two fields by one click', async () => {
  const request = open(true);
  await fireEvent.click(screen.getByRole('button', { name }));
  expect(request).toHaveBeenLastCalledWith('board:command', { kind: 'swap' });
});

it('offers no other field if there is only one', () => {
  open(false);
  expect(screen.queryByRole('button', { name })).toBeNull();
});
