/**
 * `npm run bench -- pages [TIMES] [PAGE]`: how long the pages of the built app (`npm run build`) take to open, all or one, each so often (10), the
 * settings' folder being the same; in milliseconds, the median and the range.
 * - window: from the request for a page that is closed to its first paint;
 * - page: loaded anew in its window, until what it is about stands there;
 * - script: the same from the end of its first script's transfer. For the trainer that is a puzzle on the board.
 * The panel opens with the app, which is started so often; its page ends with its first paint. The review begins with the
 * list of games; the trainer's records are a pane of it, measured from the key that asks for it.
 */
import type { Page } from 'playwright-core';
import { startDesktop } from '../../e2e/stage/desktop.ts';
import { Okiba } from '../../e2e/stage/Okiba.ts';

const times = Number(process.argv[2] ?? 10);
const only = process.argv[3];
const isWanted = (name: string): boolean => only === undefined || only === name;

/** What each page is about, as a selector. */
const contents = {
  practice: '.lobby',
  trainer: 'main[data-puzzle]',
  review: 'main',
  tiling: 'main',
} as const;
type Name = keyof typeof contents;

const columns = ['window', 'page', 'script'] as const;
type Figures = Record<(typeof columns)[number], number[]>;

/** Of the page: when the selector's element came, after it was asked for. */
async function followed(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const told = window as { shown?: number };
    new MutationObserver(() => {
      if (told.shown === undefined && document.querySelector(wanted)) told.shown = performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
}

async function reload(page: Page, selector: string): Promise<{ shown: number; script: number }> {
  await page.reload({ waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => {
    const shown = (window as { shown?: number }).shown!;
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return { shown, script: shown - (script as PerformanceResourceTiming).responseEnd };
  });
}

/** When it was first painted: the page's own times, and where they count from, in milliseconds since 1970. */
function painted(page: Page): Promise<{ origin: number; shown: number }> {
  return page.evaluate(async () => {
    let paints: PerformanceEntryList = [];
    while (paints.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      paints = performance.getEntriesByName('first-contentful-paint');
    }
    return { origin: performance.timeOrigin, shown: paints[0]!.startTime };
  });
}

/** From the request to the first paint of a window that was closed. */
async function openAnew(okiba: Okiba, name: Name): Promise<{ page: Page; ms: number }> {
  const asked = Date.now();
  await okiba.request(`${name}:open`, null);
  const page = await okiba.window(name);
  const { origin, shown } = await painted(page);
  return { page, ms: origin + shown - asked };
}

async function measure(okiba: Okiba, name: Name): Promise<Figures> {
  const figures: Figures = { window: [], page: [], script: [] };
  for (let one = 0; one < times; one++) {
    const { page, ms } = await openAnew(okiba, name);
    figures.window.push(ms);
    await page.close();
  }
  const { page } = await openAnew(okiba, name);
  await followed(page, contents[name]);
  for (let one = 0; one < times; one++) {
    const { shown, script } = await reload(page, contents[name]);
    figures.page.push(shown);
    figures.script.push(script);
  }
  return figures;
}

function told(values: readonly number[]): string {
  if (values.length === 0) return '-';
  const sorted = [...values].sort((a, b) => a - b).map((ms) => ms.toFixed(0));
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}-${sorted.at(-1)})`;
}

async function measurePanel(): Promise<Figures> {
  const figures: Figures = { window: [], page: [], script: [] };
  for (let one = 0; one < times; one++) {
    const started = await Okiba.launch(desktop);
    figures.page.push((await painted(started.panel)).shown);
    await started.close();
  }
  return figures;
}

/** From the key to the pane. */
async function measureProgress(page: Page): Promise<Figures> {
  const figures: Figures = { window: [], page: [], script: [] };
  for (let one = 0; one < times; one++) {
    await page.reload();
    await page.locator(contents.trainer).waitFor();
    const ms = await page.evaluate(async () => {
      const began = performance.now();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', code: 'KeyP' }));
      while (!document.querySelector('main.pane section')) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
    figures.page.push(ms);
  }
  return figures;
}

function print(name: string, figures: Figures): void {
  console.log([name, ...columns.map((column) => told(figures[column]))].map(padded).join(''));
}

const padded = (cell: string): string => cell.padEnd(18);

const desktop = await startDesktop();
console.log(['', ...columns].map(padded).join(''));
if (isWanted('panel')) print('panel', await measurePanel());
const okiba = await Okiba.launch(desktop);
try {
  for (const name of (Object.keys(contents) as Name[]).filter(isWanted))
    print(name, await measure(okiba, name));
  if (isWanted('trainer')) print('trainer progress', await measureProgress(await okiba.page('trainer')));
} finally {
  await okiba.close();
  await desktop.stop();
}
