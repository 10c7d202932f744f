/**
 * `npm run bench -- main [GAMES] [RECORDS]`: how the built app (`npm run build`) bears years of games, 20,000 of them
 * with 100,000 records of puzzles: for how long the main process hears nothing at the longest, how long the review takes
 * from its being asked for to a drawn list, with and without an index, and how much memory that takes. Asked: never deaf
 * for longer than 50 ms; the list within 500 ms and 150 MB.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sleep, startDesktop, type Desktop } from '../../e2e/stage/desktop.ts';
import { Okiba } from '../../e2e/stage/Okiba.ts';
import { costOfTree } from '../app/processes/appProcesses.ts';
import { fillYears } from './years/fillYears.ts';

const [games, records] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 100_000)];
const settleMs = 4000;

type Drawn = { drawnAt?: number };

/** Notes in every page when the first of these elements stands in it. */
const watchFor = (selector: string): void => {
  new MutationObserver(() => {
    const told = window as Drawn;
    if (told.drawnAt === undefined && document.querySelector(selector)) told.drawnAt = Date.now();
  }).observe(document, { childList: true, subtree: true });
};

/** From now on the main process counts the longest time between two turns of its loop. */
const listen = (okiba: Okiba): Promise<void> =>
  okiba.app.evaluate(() => {
    const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks');
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    (globalThis as { benchDelay?: typeof delay }).benchDelay = delay;
  });

/** Milliseconds since the last call. */
const deaf = (okiba: Okiba): Promise<number> =>
  okiba.app.evaluate(() => {
    const { benchDelay } = globalThis as unknown as { benchDelay: { max: number; reset(): void } };
    const longest = benchDelay.max / 1e6;
    benchDelay.reset();
    return longest;
  });

/** Milliseconds from the request until something of the page is drawn. */
async function drawn(
  okiba: Okiba,
  page: 'review' | 'trainer' | 'tiling',
  until: number,
): Promise<[number, Page]> {
  const asked = Date.now();
  await okiba.request(`${page}:open`, null);
  const opened = await okiba.page(page);
  await opened.waitForFunction(() => (window as Drawn).drawnAt !== undefined, null, { timeout: until });
  return [(await opened.evaluate(() => (window as Drawn).drawnAt!)) - asked, opened];
}

const say = (what: string, ms: number, deafMs: number, more = ''): void =>
  console.log(`${what}: ${ms.toFixed(0)} ms; main deaf for ${deafMs.toFixed(0)} ms at most${more}`);

const memory = (okiba: Okiba): number => costOfTree(okiba.app.process().pid!).pss;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

async function launch(desktop: Desktop, selector: string): Promise<Okiba> {
  const okiba = await Okiba.launch(desktop, 'years');
  await okiba.app.context().addInitScript(watchFor, selector);
  await listen(okiba);
  await sleep(settleMs);
  await deaf(okiba);
  return okiba;
}

async function review(desktop: Desktop, what: string): Promise<void> {
  const okiba = await launch(desktop, 'nav li button');
  const before = memory(okiba);
  const [ms] = await drawn(okiba, 'review', 300_000);
  const deafMs = await deaf(okiba);
  const more = `, ${megabytes(memory(okiba) - before)} more, the page's process included`;
  say(what, ms, deafMs, more);
  await okiba.close();
}

/** A page that asks for no records: what opening a page costs on this machine, as busy as it is. */
async function tiling(desktop: Desktop): Promise<void> {
  const okiba = await launch(desktop, 'button');
  const [ms] = await drawn(okiba, 'tiling', 60_000);
  say('for comparison, a page without records', ms, await deaf(okiba));
  await okiba.close();
}

/** Until all that was kept is known: the progress counts it. */
async function trainer(desktop: Desktop): Promise<void> {
  const okiba = await launch(desktop, 'main[data-puzzle]');
  const before = memory(okiba);
  const [ms, page] = await drawn(okiba, 'trainer', 300_000);
  const asked = performance.now();
  await page.evaluate(() => window.okiba.request('trainer:progress', null));
  const known = ms + performance.now() - asked;
  await sleep(settleMs);
  say('trainer, to its first puzzle', ms, await deaf(okiba));
  console.log(`  its records known after ${known.toFixed(0)} ms; ${megabytes(memory(okiba) - before)} more`);
  await okiba.close();
}

const desktop = await startDesktop();
try {
  const folder = join(desktop.home, 'years');
  console.log(`${games} games, ${records} records of puzzles`);
  fillYears(folder, games, records);
  await review(desktop, 'review, without an index');
  for (let time = 0; time < 3; time++) await review(desktop, 'review');
  await trainer(desktop);
  await tiling(desktop);
  rmSync(folder, { recursive: true });
} finally {
  await desktop.stop();
}
