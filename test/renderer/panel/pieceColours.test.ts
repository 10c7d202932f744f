import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import App from '../../../renderer/panel/App.svelte';
import { Panel } from '../../../renderer/panel/Panel.svelte.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { stateOf } from './shownState.ts';

function pageOf(state: PanelState): HTMLElement {
  const request = vi.fn(() => Promise.resolve(null));
  const panel = new Panel({ request, on: () => () => {}, report: () => {} } as unknown as Bridge);
  panel.state = state;
  return render(App, { panel }).container.querySelector<HTMLElement>('.page')!;
}

it('draws pieces in the colours of the watched game, beside the words of the hint and on the board', () => {
  const page = pageOf(stateOf('ready', { pieceColours: { T: '#12ab34' } }));
  expect(page.style.getPropertyValue('--piece-T')).toBe('#12ab34');
  expect(page.style.getPropertyValue('--piece-J')).toBe('');
  const told = page.querySelectorAll<SVGElement>('.place [data-kind=T] rect');
  expect(told).toHaveLength(4);
  expect(told[0]!.style.fill).toContain('var(--piece-T');
  expect(page.querySelector<SVGElement>('[data-role=hint]')!.style.cssText).toContain('var(--piece-T');
});

it('keeps the usual colours where letters are drawn on pieces, as they are legible on those', () => {
  const state = stateOf('ready', { pieceColours: { T: '#12ab34' } });
  const page = pageOf({ ...state, settings: { ...state.settings, patterns: true } });
  expect(page.style.getPropertyValue('--piece-T')).toBe('');
});
