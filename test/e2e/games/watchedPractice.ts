/** The practice game as one that is watched and helped through the screen. */
import type { PanelPage } from '../stage/PanelPage.ts';

export async function watchPractice(okiba: PanelPage): Promise<void> {
  await okiba.request('settings:change', { watchesPractice: true });
}

export async function openWatchedPractice(okiba: PanelPage): Promise<void> {
  await watchPractice(okiba);
  await okiba.request('practice:open', null);
}
