/** The panel in its states. */
import type { Page } from 'playwright-core';
import type { Language } from '../../../../electron/contract/settings.ts';
import type { Access, PanelState } from '../../../../electron/contract/panel.ts';
import type { Messages } from '../../../../electron/contract/words/messages.en.ts';
import { doubts } from '../../../../vision/types.ts';
import type { Scene } from './Scene.ts';
import { puyoState, puyoSuggestion, stateOf, tetrisState, tetrisSuggestion } from './states.ts';

/** On the page that tells what to do: how much help there is. */
const help = 'fieldset:has(input[name=help])';

type StateOf = (language: Language) => PanelState;

function panel(name: string, state: StateOf, more: Partial<Scene> = {}): Scene {
  return {
    name: `panel-${name}`,
    page: 'panel',
    answers: (language) => ({
      'state:get': state(language),
      'sources:list': sources,
      'sources:candidates': sources.slice(0, 3),
      'sources:pictures': {
        'window:1:0': picture,
        'window:2:0': picture,
        'window:3:0': picture,
        'screen:0:0': picture,
      },
      'sources:known': sources,
      'board:outline': null,
      'board:picture': { url: picture, width: 320, height: 200 },
      'manual:suggest': { ok: true, suggestion: tetrisSuggestion },
      'puyo:suggest': { ok: true, suggestion: puyoSuggestion },
      'watch:details': { sureness: 'sure', confidence: 0.97, age: 42, taking: 2, reading: 6, thinking: 31 },
      'case:save': { folder: '/home/somebody/Documents/Okiba/2026-11-22 13.37.05' },
    }),
    ...more,
  };
}

const watched = (name: string, state: StateOf): Scene =>
  panel(`watch-${name}`, state, { seen: [help], prepare: showThumbnail });

/** With a board in sight: the other rooms are one click away, however small the window is. */
const played = (name: string, state: StateOf): Scene => ({ ...watched(name, state), always: ['.rooms'] });

const sources = [
  { id: 'window:1:0', name: 'Falling Blocks Deluxe – Marathon (Level 12) – player one', kind: 'window' },
  { id: 'window:2:0', name: 'Quadrapassel', kind: 'window' },
  { id: 'window:3:0', name: 'Quadrapassel', kind: 'window' },
  { id: 'screen:0:0', name: 'Entire screen', kind: 'screen' },
];

/** A picture of nothing, wider than high, as screens are. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#345"/></svg>')}`;

async function showThumbnail(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [width, height] = [200, 160];
    const data = new Uint8Array(width * height * 4);
    data.forEach((_, at) => (data[at] = at % 4 === 3 ? 255 : (at >> 4) % 97));
    const board = { x: 0.3, y: 0.1, width: 0.4, height: 0.8 };
    window.tell('panel:thumbnail', { width, height, data, board });
  });
}

/** They come up after a search of ten seconds, which is not waited for. */
async function showCandidates(page: Page, words: Messages): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((then: () => void, ms = 0) => wait(then, ms === 10_000 ? 0 : ms)) as typeof wait;
    const state = window.answers['state:get'] as object;
    window.tell('panel:state', { ...state, status: 'paused' });
  });
  await page.evaluate(() => window.tell('panel:state', window.answers['state:get']));
  await showThumbnail(page);
  await page.getByRole('region', { name: words.watching.candidates }).waitFor();
}

const begun = (state: PanelState): PanelState => ({
  ...state,
  settings: { ...state.settings, welcomed: false },
});

/** Through the first steps, as far as wanted. The main button leads on, unless access has to be asked for first. */
const welcome = (name: string, state: StateOf, steps: number): Scene =>
  panel(`welcome-${name}`, (language) => begun(state(language)), {
    seen: ['button.main', 'footer button:last-child'],
    prepare: async (page, words) => {
      await showThumbnail(page);
      for (let step = 0; step < steps; step++)
        await page.getByRole('button', { name: words.welcome.next, exact: true }).click();
    },
  });

const press = (name: (words: Messages) => string) => async (page: Page, words: Messages) => {
  await showThumbnail(page);
  await page
    .getByRole('button', { name: name(words), exact: true })
    .first()
    .click();
};

