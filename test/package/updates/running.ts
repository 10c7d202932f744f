/** What is asked of a running app before and after an update. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isReady, type HintingApp } from '../../e2e/playing/playWithHints.ts';
import type { Desktop } from '../../e2e/stage/desktop.ts';
import type { PanelPage } from '../../e2e/stage/PanelPage.ts';
import { expectFollowed } from '../stage/expectFollowed.ts';
import { expectHelp } from '../stage/expectHint.ts';
import { listFiles } from '../stage/files.ts';

/** As its pages name it to the web. */
export async function versionOf({ panel }: PanelPage): Promise<string> {
  const agent = await panel.evaluate(() => navigator.userAgent);
  const version = /\bokiba\/(\S+)/i.exec(agent)?.[1];
  if (!version) throw new Error(`no version in ${agent}`);
  return version;
}

/** What no version has at first. */
export const chosen = { startsWithSystem: true, help: 'all', patterns: true } as const;

/**
 * A game is watched, some of its pieces are dropped, and meanwhile, as soon as `letGo` is called, the new version comes
 * into `pending`; the hints go on.
 */
export async function expectFetchedAtPlay(
  okiba: HintingApp,
  desktop: Desktop,
  letGo: () => void,
  pending: string,
): Promise<void> {
  await okiba.request('settings:change', chosen);
  await expectHelp(okiba, 60_000);
  expect(listFiles(pending)).not.toContain('update-info.json');
  letGo();
  await expectFollowed(okiba, desktop);
  await expect.poll(() => listFiles(pending), { timeout: 120_000 }).toContain('update-info.json');
  for (let piece = 0; piece < 6; piece++) await dropPiece(okiba);
}

async function dropPiece(okiba: HintingApp): Promise<void> {
  const { piece } = await okiba.until(isReady, 'a hint');
  await (await okiba.page('practice')).keyboard.press('Space');
  await okiba.until((state) => isReady(state) && state.piece !== piece, 'a hint for the next piece');
}

/** The files of the watched games, each with what is in it. */
export function gamesIn(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((name) => name.endsWith('.jsonl'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
