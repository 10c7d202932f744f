import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import App from '../../../renderer/panel/App.svelte';
import { Panel } from '../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { makeSuggestion } from '../../electron/sightings.ts';
import { hint, seen, stateOf } from './shownState.ts';

const words = languages.en;

function show(state: PanelState): HTMLElement {
  const request = vi.fn((channel: string) =>
    Promise.resolve(channel === 'manual:suggest' ? { ok: true, suggestion: makeSuggestion(hint) } : null),
  );
  const panel = new Panel({ request, on: () => () => {}, report: () => {} } as unknown as Bridge);
  panel.state = state;
  return render(App, { panel }).container;
}

/** What stands at the board's edge; the columns that stand out are in brackets. */
const numbersIn = (container: HTMLElement): string =>
  [...container.querySelectorAll('[aria-hidden][style*="--columns"] > span')]
    .map((span) => (span.classList.contains('told') ? `[${span.textContent}]` : span.textContent))
    .join(' ');

it('numbers the columns of the board that is seen, so that those of the hint can be found', () => {
  const container = show(stateOf('ready'));
  expect(screen.getByText('T to columns 4–6')).toBeTruthy();
  expect(numbersIn(container)).toBe('1 2 3 [4] [5] [6] 7 8 9 10');
});

it('highlights no column without a hint', () => {
  expect(numbersIn(show(stateOf('reading')))).toBe('1 2 3 4 5 6 7 8 9 10');
});

it('numbers as many columns as a board has', () => {
  const narrow = { ...seen, columns: 8, cells: seen.cells.map((row) => row.slice(0, 8)) };
  expect(numbersIn(show(stateOf('reading', { observation: narrow })))).toBe('1 2 3 4 5 6 7 8');
});

it('numbers the columns of a field of Puyo', () => {
  const cells = Array<string>(12).fill('......');
  const field = { ...seen, game: 'puyo', columns: 6, rows: 12, cells, current: null, hold: null, next: [] };
  expect(numbersIn(show(stateOf('reading', { observation: field as never })))).toBe('1 2 3 4 5 6');
});

it('numbers the columns of a board by hand', async () => {
  const container = show(stateOf('searching', { observation: null }));
  await fireEvent.click(screen.getByRole('tab', { name: words.tabs.manual }));
  await fireEvent.keyDown(window, { key: 't' });
  await screen.findByText('T to columns 4–6');
  expect(numbersIn(container)).toBe('1 2 3 [4] [5] [6] 7 8 9 10');
});
