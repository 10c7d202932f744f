import { expect } from 'vitest';
import { openWatchedPractice } from '../../e2e/games/watchedPractice.ts';
import type { HintingApp } from '../../e2e/playing/playWithHints.ts';
import type { Desktop } from '../../e2e/stage/desktop.ts';
import type { PanelPage } from '../../e2e/stage/PanelPage.ts';
import { PlainOkiba } from '../../e2e/stage/PlainOkiba.ts';

/**
 * An installed app starts, helps at the practice game, does `more`, and ends when it is asked to. Its data go where users'
 * do.
 */
export async function expectHint(
  desktop: Desktop,
  executablePath: string,
  more: (app: PanelPage) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await PlainOkiba.start(desktop, { OKIBA_USER_DATA: undefined }, { executablePath, args });
  await expectHelp(app);
  await more(app);
  expect(await app.end()).toBe(true);
}

/** A running app finds the practice game, reads it and tells where its piece should go. */
export async function expectHelp(app: HintingApp, timeoutMs = 30_000): Promise<void> {
  await openWatchedPractice(app);
  await (await app.page('practice')).keyboard.press('Enter');
  const { observation } = await app.until(({ suggestion }) => suggestion !== null, 'a hint', timeoutMs);
  expect(observation).toMatchObject({ game: 'tetris', columns: 10, rows: 20 });
}
