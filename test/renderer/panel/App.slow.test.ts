import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../renderer/panel/App.svelte';
import { Panel } from '../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { PanelState, Status } from '../../../electron/contract/panel.ts';
import type { Language } from '../../../electron/contract/settings.ts';
import { doubts } from '../../../vision/types.ts';
import { settings } from '../settings.ts';
import { candidate } from '../candidate.ts';
import { makeSuggestion } from '../../electron/sightings.ts';
import { hint, seen, stateOf } from './shownState.ts';
import { cellsAt } from '../../cellsAt.ts';

const thumbnail = { width: 2, height: 1, data: new Uint8Array(8), board: null };
const request = vi.fn();
let panel: Panel;

function show(state: PanelState): HTMLElement {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  panel = new Panel(bridge);
  panel.state = state;
  return render(App, { panel }).container;
}

beforeEach(() => {
  request.mockReset();
  request.mockResolvedValue(null);
});

afterEach(() => vi.restoreAllMocks());

describe.each<Language>(['ja', 'en'])('the panel in %s', (language) => {
  const words = languages[language];
  const spoken = { ...settings, language };

  it.each(Object.keys(words.status) as Status[])('shows %s as icon, word and line', (status) => {
    show(stateOf(status, { settings: spoken }));
    const line = screen.getByRole('status');
    expect(line.querySelector('svg')).not.toBeNull();
    expect(line.textContent).toContain(words.status[status].word);
    expect(line.textContent).toContain(words.status[status].line);
    expect(document.documentElement.lang).toBe(language);
  });

  it('says where the place is shown: only in the panel if the game’s place is unknown', () => {
    show(stateOf('ready', { settings: spoken, hasPlace: false }));
    const line = screen.getByRole('status').textContent;
    expect(line).toContain(words.shownHere);
    expect(line).not.toContain(words.status.ready.line);
  });

  it('does not say that the place is shown where another window covers it', () => {
    show(stateOf('ready', { settings: spoken, isHintCovered: true }));
    const line = screen.getByRole('status').textContent;
    expect(line).toContain(words.status.covered.word);
    expect(line).toContain(words.placeCovered);
    expect(line).not.toContain(words.status.ready.word);
    expect(line).not.toContain(words.status.ready.line);
  });

  it('says what it is not sure of', () => {
    show(stateOf('unsure', { settings: spoken, observation: { ...seen, doubts: [...doubts] } }));
    for (const doubt of doubts) expect(screen.getByText(words.doubt[doubt])).toBeTruthy();
  });

  it('offers the practice game and manual entry while there is no game', async () => {
    show(stateOf('searching', { settings: spoken, observation: null, source: null }));
    await fireEvent.click(screen.getByText(words.start.practice));
    expect(request).toHaveBeenCalledWith('practice:open', null);
    await fireEvent.click(screen.getByText(words.start.manual));
    expect(screen.getByLabelText(words.manual.pieces)).toBeTruthy();
  });

  it('says what is wrong and what can be done', () => {
    const trouble = { kind: 'sourceMinimised', detail: '' } as const;
    show(stateOf('lost', { settings: spoken, trouble }));
    expect(screen.getByRole('alert').textContent).toContain(words.trouble.sourceMinimised);
  });

  it('offers them while a game is seen too, one click away, below the hint', async () => {
    show(stateOf('ready', { settings: spoken }));
    const practice = screen.getByText(words.rooms.practice);
    expect(practice.closest('details')).toBeNull();
    const hint = screen.getByRole('region', { name: words.hint.heading });
    for (const other of [practice, screen.getByRole('region', { name: words.watching.heading })])
      expect(hint.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await fireEvent.click(screen.getByText(words.rooms.review));
    expect(request).toHaveBeenCalledWith('review:open', null);
  });

  it('promises fair play', () => {
    show(stateOf('ready', { settings: spoken }));
    expect(screen.getByText(words.fairPlay)).toBeTruthy();
  });
});

describe('the panel', () => {
  const words = languages.en;

  it('says the hint in words, keys and a reason', () => {
    const container = show(stateOf('ready'));
    expect(screen.getByText('T to columns 4–6')).toBeTruthy();
    expect([...container.querySelectorAll('kbd svg')].map((icon) => icon.getAttribute('aria-label'))).toEqual(
      [words.key.left, words.key.hardDrop],
    );
    expect(screen.getByText('Fits without a gap.')).toBeTruthy();
    expect(container.querySelector('[data-role=hint]')).not.toBeNull();
  });

  it.each([
    ['off', false, false, false],
    ['place', true, false, false],
    ['keys', true, true, false],
    ['all', true, true, true],
  ] as const)('%s shows place %s, keys %s, a second place %s', (help, place, keys, second) => {
    const given = makeSuggestion(hint, candidate('T', cellsAt('0,0 1,0 2,0 1,1')));
    const container = show(stateOf('ready', { suggestion: given, settings: { ...settings, help } }));
    expect(screen.queryByText('T to columns 4–6') !== null).toBe(place);
    expect(container.querySelector('[data-role=hint]') !== null).toBe(place);
    expect(container.querySelector('kbd') !== null).toBe(keys);
    expect(container.querySelector('[data-role=second]') !== null).toBe(second);
  });

  it('shows no hint that is withheld', () => {
    const container = show(stateOf('unsure', { suggestion: makeSuggestion(hint) }));
    expect(container.querySelector('[data-role=hint]')).toBeNull();
    expect(container.querySelector('kbd')).toBeNull();
  });

  it('changes help by control and by the keys 0 to 5', async () => {
    show(stateOf('ready'));
    await fireEvent.click(screen.getByRole('radio', { name: words.help.all.name }));
    expect(request).toHaveBeenLastCalledWith('settings:change', { help: 'all' });
    await fireEvent.keyDown(window, { key: '3' });
    expect(request).toHaveBeenLastCalledWith('settings:change', { help: 'place' });
    expect(screen.getByText(words.help.place.line)).toBeTruthy();
    await fireEvent.keyDown(window, { key: '6' });
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('changes the language at once', async () => {
    show(stateOf('searching'));
    await fireEvent.click(screen.getByRole('tab', { name: words.tabs.settings }));
    await fireEvent.click(screen.getByRole('radio', { name: '日本語' }));
    expect(request).toHaveBeenCalledWith('settings:change', { language: 'ja' });
    expect(screen.getByText(languages.ja.settings.controls.looks.patterns.name)).toBeTruthy();
  });

  it('gives screen readers the heights of the columns', () => {
    show(stateOf('ready'));
    const told = document.querySelector('desc')!.textContent;
    expect(told).toBe(words.seen.heights('1, 1, 0, 0, 0, 0, 0, 0, 0, 0'));
  });

  it('lets another source be chosen', async () => {
    const window = { id: 'window:7:0', name: 'Other Game', kind: 'window' };
    const answers: Record<string, unknown> = {
      'sources:list': [window],
      'sources:pictures': { 'window:7:0': 'data:image/png;base64,' },
    };
    request.mockImplementation((channel: string) => Promise.resolve(answers[channel] ?? null));
    const container = show(stateOf('searching', { observation: null }));
    await fireEvent.click(screen.getByText(words.watching.change));
    const row = await screen.findByText('Other Game');
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
    await fireEvent.click(row);
    expect(request).toHaveBeenLastCalledWith('sources:choose', { id: 'window:7:0' });
    expect(screen.queryByText('Other Game')).toBeNull();
  });

  it('sends a click on the picture as fractions', async () => {
    show(stateOf('searching', { observation: null }));
    panel.thumbnail = thumbnail;
    const picture = await screen.findByLabelText(words.watching.picture);
    const box = { left: 10, top: 20, width: 200, height: 100 } as DOMRect;
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(box);
    await fireEvent.click(picture, { clientX: 60, clientY: 95, detail: 1 });
    expect(request).toHaveBeenLastCalledWith('board:command', { kind: 'click', at: { x: 0.25, y: 0.75 } });
  });

  it('says in one line what main refused', async () => {
    request.mockRejectedValueOnce(new Error('practice:open: no display'));
    show(stateOf('searching', { observation: null }));
    await fireEvent.click(screen.getByText(words.start.practice));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no display'));
  });
});

describe('manual entry', () => {
  const words = languages.en.manual;
  const corner = candidate('T', cellsAt('0,0 1,0 2,0 1,1'));

  async function open(): Promise<HTMLElement> {
    request.mockImplementation((channel: string) =>
      Promise.resolve(channel === 'manual:suggest' ? { ok: true, suggestion: makeSuggestion(corner) } : null),
    );
    const container = show(stateOf('searching', { observation: null }));
    await fireEvent.click(screen.getByRole('tab', { name: languages.en.tabs.manual }));
    return container;
  }

  const press = (key: string) => fireEvent.keyDown(window, { key });
  const blocks = (container: HTMLElement) => container.querySelectorAll('.board [data-kind]').length;

  it('draws the hint for a typed piece and places it with Space', async () => {
    const container = await open();
    await press('t');
    await screen.findByText('T to columns 1–3');
    expect(request).toHaveBeenLastCalledWith('manual:suggest', {
      cells: Array(20).fill('..........'),
      queue: ['T'],
      hold: null,
    });
    expect(container.querySelector('[data-role=hint]')).not.toBeNull();
    await press(' ');
    expect(blocks(container)).toBe(4);
    expect(container.querySelector('[data-role=hint]')).toBeNull();
    await press('Backspace');
    expect(blocks(container)).toBe(0);
    await fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
    expect(blocks(container)).toBe(4);
  });

  it('leaves the keyboard alone when a button is pressed with the pointer', async () => {
    await open();
    const piece = screen.getByRole('button', { name: 'S piece' });
    expect(await fireEvent.mouseDown(piece)).toBe(false);
  });

  it('lets Space press a button that the keyboard went to, but not the tab', async () => {
    const container = await open();
    await press('t');
    await screen.findByText('T to columns 1–3');
    await fireEvent.keyDown(screen.getByText(words.clear), { key: ' ' });
    expect(blocks(container)).toBe(0);
    await fireEvent.keyDown(screen.getByRole('tab', { name: languages.en.tabs.manual }), { key: ' ' });
    expect(blocks(container)).toBe(4);
  });

  it('takes pieces from buttons and cells from clicks', async () => {
    const container = await open();
    await fireEvent.click(screen.getByRole('button', { name: 'S piece' }));
    await fireEvent.pointerDown(container.querySelector('[data-cell="4,0"]')!, { button: 0 });
    expect(request).toHaveBeenLastCalledWith(
      'manual:suggest',
      expect.objectContaining({ queue: ['S'], cells: [...Array(19).fill('..........'), '....X.....'] }),
    );
  });

  it('names what is wrong with a pasted board, and where', async () => {
    const container = await open();
    await fireEvent.click(screen.getByText(words.paste));
    const text = container.querySelector('textarea')!;
    await fireEvent.input(text, { target: { value: '..........\n...?......' } });
    await fireEvent.click(screen.getByText(words.pasteUse));
    expect(screen.getByRole('alert').textContent).toBe(words.textLetter(2, 4, '?'));
    await fireEvent.input(text, { target: { value: 'XXXX.XXXXX' } });
    await fireEvent.click(screen.getByText(words.pasteUse));
    expect(container.querySelector('textarea')).toBeNull();
    expect(blocks(container)).toBe(9);
  });

  it('does not take letters that are typed into the text field', async () => {
    const container = await open();
    await fireEvent.click(screen.getByText(words.paste));
    await fireEvent.keyDown(container.querySelector('textarea')!, { key: 't' });
    expect(request).not.toHaveBeenCalledWith('manual:suggest', expect.anything());
  });
});

describe('help where reading fails', () => {
  const picture = { url: 'data:image/jpeg;base64,', width: 800, height: 600 };

  it('offers to draw the board if none was found, and returns to watching', async () => {
    show(stateOf('searching', { observation: null }));
    panel.thumbnail = thumbnail;
    request.mockResolvedValue(picture);
    await fireEvent.click(await screen.findByText(languages.en.watching.draw));
    const area = await screen.findByLabelText(languages.en.draw.picture);
    expect(request).toHaveBeenCalledWith('board:picture', null);
    await fireEvent.keyDown(area, { key: 'ArrowLeft' });
    await fireEvent.click(screen.getByText(languages.en.draw.use));
    expect(request).toHaveBeenCalledWith('board:command', {
      kind: 'draw',
      outline: expect.objectContaining({ columns: 10, rows: 20 }) as unknown,
    });
    await waitFor(() => expect(screen.queryByLabelText(languages.en.draw.picture)).toBeNull());
  });

  it('says why there is no picture', async () => {
    show(stateOf('searching', { observation: null }));
    panel.thumbnail = thumbnail;
    request.mockRejectedValue(new Error('nothing is watched'));
    await fireEvent.click(await screen.findByText(languages.en.watching.draw));
    expect(await screen.findByText(/nothing is watched/)).toBeTruthy();
  });

  it('saves a case and shows where, and forgets remembered boards', async () => {
    show(stateOf('ready', { remembered: 2 }));
    panel.page = 'settings';
    request.mockResolvedValue({ folder: '/home/me/Okiba/case' });
    await fireEvent.click(await screen.findByRole('button', { name: languages.en.system.support.save }));
    expect(await screen.findByText(/home.me.Okiba.case/)).toBeTruthy();
    await fireEvent.click(screen.getByText(languages.en.settings.forget));
    expect(request).toHaveBeenCalledWith('layouts:forget', null);
  });
});
