import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../../../renderer/panel/App.svelte';
import { Panel } from '../../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../../electron/contract/words/languages.ts';
import { answerPuyo } from '../../../../../electron/hints/puyo/manual.ts';
import type { PuyoPosition } from '../../../../../electron/contract/asking/positions.ts';
import { suggest } from '../../../../../engine/puyo/advice/suggest.ts';
import { settings } from '../../../settings.ts';
import type { Bridge } from '../../../../../electron/contract/Bridge.ts';
import type { Language } from '../../../../../electron/contract/settings.ts';

const request = vi.fn();
let container: HTMLElement;

async function open(language: Language): Promise<void> {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  const panel = new Panel(bridge);
  panel.state = { ...panel.state, settings: { ...settings, language } };
  ({ container } = render(App, { panel }));
  await fireEvent.click(screen.getByRole('tab', { name: languages[language].tabs.manual }));
  await fireEvent.click(screen.getByRole('tab', { name: languages[language].puyo.practice.games.puyo }));
}

beforeEach(() => {
  request.mockReset();
  request.mockImplementation((channel: string, ask: PuyoPosition) =>
    channel === 'puyo:suggest'
      ? answerPuyo(ask, async (state) => suggest(state, { evaluator: 'potential' }))
      : Promise.resolve(null),
  );
});

const press = (key: string) => fireEvent.keyDown(window, { key });
const lying = () => container.querySelectorAll('.board [data-kind]').length;
const hints = () => container.querySelectorAll('[data-role=hint] [data-mark]').length;

describe.each<Language>(['ja', 'en'])('Puyo by hand in %s', (language) => {
  const words = languages[language];

  it('asks for pairs, reads the hint out, places it and takes it back', async () => {
    await open(language);
    expect(screen.getByText(words.puyo.manual.typePair)).toBeTruthy();
    await press('r');
    expect(container.textContent).toContain(words.puyo.manual.typeChild);
    for (const key of ['g', 'b', 'y']) await press(key);
    await waitFor(() => expect(hints()).toBe(2));
    expect(screen.getByRole('status').textContent).toMatch(language === 'ja' ? /\d列に置いて/ : /column \d/);
    await press(' ');
    expect(lying()).toBe(2);
    await waitFor(() => expect(hints()).toBe(2));
    await press('Backspace');
    expect(lying()).toBe(0);
  });
});

it("puts the brush's puyo on a column with a click, garbage too", async () => {
  await open('en');
  await fireEvent.click(screen.getByRole('radio', { name: 'garbage' }));
  await fireEvent.pointerDown(container.querySelector('[data-cell="4,9"]')!, { button: 0 });
  expect(container.querySelector('.board [data-kind]')!.getAttribute('data-kind')).toBe('O');
  expect(container.querySelector('.board [data-kind]')!.getAttribute('transform')).toBe('translate(4 12)');
});

it('takes a pasted field, and says what is wrong with another', async () => {
  await open('en');
  await fireEvent.click(screen.getByRole('button', { name: languages.en.puyo.manual.paste }));
  const text = screen.getByRole('textbox');
  await fireEvent.input(text, { target: { value: 'R..' } });
  await fireEvent.click(screen.getByRole('button', { name: languages.en.manual.pasteUse }));
  expect(screen.getByRole('alert').textContent).toContain('row 1');
  await fireEvent.input(text, { target: { value: 'RRR...' } });
  await fireEvent.click(screen.getByRole('button', { name: languages.en.manual.pasteUse }));
  expect(lying()).toBe(3);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows what a placed pair has fired', async () => {
  request.mockImplementation((channel: string, ask: PuyoPosition) =>
    answerPuyo(ask, async (state) => {
      const suggestion = suggest(state, { evaluator: 'potential', count: 22 });
      return { ...suggestion, candidates: suggestion.candidates.filter(({ role }) => role === 'fire') };
    }),
  );
  await open('en');
  await fireEvent.paste(window, { clipboardData: { getData: () => 'RRR...' } });
  for (const key of 'rg') await press(key);
  await waitFor(() => expect(hints()).toBe(2));
  expect(screen.getByText(languages.en.puyo.role.pop)).toBeTruthy();
  await press('Enter');
  expect(screen.getByText(languages.en.puyo.manual.fired(1, 40))).toBeTruthy();
  await waitFor(() => expect(lying()).toBe(1));
});

it('lets the evaluator be chosen, and says what each does', async () => {
  await open('en');
  await fireEvent.click(screen.getByRole('tab', { name: languages.en.tabs.settings }));
  const { name, line, choices } = languages.en.settings.controls.puyo.puyoEvaluator;
  const choice = screen.getByLabelText<HTMLSelectElement>(name);
  expect([...choice.options].map(({ text }) => text)).toEqual(Object.values(choices));
  choice.selectedIndex = 2;
  await fireEvent.change(choice);
  expect(request).toHaveBeenLastCalledWith('settings:change', { puyoEvaluator: 'thesis-2018' });
  expect(container.textContent).toContain((line as Record<string, string>)['thesis-2018']);
});
