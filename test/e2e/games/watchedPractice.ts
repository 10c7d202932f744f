/** The practice game as one that is watched and helped through the screen. */
import type { Page } from 'playwright-core';
import type { PanelPage } from '../stage/PanelPage.ts';

export async function watchPractice(okiba: PanelPage): Promise<void> {
  await okiba.request('settings:change', { watchesPractice: true });
}

/** An app whose pages can be looked into. */
type Pages = PanelPage & { page(name: string): Promise<Page> };

/** Opened, and ready to begin: keys that are pressed before that are lost. */
export async function openWatchedPractice(okiba: Pages): Promise<void> {
  await watchPractice(okiba);
  await okiba.request('practice:open', null);
  await (await okiba.page('practice')).locator('.lobby').waitFor();
}