const tab = (name: 'manual' | 'settings') => (page: Page, words: Messages) =>
  page.getByRole('tab', { name: words.tabs[name], exact: true }).click();

async function typePuyos(page: Page, words: Messages): Promise<void> {
  await tab('manual')(page, words);
  await page.getByRole('tab', { name: words.puyo.practice.games.puyo, exact: true }).click();
  await page.keyboard.type('rgbb');
}

async function typePieces(page: Page, words: Messages): Promise<void> {
  await tab('manual')(page, words);
  await page.keyboard.type('tisol');
}

async function openPasting(page: Page, words: Messages): Promise<void> {
  await typePieces(page, words);
  await page.getByRole('button', { name: words.manual.paste, exact: true }).click();
}

/** One cell is as the user has said. */
const corrected = (state: PanelState): PanelState => ({
  ...state,
  observation: { ...state.observation!, corrected: [[7, 0]] } as never,
});

async function openDetails(page: Page, words: Messages): Promise<void> {
  await showThumbnail(page);
  await page.getByText(words.details.heading).click();
  await page.locator('dl').waitFor();
}

const access: readonly Exclude<Access, 'given'>[] = ['unasked', 'refused', 'reopen', 'forbidden'];

export const panelScenes: readonly Scene[] = [
  watched('searching', (language) => stateOf(language)),
  panel('long-search', (language) => stateOf(language), { prepare: showCandidates }),
  watched('nothing-to-see', (language) => stateOf(language, { trouble: { kind: 'noSources', detail: '' } })),
  played('tetris', (language) =>
    tetrisState(language, { clear: { answer: 'depends', lines: 4, pieces: 6, solved: 42, total: 90 } }),
  ),
  panel('watch-details', (language) => corrected(tetrisState(language)), { prepare: openDetails }),
  played('wrong', (language) => tetrisState(language, { isDismissed: true })),
  played('covered', (language) => tetrisState(language, { status: 'covered', suggestion: null })),
  played('place-covered', (language) => tetrisState(language, { isHintCovered: true })),
  played('two-fields', (language) => tetrisState(language, { hasOtherField: true })),
  played('tetris-trouble', (language) =>
    tetrisState(language, { trouble: { kind: 'botReplaced', detail: 'the bot has ended with 1' } }),
  ),
  watched('taken-screen', (language) =>
    stateOf(language, { status: 'lost', trouble: { kind: 'screenTaken', detail: '' } }),
  ),
  played('unsure', (language) => {
    const state = tetrisState(language, { status: 'unsure', suggestion: null });
    return { ...state, observation: { ...state.observation!, doubts: doubts.slice(0, 3) } as never };
  }),
  played('over', (language) => tetrisState(language, { status: 'over', suggestion: null })),
  played('finished', (language) => tetrisState(language, { status: 'menu', suggestion: null })),
  watched('stale', (language) => stateOf(language, { status: 'stale' })),
  played('paused', (language) => tetrisState(language, { status: 'paused', suggestion: null })),
  played('puyo', (language) => puyoState(language)),
  welcome('game', (language) => stateOf(language), 0),
  welcome('access', (language) => stateOf(language, { access: 'unasked' }), 0),
  welcome('board', (language) => tetrisState(language), 1),
  welcome('no-board', (language) => stateOf(language), 1),
  welcome('hands', (language) => tetrisState(language), 2),
  panel('picker', (language) => tetrisState(language), { prepare: press((words) => words.watching.change) }),
  panel('drawing', (language) => stateOf(language), { prepare: press((words) => words.watching.draw) }),
  ...access.map((one) =>
    panel(`access-${one}`, (language) => stateOf(language, { access: one }), { seen: [help] }),
  ),
  panel('manual', (language) => stateOf(language), { prepare: typePieces }),
  panel('manual-pasting', (language) => stateOf(language), { prepare: openPasting }),
  panel('manual-puyo', (language) => stateOf(language), { prepare: typePuyos }),
  panel('settings', (language) => stateOf(language, { takenHotkeys: ['hintsKey'] }), {
    prepare: tab('settings'),
  }),
];
