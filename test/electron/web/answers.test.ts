import { beforeEach, expect, it } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { openWebHost, type WebParts } from '../../../electron/web/answers.ts';
import { storedIn } from '../../../electron/web/storedLines.ts';
import { StoredSettings } from '../../../electron/web/StoredSettings.ts';
import type { WebHost } from '../../../electron/web/WebHost.ts';
import { fumenOf } from '../../../engine/review/files/fumen.ts';
import { recordGame } from '../../../build/fit/review/players.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import { MemoryStorage } from './MemoryStorage.ts';

let storage: MemoryStorage;
let went: string[];
beforeEach(() => {
  storage = new MemoryStorage();
  went = [];
});

function visit(locale = 'en-GB'): WebHost {
  const engines: WebParts['engines'] = {
    ask: (state, options) => Promise.resolve(suggest(state, options)),
    askPuyo: () => Promise.reject(new Error('not asked here')),
  };
  return openWebHost({
    drawer: storedIn(storage),
    settings: new StoredSettings(storage, locale),
    engines,
    open: (page, query) => went.push(page + query),
  });
}

it('begins with the browser’s language, and keeps what was chosen', async () => {
  expect((await visit('ja-JP').request('state:get', null)).settings.language).toBe('ja');
  await visit('ja-JP').request('settings:change', { language: 'en' });
  expect((await visit('ja-JP').request('state:get', null)).settings.language).toBe('en');
});

it('leaves out unreadable settings, and keeps the rest', async () => {
  storage.setItem('okiba/settings', JSON.stringify({ language: 'xx', patterns: true }));
  const { settings } = await visit().request('state:get', null);
  expect(settings).toMatchObject({ language: 'en', patterns: true });
  storage.setItem('okiba/settings', '{');
  expect((await visit().request('state:get', null)).settings.patterns).toBe(false);
});

it('sends the page what changed', async () => {
  const host = visit();
  const told: PanelState[] = [];
  const end = host.on('panel:state', (state) => told.push(state));
  await host.request('practice:change', { watchesPractice: true });
  expect(told.map(({ settings }) => settings.watchesPractice)).toEqual([true]);
  end();
  await host.request('practice:change', { watchesPractice: false });
  expect(told).toHaveLength(1);
});

it('answers a position typed by hand, and says what is wrong with one', async () => {
  const host = visit();
  const cells = Array.from({ length: 20 }, () => '..........');
  const answer = await host.request('manual:suggest', { cells, queue: ['T'], hold: null });
  expect(answer.ok && answer.suggestion.candidates.length).toBeGreaterThan(0);
  const wrong = await host.request('manual:suggest', { cells, queue: ['H'], hold: null });
  expect(wrong).toMatchObject({ ok: false, error: expect.stringContaining('"H"') });
});

it('keeps a game from a file for the review', async () => {
  const text = fumenOf(recordGame('random', 4, 14));
  const imported = await visit().request('review:import', { name: 'mine.txt', text });
  const games = await visit().request('review:games', { from: 0, count: 10 });
  expect(games).toMatchObject({ total: 1, entries: [{ id: imported.ok && imported.id, placed: 14 }] });
  const wrong = await visit().request('review:import', { name: 'mine.txt', text: 'nothing' });
  expect(wrong.ok).toBe(false);
});

it('opens other pages, and refuses what only the app can do', async () => {
  const host = visit();
  await host.request('practice:open', null);
  await host.request('games:latest', null);
  expect(went).toEqual(['practice', 'review?latest']);
  await expect(host.request('sources:list', null)).rejects.toThrow('sources:list: only in the app');
});
