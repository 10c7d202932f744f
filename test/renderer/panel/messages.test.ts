import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import App from '../../../renderer/panel/App.svelte';
import { Panel } from '../../../renderer/panel/Panel.svelte.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PanelState, Trouble } from '../../../electron/contract/panel.ts';
import { nothingWatched } from '../../../electron/contract/nothingWatched.ts';
import { settings } from '../settings.ts';

const state: PanelState = {
  ...nothingWatched(settings),
  source: { id: 'window:1:0', name: 'Some Game', kind: 'window' },
  framesPerSecond: 30,
};
const closed: Trouble = { kind: 'sourceClosed', detail: 'Some Game: closed' };
const minimised: Trouble = { kind: 'sourceMinimised', detail: 'Some Game: minimised' };

let panel: Panel;
let listeners: Record<string, (notice: unknown) => void>;

beforeEach(() => {
  listeners = {};
  const bridge = {
    request: () => Promise.resolve(state),
    on: (channel: string, listener: (notice: unknown) => void) => {
      listeners[channel] = listener;
      return () => {};
    },
  };
  panel = new Panel(bridge as unknown as Bridge);
  panel.connect();
  render(App, { panel });
});

async function tell(change: Partial<PanelState>): Promise<void> {
  listeners['panel:state']!({ ...state, ...change });
  await tick();
}

const told = () => screen.queryByRole('alert')?.textContent ?? null;
const putAway = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

it('lets a message be dismissed, until there is another one', async () => {
  await tell({ trouble: closed });
  expect(told()).toContain('has closed');
  await putAway();
  expect(told()).toBeNull();
  await tell({ trouble: { ...closed } });
  expect(told()).toBeNull();
  await tell({ trouble: minimised });
  expect(told()).toContain('minimised');
});

it('shows the same message again once it had passed', async () => {
  await tell({ trouble: closed });
  await putAway();
  await tell({ trouble: null });
  await tell({ trouble: closed });
  expect(told()).toContain('has closed');
});

it('lets a refusal be dismissed as well', async () => {
  panel.failure = 'the disk is full';
  await tick();
  expect(told()).toContain('the disk is full');
  await putAway();
  expect(told()).toBeNull();
});

it('shows no picture of a source that is not watched any more', async () => {
  await tell({});
  listeners['panel:thumbnail']!({ width: 2, height: 1, data: new Uint8Array(8), board: null });
  await tell({ status: 'stale' });
  expect(panel.thumbnail).not.toBeNull();
  await tell({ source: null });
  expect(panel.thumbnail).toBeNull();
});

it('offers no other game while it waits for a fresh picture', async () => {
  await tell({ status: 'stale' });
  expect(screen.getByText('No fresh picture')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open the practice game' })).toBeNull();
});
