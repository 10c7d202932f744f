import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import App from '../../../../../renderer/panel/App.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { correctionAt } from '../../../../../renderer/panel/watch/details/correction.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../../../electron/contract/panel.ts';
import type { PuyoObservation } from '../../../../../vision/types.ts';
import { settings } from '../../../settings.ts';
import { seen, stateOf } from '../../shownState.ts';

const words = languages.en.details;

function open(more: Partial<PanelState> = {}) {
  const request = vi.fn((channel: string) =>
    Promise.resolve(
      channel === 'watch:details'
        ? { sureness: 'sure', confidence: 0.979, age: 40.4, taking: 2.2, reading: null, thinking: 31 }
        : null,
    ),
  );
  const panel = new Panel({ request, on: () => () => {}, report: () => {} } as unknown as Bridge);
  panel.state = stateOf('ready', { settings: { ...settings, language: 'en' }, ...more });
  render(App, { panel });
  return request;
}

async function unfold(): Promise<void> {
  const fold = screen.getByText(words.heading).closest('details')!;
  fold.open = true;
  await fireEvent(fold, new Event('toggle'));
}

describe('details', () => {
  it('are fetched when they are opened, and shown in words and numbers', async () => {
    const request = open({ observation: { ...seen, doubts: ['hold piece not readable'] } });
    expect(request).not.toHaveBeenCalledWith('watch:details', null);
    await unfold();
    expect(await screen.findByText('picture 2 ms, reading –, hint 31 ms')).toBeTruthy();
    expect(screen.getByText('sure (97%)')).toBeTruthy();
    expect(screen.getByText('40 ms ago')).toBeTruthy();
    expect(screen.getAllByText(languages.en.doubt['hold piece not readable'])).not.toEqual([]);
  });

  it('say that a hint is wrong, and that it is hidden then', async () => {
    const request = open();
    await unfold();
    await fireEvent.click(screen.getByRole('button', { name: words.wrong }));
    expect(request).toHaveBeenLastCalledWith('case:save', null);
  });

  it('correct a cell by a click on it, and say how many are corrected', async () => {
    const request = open({ observation: { ...seen, corrected: [[5, 0]] } });
    await fireEvent.pointerDown(document.querySelector('[data-cell="7,0"]')!, { button: 0 });
    expect(request).toHaveBeenLastCalledWith('board:command', {
      kind: 'correct',
      correction: { cell: [7, 0], kind: 'X' },
    });
    await unfold();
    expect(screen.getByText(words.corrected(1))).toBeTruthy();
    expect(document.querySelectorAll('.marked')).toHaveLength(1);
  });
});

it('a hint that was dismissed as wrong is shown nowhere any more', () => {
  open({ isDismissed: true });
  expect(screen.getAllByText(words.dismissed).length).toBeGreaterThan(0);
  expect(document.querySelector('[data-role=hint]')).toBeNull();
});

describe('a click on a cell', () => {
  it.each([
    ['empty', [7, 0], 'X'],
    ['filled', [0, 0], '.'],
  ] as const)('corrects one that is read as %s', (_, cell, kind) => {
    expect(correctionAt(seen, cell)).toEqual({ cell, kind });
  });

  it('does not correct the falling piece', () => {
    expect(correctionAt(seen, [4, 18])).toBeNull();
  });

  it('steps from kind to kind in Puyo, and back to empty', () => {
    const puyo = { ...seen, game: 'puyo', columns: 3, rows: 1, cells: ['.RO'] } as unknown as PuyoObservation;
    const kinds = [0, 1, 2].map((x) => correctionAt({ ...puyo, current: null }, [x, 0])?.kind);
    expect(kinds).toEqual(['R', 'G', '.']);
  });
});
