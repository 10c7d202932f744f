import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SettingsPage from '../../../../renderer/panel/settings/SettingsPage.svelte';
import { controlWords } from '../../../../electron/contract/words/settings/controlWords.ts';
import { firstParts, moreParts } from '../../../../renderer/panel/settings/parts/table.ts';
import { Panel } from '../../../../renderer/panel/Panel.svelte.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import { settingNames, type Language, type Settings } from '../../../../electron/contract/settings.ts';
import { settings } from '../../settings.ts';
import { stateOf } from '../shownState.ts';

const request = vi.fn();
let panel: Panel;

function show(change: Partial<Settings>): void {
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  panel = new Panel(bridge);
  panel.state = stateOf('ready', { settings: { ...settings, ...change } });
  render(SettingsPage, { panel });
}

/** Whether what has these words stands in the page, and in nothing that is closed. */
function isSeen(text: string): boolean {
  const found = screen.queryAllByText(text);
  return found.some((one) => one.closest('details:not([open])') === null || one.closest('summary') !== null);
}
const search = (query: string) =>
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } });

beforeEach(() => request.mockReset().mockResolvedValue(null));

it('has a place for every setting of the table that has words', () => {
  const placed = [...firstParts, ...moreParts].flatMap(({ entries }) =>
    entries.flatMap(({ name }) => name ?? []),
  );
  const told = settingNames.filter((name) => controlWords(languages.en.settings, name));
  expect(placed.toSorted()).toEqual(told.toSorted());
});

describe.each<Language>(['ja', 'en'])('the settings in %s', (language) => {
  const all = languages[language];
  const { controls, parts, search: words, bot } = all.settings;

  it('show at first what beginners need, and the rest behind “More”', async () => {
    show({ language });
    for (const text of [controls.looks.appearance.name, controls.hints.skill.name, parts.more])
      expect(isSeen(text), text).toBe(true);
    for (const text of [controls.thinking.evaluator.name, controls.puyo.puyoEvaluator.name, bot])
      expect(isSeen(text), text).toBe(false);
  });

  it.each([
    [controls.thinking.evaluator.name, controls.looks.appearance.name],
    [bot, controls.hints.skill.name],
    ['TBP', controls.hints.skill.name],
    [all.system.hotkeys.names.moreHelpKey, controls.looks.patterns.name],
    [controls.system.updates.choices.beta, bot],
  ])('find %s in any folded part, and show nothing like %s then', async (query, other) => {
    show({ language });
    await search(query);
    const shown = query === 'TBP' ? bot : query;
    expect(isSeen(shown)).toBe(true);
    expect(screen.queryByText(other)).toBeNull();
  });

  it('say if nothing is found, and show all again', async () => {
    show({ language });
    await search('xyzzy');
    expect(screen.getByText(words.none('xyzzy'))).toBeTruthy();
    expect(screen.queryByText(parts.more)).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: words.showAll }));
    expect(isSeen(parts.more)).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it.each([
    [controls.hints.skill.name, controls.hints.skill.choices.spins, { skill: 'spins' }],
    [controls.hints.skill.name, controls.hints.skill.choices.slides, { skill: 'slides' }],
    [controls.thinking.misdrops.name, controls.thinking.misdrops.choices.off, { misdrops: 'off' }],
    [controls.thinking.evaluator.name, controls.thinking.evaluator.choices.tspin, { evaluator: 'tspin' }],
  ])('change %s: %s', async (label, choice, change) => {
    show({ language });
    const value = screen.getByText<HTMLOptionElement>(choice).value;
    await fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(request).toHaveBeenCalledWith('settings:change', change);
  });

  it('switch the warning off', async () => {
    show({ language });
    await fireEvent.click(screen.getByLabelText(new RegExp(controls.thinking.warns.name)));
    expect(request).toHaveBeenCalledWith('settings:change', { warns: false });
  });
});

it('shows an evaluator without words by its name', () => {
  show({ evaluator: 'dellacherie' });
  expect(screen.getByText('dellacherie')).toBeTruthy();
});

it('offers a game its own settings while one is watched, and not elsewhere', async () => {
  show({});
  await search(languages.en.games.own.name);
  expect(screen.getByText(languages.en.settings.search.none(languages.en.games.own.name))).toBeTruthy();
  request.mockResolvedValue(settings);
  panel.state = stateOf('ready', { game: { title: 'Some Game', hasOwn: false } });
  await fireEvent.click(await screen.findByRole('switch'));
  expect(request).toHaveBeenCalledWith('settings:own', true);
});
