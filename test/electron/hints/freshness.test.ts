import { beforeEach, expect, it } from 'vitest';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import type { Shown } from '../../../electron/hints/Advice.ts';
import { Assistant } from '../../../electron/hints/Assistant.ts';
import { misdropRates } from '../../../engine/tetris/advice/misdrop.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Location, Suggestion } from '../../../engine/tetris/types.ts';
import { makeCandidate, makeState, makeSuggestion, sight } from '../sightings.ts';

const spawn: Location = { type: 'T', orientation: 'north', x: 4, y: 18 };
const lying = { ...spawn, x: 1, y: 0 };
const best = makeCandidate(lying, cellsOf(lying));
const settings = { ...defaultSettings('en'), help: 'keys' } as const;

let asked: ((suggestion: Suggestion) => void)[];
let drawn: (Shown | null)[];
let isBoardCovered: boolean;
let assistant: Assistant;

beforeEach(() => {
  [asked, drawn, isBoardCovered] = [[], [], false];
  assistant = new Assistant(
    {
      ask: () => new Promise((resolve) => void asked.push(resolve)),
      askPuyo: () => Promise.reject(new Error('not asked here')),
      turns: () => ['cw'],
      puyoTurns: () => ['cw'],
      wantsHint: () => true,
      isBoardCovered: () => isBoardCovered,
      slips: (level) => misdropRates[level],
      learn: () => {},
      show: (shown) => drawn.push(shown),
      changed: () => {},
      engineTrouble: () => {},
    },
    settings,
  );
});

const onScreen = () => drawn.at(-1) ?? null;

async function answer(): Promise<void> {
  asked[0]!(makeSuggestion(best));
  await new Promise((resolve) => setTimeout(resolve, 0));
}

async function seeWithHint(): Promise<void> {
  assistant.sighted(sight(1, 1, makeState(spawn)));
  await answer();
}

it('removes the hint with the fresh picture, says so, and restores it with the next one', async () => {
  await seeWithHint();
  assistant.freshen(false);
  expect([onScreen(), assistant.status]).toEqual([null, 'stale']);
  expect(assistant.view().suggestion).toBeNull();
  assistant.sighted(sight(2, 1, makeState(spawn)));
  expect([onScreen(), assistant.status]).toEqual([null, 'stale']);
  assistant.freshen(true);
  expect(assistant.status).toBe('ready');
  expect(onScreen()?.advice.best).toBe(best);
  expect(asked).toHaveLength(1);
});

it('draws no answer that comes without a fresh picture', async () => {
  assistant.sighted(sight(1, 1, makeState(spawn)));
  assistant.freshen(false);
  await answer();
  expect(drawn.filter((shown) => shown !== null)).toEqual([]);
  expect(assistant.status).toBe('stale');
});

it('still says so while the page that captures restarts', async () => {
  await seeWithHint();
  assistant.freshen(false);
  assistant.lose();
  expect(assistant.status).toBe('stale');
  assistant.freshen(true);
  expect(assistant.status).toBe('lost');
});

it('says nothing to somebody who wants no help', async () => {
  await seeWithHint();
  assistant.freshen(false);
  assistant.configure({ ...settings, help: 'off' });
  expect(assistant.status).toBe('paused');
});

it('distinguishes a frozen game from one under another window', () => {
  const paused = { ...sight(1, 1, makeState(spawn)), phase: 'paused' as const, state: null };
  assistant.sighted(paused);
  expect(assistant.status).toBe('gamePaused');
  isBoardCovered = true;
  assistant.sighted({ ...paused, seq: 2 });
  expect(assistant.status).toBe('covered');
});
