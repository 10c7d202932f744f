import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Help } from '../../../electron/contract/help.ts';
import { languages } from '../../../electron/contract/words/languages.ts';
import { PlainOkiba } from '../stage/PlainOkiba.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
const words = languages.en;

it('is paused by a second start with --toggle, and brought to the front by one without', async () => {
  const okiba = await stage.launch();
  const env = { OKIBA_USER_DATA: join(stage.desktop.home, 'okiba') };
  const helpIs = (help: Help) => okiba.until(({ settings }) => settings.help === help, `help ${help}`);
  await PlainOkiba.startAgain(stage.desktop, env, '--toggle');
  await helpIs('off');
  await PlainOkiba.startAgain(stage.desktop, env, '--toggle');
  await helpIs('keys');

  // What is hidden can't be minimised by a user, and would be shown by it.
  await okiba.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .filter((one) => one.isVisible())
      .forEach((one) => one.minimize()),
  );
  await PlainOkiba.startAgain(stage.desktop, env);
  const focused = () =>
    okiba.app.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle() ?? null);
  await expect.poll(focused, { timeout: 10_000 }).toBe('Okiba');
});

it('starts with the system only after that was chosen', async () => {
  const okiba = await stage.launch();
  const entry = join(stage.desktop.home, '.config/autostart/okiba.desktop');
  expect(existsSync(entry)).toBe(false);
  await okiba.panel.getByRole('tab', { name: words.tabs.settings }).click();
  await okiba.panel.getByRole('heading', { name: words.settings.parts.more, exact: true }).click();
  await okiba.panel.getByText(words.settings.controls.system.startsWithSystem.name).click();
  await expect.poll(() => existsSync(entry) && readFileSync(entry, 'utf8')).toContain('"--minimised"');
  await okiba.request('settings:change', { startsWithSystem: false });
  expect(existsSync(entry)).toBe(false);
});
