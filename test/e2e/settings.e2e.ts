import { mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Okiba } from './stage/Okiba.ts';
import type { PanelPage } from './stage/PanelPage.ts';
import { PlainOkiba } from './stage/PlainOkiba.ts';
import { useStage } from './stage/stage.ts';
import { languages } from '../../electron/contract/words/languages.ts';

const stage = useStage();
const { en, ja } = languages;

const folder = () => join(stage.desktop.home, 'okiba');
const file = () => join(folder(), 'settings.json');
const stored = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>;

async function expectWords(okiba: PanelPage, ...words: string[]): Promise<void> {
  for (const text of words)
    await expect.poll(() => okiba.panel.locator('body').innerText(), { timeout: 20_000 }).toContain(text);
}

async function troubleOf(okiba: Okiba): Promise<string | undefined> {
  return (await okiba.state()).trouble?.kind;
}

/** Thirty megabytes of learned turns, one wrong value, and one that the user has chosen. */
function writeOverfull(): void {
  mkdirSync(folder(), { recursive: true });
  const turns = Object.fromEntries(
    Array.from({ length: 1_000_000 }, (_, game) => [`a game's window ${game}`, 'cw']),
  );
  writeFileSync(file(), JSON.stringify({ help: 'lots', language: 'ja', turns }));
}

it('repairs what is wrong, names it and keeps the rest; is not hurt while it runs; begins anew when asked', async () => {
  writeOverfull();
  const okiba = await stage.launch();
  await expectWords(okiba, ja.trouble.settingsRepaired, ja.hint.helpHeading, ja.settings.turns);
  expect((await okiba.state()).settings).toMatchObject({ help: 'keys', language: 'ja' });
  expect(readdirSync(folder())).toContain('settings.json.broken-1');

  truncateSync(file(), 7);
  await okiba.request('settings:change', { help: 'all' });
  expect((await okiba.state()).settings).toMatchObject({ help: 'all', language: 'ja' });
  expect(stored()).toMatchObject({ help: 'all', language: 'ja' });
  expect(stored()['turns']).toEqual({});

  await okiba.panel.getByRole('tab', { name: ja.tabs.settings }).click();
  await okiba.panel.getByRole('heading', { name: ja.settings.parts.more, exact: true }).click();
  await okiba.panel.getByRole('button', { name: ja.settings.reset.ask }).click();
  await okiba.panel.getByRole('button', { name: ja.settings.reset.yes }).click();
  await expectWords(okiba, en.settings.reset.done);
  expect((await okiba.state()).settings).toMatchObject({ help: 'keys', language: 'en' });
  expect(stored()).toMatchObject({ help: 'keys', language: 'en' });
});

it('has a window and says so while nothing can be saved, and saves as soon as it can', async () => {
  mkdirSync(file(), { recursive: true });
  const okiba = await stage.launch();
  await expectWords(okiba, en.trouble.settingsUnsaved, 'a folder stands in its place');
  await okiba.request('settings:change', { patterns: true });
  expect((await okiba.state()).settings.patterns).toBe(true);

  rmSync(file(), { recursive: true });
  await expect.poll(() => troubleOf(okiba), { timeout: 20_000 }).toBeUndefined();
  expect(stored()).toMatchObject({ patterns: true });
});

it('has a window if the home folder can’t be written, says so, and answers as usual', async () => {
  // In there even root can make no folder.
  const config = '/dev/null/none';
  const okiba = await PlainOkiba.start(stage.desktop, {
    XDG_CONFIG_HOME: config,
    OKIBA_USER_DATA: undefined,
  });
  try {
    await expectWords(okiba, en.trouble.nothingSaved, config);
    await okiba.request('settings:change', { patterns: true });
    expect((await okiba.state()).settings.patterns).toBe(true);
    await okiba.request('review:open', null);
    const review = await okiba.page('review');
    await expect
      .poll(() => review.locator('body').innerText(), { timeout: 20_000 })
      .toContain('No games yet');
  } finally {
    await okiba.end();
  }
});

it('has a window even without a folder', async () => {
  writeFileSync(folder(), 'no folder');
  const okiba = await stage.launch();
  await expectWords(okiba, en.trouble.nothingSaved, 'a file stands where its folder belongs');
  await okiba.request('settings:change', { patterns: true });
  rmSync(folder());
  await expect.poll(() => troubleOf(okiba), { timeout: 20_000 }).toBeUndefined();
  expect(stored()).toMatchObject({ patterns: true });
});
