import { expect, it } from 'vitest';
import { hotkeyNames } from '../../../electron/contract/settings.ts';
import { languages } from '../../../electron/contract/words/languages.ts';
import { Okiba } from '../stage/Okiba.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
const words = languages.en.system;

it('names shortcuts that another program has, and takes others in their place', async () => {
  const first = await stage.launch();
  const second = await Okiba.launch(stage.desktop, 'another');
  try {
    const { trouble } = await second.until((state) => state.trouble !== null, 'the shortcuts are taken');
    expect(trouble).toMatchObject({
      kind: 'hotkeysTaken',
      names: hotkeyNames,
      detail: expect.stringMatching(/^Ctrl\+Shift\+H, Ctrl\+Shift\+F6, /),
    });
    await second.panel.getByRole('tab', { name: languages.en.tabs.settings }).click();
    await second.panel.getByRole('heading', { name: words.hotkeys.heading }).click();
    await second.panel.getByRole('button', { name: words.hotkeys.names.hintsKey }).click();
    await second.panel.keyboard.press('Alt+Shift+K');
    await second.until(({ takenHotkeys }) => !takenHotkeys.includes('hintsKey'), 'one of them is free');

    stage.desktop.run('xdotool', 'key', 'alt+shift+k');
    await second.until(({ settings }) => settings.help === 'off', 'hints are paused');
    expect((await first.state()).settings.help).toBe('keys');
    stage.desktop.run('xdotool', 'key', 'ctrl+shift+h');
    await first.until(({ settings }) => settings.help === 'off', 'hints are paused in the first');
  } finally {
    await second.close();
  }
});

it('gives more and less help, reads aloud, goes to the next window and puts the panel away, all by shortcuts', async () => {
  const okiba = await stage.launch();
  const { desktop } = stage;
  const isMinimised = () =>
    okiba.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().some((one) => one.getTitle() === 'Okiba' && one.isMinimized()),
    );
  desktop.run('xdotool', 'key', 'ctrl+shift+F7');
  await okiba.until(({ settings }) => settings.help === 'all', 'all the help');
  desktop.run('xdotool', 'key', 'ctrl+shift+F6');
  await okiba.until(({ settings }) => settings.help === 'keys', 'a step less');
  desktop.run('xdotool', 'key', 'ctrl+shift+F11');
  await okiba.until(({ settings }) => settings.readsAloud, 'hints are read aloud');
  desktop.run('xdotool', 'key', 'ctrl+shift+F10');
  await okiba.until(({ settings }) => settings.sourceId !== null, 'a source is chosen');
  desktop.run('xdotool', 'key', 'ctrl+shift+F12');
  desktop.run('xdotool', 'key', 'ctrl+shift+F12');
  await expect.poll(isMinimised, { timeout: 10_000 }).toBe(true);
});
