import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ReadAloud from '../../../../renderer/panel/speech/ReadAloud.svelte';
import { Voice } from '../../../../renderer/panel/speech/Voice.ts';
import { Panel } from '../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { PanelState } from '../../../../electron/contract/panel.ts';
import type { Settings } from '../../../../electron/contract/settings.ts';
import { candidate } from '../../candidate.ts';
import { makeSuggestion } from '../../../electron/sightings.ts';
import { settings } from '../../settings.ts';
import { stateOf } from '../shownState.ts';
import { cellsAt } from '../../../cellsAt.ts';

interface Utterance {
  text: string;
  lang: string;
}
const voices = [
  { lang: 'de-DE', default: true },
  { lang: 'en-GB', default: false },
  { lang: 'ja-JP', default: false },
];
let said: Utterance[];
let known: typeof voices;
let listeners: (() => void)[];
const speech = {
  getVoices: () => known,
  cancel: () => {},
  speak: (utterance: Utterance) => said.push(utterance),
  addEventListener: (_: string, listen: () => void) => listeners.push(listen),
  removeEventListener: () => {},
} as unknown as SpeechSynthesis;

beforeEach(() => {
  [said, known, listeners] = [[], voices, []];
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: Utterance, text: string) {
    this.text = text;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const toTheLeft = candidate('J', cellsAt('0,0 1,0 2,0 0,1'));

function open(chosen: Partial<Settings> = {}, more: Partial<PanelState> = {}) {
  const panel = new Panel({ request: vi.fn(), on: () => () => {}, report: () => {} } as unknown as Bridge);
  const view = (later: Partial<PanelState> = {}) =>
    stateOf('ready', {
      settings: { ...settings, language: 'en', ...chosen },
      suggestion: makeSuggestion(toTheLeft),
      ...more,
      ...later,
    });
  panel.state = view();
  render(ReadAloud, { panel, voice: new Voice(speech) });
  flushSync();
  return (later: Partial<PanelState>) => {
    panel.state = view(later);
    flushSync();
  };
}

describe('a hint', () => {
  it('is announced to screen readers, and spoken only if that is chosen', () => {
    open();
    expect(document.querySelector('[aria-live]')!.textContent).toBe('J to columns 1 to 3');
    expect(said).toEqual([]);
  });

  it.each([
    ['en', 'J to columns 1 to 3', 'en-GB'],
    ['ja', 'J、左から1列目から3列目', 'ja-JP'],
  ] as const)('is read aloud once for each piece, in the language %s', (language, text, lang) => {
    const show = open({ readsAloud: true, language });
    expect(said).toMatchObject([{ text, lang }]);
    show({ framesPerSecond: 12 });
    expect(said).toHaveLength(1);
    show({ piece: 77 });
    expect(said).toHaveLength(2);
  });

  it('is not spoken where none is shown', () => {
    open({ readsAloud: true, help: 'ghost' });
    open({ readsAloud: true, help: 'off' });
    open({ readsAloud: true }, { isDismissed: true });
    expect(said).toEqual([]);
  });
});

it('reports that the system has no voice for the language, until it has one', () => {
  known = [voices[0]!];
  open({ readsAloud: true });
  expect(screen.queryByText(languages.en.hint.noVoice)).toBeNull();
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(screen.getByText(languages.en.hint.noVoice)).toBeTruthy();
  known = voices;
  listeners.forEach((listen) => listen());
  flushSync();
  expect(screen.queryByText(languages.en.hint.noVoice)).toBeNull();
});
