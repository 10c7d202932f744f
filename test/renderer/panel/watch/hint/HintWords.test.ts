import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import HintWords from '../../../../../renderer/panel/watch/hint/HintWords.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { bridge } from '../../../../../renderer/shared/bridge.ts';
import { keyPresets } from '../../../../../electron/contract/hint/gameKeys.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import {
  clearWords,
  notHereWords,
  placeWords,
  secondWords,
} from '../../../../../electron/contract/words/words.ts';
import type { PanelState, Status } from '../../../../../electron/contract/panel.ts';
import type { Help } from '../../../../../electron/contract/help.ts';
import type { Language } from '../../../../../electron/contract/settings.ts';
import type { Cell } from '../../../../../engine/tetris/types.ts';
import { candidate } from '../../../candidate.ts';
import { makeSuggestion } from '../../../../electron/sightings.ts';

const at = (x: number): Cell[] => [[x, 0], [x + 1, 0], [x + 2, 0], [x + 1, 1]]; // prettier-ignore
const best = candidate('T', at(0), { role: 'best' });
const safe = candidate('T', at(3), { role: 'safe' });
const notHere = candidate('T', at(6), { role: 'notHere', facts: [{ kind: 'makesHoles', value: 2 }] });

function stateOf(help: Help, language: Language): PanelState {
  const { state } = new Panel(bridge());
  return {
    ...state,
    status: 'ready',
    suggestion: { ...makeSuggestion(best, safe), notHere },
    settings: { ...state.settings, help, language },
  };
}

describe.each<Language>(['ja', 'en'])('the hint in words, in %s', (language) => {
  const words = languages[language];

  it.each<Help>(['off', 'place', 'keys', 'all'])('says as much as the chosen help asks for: %s', (help) => {
    render(HintWords, { view: stateOf(help, language), words });
    const says = (text: string) => screen.queryByText(text) !== null;
    expect(says(placeWords(best, words))).toBe(help !== 'off');
    expect(says(secondWords(safe, words))).toBe(help === 'all');
    expect(says(notHereWords(notHere, 10, words))).toBe(help === 'all');
    expect(says(words.hint.off)).toBe(help === 'off');
  });

  it('leaves a ghost to the game, and says where it is', () => {
    render(HintWords, { view: stateOf('ghost', language), words });
    expect(screen.queryByText(placeWords(best, words))).toBeNull();
    expect(screen.getByText(words.hint.ghost)).toBeTruthy();
  });

  it.each([
    ['possible', 4, /4/],
    ['depends', 0, /1%/],
    ['impossible', 0, /3/],
  ] as const)('says whether a perfect clear is possible: %s', (answer, solved, line) => {
    const clear = { answer, lines: 4, pieces: 3, solved, total: 840 };
    render(HintWords, { view: { ...stateOf('keys', language), clear }, words });
    expect(screen.getByText(clearWords(clear, words)).textContent).toMatch(line);
  });

  it('shows the keys of the game', () => {
    const state = stateOf('keys', language);
    const { container } = render(HintWords, {
      view: {
        ...state,
        suggestion: makeSuggestion({ ...best, inputs: ['hold', 'cw', 'hardDrop'] }),
        settings: { ...state.settings, gameKeys: { ...keyPresets.pad, hold: 'R' } },
      },
      words,
    });
    const caps = [...container.querySelectorAll('kbd')];
    expect(caps.map((cap) => cap.textContent.trim())).toEqual(['R', 'A', '']);
    expect(caps[2]!.querySelector('svg')!.getAttribute('aria-label')).toBe('↑');
  });

  it.each<Status>(['reading', 'unsure', 'quiet'])('says what to do until there is one: %s', (status) => {
    render(HintWords, { view: { ...stateOf('keys', language), status }, words });
    expect(screen.getByText(words.status[status].next)).toBeTruthy();
  });
});
