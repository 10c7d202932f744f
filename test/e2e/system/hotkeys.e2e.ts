import { expect, it } from 'vitest';
import { languages } from '../../../renderer/shared/words/languages.ts';
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
      names: ['hintsKey', 'caseKey'],
      detail: 'Ctrl+Shift+H, Ctrl+Shift+F8',
    });
    await second.panel.getByRole('tab', { name: languages.en.tabs.settings }).click();
    await second.panel.getByRole('button', { name: words.hotkeys.names.hintsKey }).click();
    await second.panel.keyboard.press('Alt+Shift+K');
    await second.until(({ takenHotkeys }) => takenHotkeys.join() === 'caseKey', 'one of them is free');

    stage.desktop.run('xdotool', 'key', 'alt+shift+k');
    await second.until(({ settings }) => settings.helpLevel === 0, 'hints are paused');
    expect((await first.state()).settings.helpLevel).toBe(2);
    stage.desktop.run('xdotool', 'key', 'ctrl+shift+h');
    await first.until(({ settings }) => settings.helpLevel === 0, 'hints are paused in the first');
  } finally {
    await second.close();
  }
});
