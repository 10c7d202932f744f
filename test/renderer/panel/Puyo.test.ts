import { nothingWatched } from '../../../electron/contract/nothingWatched.ts';
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import PuyoHint from '../../../renderer/panel/watch/hint/PuyoHint.svelte';
import SeenPuyo from '../../../renderer/panel/watch/SeenPuyo.svelte';
import { pairWords } from '../../../renderer/shared/puyo/words.ts';
import { keyPresets } from '../../../electron/contract/hint/gameKeys.ts';
import { languages } from '../../../electron/contract/words/languages.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Language } from '../../../electron/contract/settings.ts';
import { suggest } from '../../../engine/puyo/advice/suggest.ts';
import type { Candidate, PuyoState } from '../../../engine/puyo/types.ts';
import type { PuyoObservation } from '../../../vision/types.ts';
import { settings } from '../settings.ts';
import { puyoSeen } from '../../vision/observed.ts';

const field = {
  columns: 6,
  rows: 12,
  cells: [...Array<string>(10).fill('......'), 'GG....', 'RRRGG.', 'GRGRR.'],
};
const pairs = [
  { axis: 'R', child: 'G' },
  { axis: 'B', child: 'B' },
  { axis: 'Y', child: 'R' },
] as const;
const position: PuyoState = { game: 'puyo', field, pairs, allClear: false, incoming: 0, score: null };
const fires = suggest(position, { evaluator: 'potential', count: 22 }).candidates.find(
  ({ role }) => role === 'fire',
)!;

const observation: PuyoObservation = puyoSeen({ cells: field.cells.slice(1), confidence: 0.95 });

function view(language: Language, change: Partial<PanelState> = {}): PanelState {
  return {
    ...nothingWatched({ ...settings, language }),
    status: 'ready',
    piece: 1,
    observation,
    puyo: {
      position,
      suggestion: {
        for: 1,
        final: true,
        candidates: [fires],
        info: { evaluator: 'potential', nodes: 1, elapsedMs: 1 },
      },
    },
    framesPerSecond: 30,
    ...change,
  };
}

describe.each<Language>(['ja', 'en'])('the hint in %s', (language) => {
  const words = languages[language];

  it('reads out pattern and column, says what it is for, which keys, and why', () => {
    const { container } = render(PuyoHint, { view: view(language), words });
    expect(screen.getByText(words.puyo.advice.place(fires.placement))).toBeTruthy();
    expect(screen.getByText(words.puyo.role.fire)).toBeTruthy();
    const caps = [...container.querySelectorAll('kbd svg')].map((icon) => icon.getAttribute('aria-label'));
    expect(caps.at(-1)).toBe(words.puyo.key.softDrop);
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(language === 'ja' ? /連鎖/ : /Fires a \d-chain/);
  });

  it('shows the keys of the game', () => {
    const shown = view(language);
    const gameKeys = { ...keyPresets.pad, softDrop: 'S' };
    const best: Candidate = { ...fires, inputs: ['right', 'cw', 'ccw', 'hardDrop'] };
    const puyo = { position, suggestion: { ...shown.puyo!.suggestion!, candidates: [best] } };
    const { container } = render(PuyoHint, {
      view: { ...shown, puyo, settings: { ...shown.settings, gameKeys } },
      words,
    });
    const caps = [...container.querySelectorAll('kbd')].map(
      (cap) => cap.querySelector('svg')?.getAttribute('aria-label') ?? cap.textContent.trim(),
    );
    expect(caps).toEqual(['→', 'A', 'B', 'S']);
  });

  it('says why there is no hint', () => {
    const silence = { kind: 'noChain' } as const;
    const { suggestion } = view(language).puyo!;
    const puyo = { position, suggestion: { ...suggestion!, candidates: [], silence } };
    render(PuyoHint, { view: view(language, { status: 'silent', puyo }), words });
    expect(screen.getByText(words.puyo.advice.silence.noChain(silence))).toBeTruthy();
  });

  it('says what to do until there is a hint, and names the pairs to come', () => {
    render(PuyoHint, { view: view(language, { status: 'reading', puyo: null }), words });
    expect(screen.getByText(words.status.reading.next)).toBeTruthy();
    render(SeenPuyo, { onpick: () => {}, observation, view: view(language), words });
    expect(screen.getByLabelText(`${words.seen.next}: ${pairWords(pairs[1], words.puyo)}`)).toBeTruthy();
    expect(screen.getByLabelText(`${words.seen.next}: ${pairWords(pairs[2], words.puyo)}`)).toBeTruthy();
  });

  it.each([12, 13, 14])('shows all of %i rows, between two pairs as well', (rows) => {
    const cells = [...Array<string>(rows - 12).fill('......'), ...observation.cells];
    const heights = [view(language), view(language, { puyo: null })].map((shown) => {
      const seen = { ...observation, rows, cells };
      const { container, unmount } = render(SeenPuyo, {
        onpick: () => {},
        observation: seen,
        view: shown,
        words,
      });
      const boxes = [...container.querySelectorAll('svg')].map((one) =>
        Number(one.getAttribute('viewBox')?.split(' ')[3] ?? 0),
      );
      unmount();
      return Math.max(...boxes);
    });
    expect(heights[0]).toBe(heights[1]);
    expect(heights[0]).toBeGreaterThanOrEqual(rows);
  });

  it("shows the opponent's field where it is seen, and mentions none elsewhere", async () => {
    const { unmount } = render(SeenPuyo, { onpick: () => {}, observation, view: view(language), words });
    expect(screen.queryByText(words.puyo.opponent.heading)).toBeNull();
    unmount();
    const opponent = {
      field: { ...field, cells: [...Array<string>(12).fill('......'), 'YB.O..'] },
      pairs,
      incoming: 0,
    };
    const puyo = { ...view(language).puyo!, position: { ...position, opponent } };
    const { rerender } = render(SeenPuyo, {
      onpick: () => {},
      observation,
      view: view(language, { puyo }),
      words,
    });
    expect(screen.getByText(words.puyo.opponent.heading)).toBeTruthy();
    const shown = screen.getByLabelText(words.puyo.opponent.field);
    expect(shown.querySelectorAll('[data-kind]')).toHaveLength(3);
    await rerender({ view: view(language, { puyo: null }) });
    expect(screen.getByText(words.puyo.opponent.heading)).toBeTruthy();
    await rerender({ view: view(language) });
    expect(screen.queryByText(words.puyo.opponent.heading)).toBeNull();
  });
});

it('shows neither place nor keys with help switched off', () => {
  const off = view('en', { status: 'paused' });
  const { container } = render(PuyoHint, {
    view: { ...off, settings: { ...off.settings, help: 'off' } },
    words: languages.en,
  });
  expect(container.textContent).toContain(languages.en.hint.off);
  expect(container.querySelector('kbd')).toBeNull();
});

it('draws the hint on the field that was read', () => {
  const { container } = render(SeenPuyo, {
    onpick: () => {},
    observation,
    view: view('en'),
    words: languages.en,
  });
  expect(container.querySelectorAll('[data-role=hint] [data-mark]')).toHaveLength(2);
});
