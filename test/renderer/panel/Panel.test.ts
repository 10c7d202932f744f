import { expect, it, vi } from 'vitest';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { Panel } from '../../../renderer/panel/Panel.svelte.ts';

it('keeps a new setting while main, which has not received it, sends something else', async () => {
  const [told, answer] = [vi.fn(), vi.fn()];
  const bridge = {
    request: (channel: string) =>
      new Promise((resolve) => (channel === 'settings:change' ? answer.mockImplementation(resolve) : null)),
    on: (channel: string, listener: (state: PanelState) => void) => {
      if (channel === 'panel:state') told.mockImplementation(listener);
      return () => {};
    },
  } as unknown as Bridge;
  const panel = new Panel(bridge);
  panel.connect();
  const old: PanelState = { ...panel.state, status: 'searching' };
  const { patterns } = old.settings;
  const changed = panel.change({ patterns: !patterns });
  told(old);
  expect(panel.state.status).toBe('searching');
  expect(panel.state.settings.patterns).toBe(!patterns);
  answer(null);
  await changed;
  told(old);
  expect(panel.state.settings.patterns).toBe(patterns);
});

it('removes a hint when main falls silent, and shows it again afterwards', async () => {
  vi.useFakeTimers();
  const heard = new Map<string, (notice: unknown) => void>();
  const bridge = {
    request: () => new Promise(() => {}),
    on: (channel: string, listener: (notice: unknown) => void) => {
      heard.set(channel, listener);
      return () => {};
    },
  } as unknown as Bridge;
  const panel = new Panel(bridge);
  panel.connect();
  const alive = (): void => heard.get('panel:alive')!(null);
  heard.get('panel:state')!({ ...panel.state, status: 'ready' });
  alive();
  vi.advanceTimersByTime(1400);
  expect(panel.state.status).toBe('ready');
  vi.advanceTimersByTime(7000);
  expect([panel.state.status, panel.state.suggestion]).toEqual(['stale', null]);
  alive();
  alive();
  expect(panel.state.status).toBe('ready');
  vi.useRealTimers();
});
