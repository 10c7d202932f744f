import { expect, it, vi } from 'vitest';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { Panel } from '../../../renderer/panel/Panel.svelte.ts';

it('keeps what was just set while main, which has not heard of it, tells of something else', async () => {
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
