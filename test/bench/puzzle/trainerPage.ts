/**
 * `npm run bench -- trainerPage [TIMES]`: how long the trainer of the built app (`npm run build`) takes from its page's
 * first script to a puzzle on the board, in milliseconds; opened anew so often (5), the settings' folder being the same.
 */
import { startDesktop } from '../../e2e/stage/desktop.ts';
import { Okiba } from '../../e2e/stage/Okiba.ts';

const times = Number(process.argv[2] ?? 5);
const puzzle = 'main[data-puzzle]';

const desktop = await startDesktop();
const okiba = await Okiba.launch(desktop);
try {
  await okiba.panel.getByRole('button', { name: 'T-spin trainer' }).click();
  const page = await okiba.page('trainer');
  await page.locator(puzzle).waitFor();
  await page.addInitScript((selector) => {
    const told = window as { shown?: number };
    new MutationObserver(() => {
      if (told.shown === undefined && document.querySelector(selector)) told.shown = performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, puzzle);
  const shown: number[] = [];
  const sinceRequest: number[] = [];
  for (let one = 0; one < times; one++) {
    await page.reload({ waitUntil: 'commit' });
    await page.locator(puzzle).waitFor();
    const { started, end } = await page.evaluate(() => {
      const told = window as { shown?: number };
      const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return { started: (script as PerformanceResourceTiming).responseEnd, end: told.shown! };
    });
    shown.push(end - started);
    sinceRequest.push(end);
  }
  const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  console.log(
    `first puzzle on the page after ${shown.map((ms) => ms.toFixed(0)).join(', ')} ms of its script, ` +
      `median ${median(shown).toFixed(0)}; after the page was asked for: median ${median(sinceRequest).toFixed(0)} ms`,
  );
} finally {
  await okiba.close();
  await desktop.stop();
}
