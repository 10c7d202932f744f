/**
 * `npm run bench -- tilingPage`: the tiling page of the built app (`npm run build`) with 233,956 ways: time until all are
 * there, pictures per second while the list scrolls and while nothing moves, and memory.
 */
import type { Page } from 'playwright-core';
import { startDesktop } from '../../e2e/stage/desktop.ts';
import { Okiba } from '../../e2e/stage/Okiba.ts';

/** Pictures per second and the longest time between two of them, in milliseconds. */
function pace(page: Page, scroll: number): Promise<{ perSecond: number; longest: number }> {
  return page.evaluate(async (by) => {
    const view = document.querySelector('[role=listbox]')!;
    const times: number[] = [];
    do {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      view.scrollTop += by;
    } while (times.at(-1)! - times[0]! < 4000);
    const gaps = times.slice(1).map((time, at) => time - times[at]!);
    return { perSecond: (1000 * gaps.length) / (times.at(-1)! - times[0]!), longest: Math.max(...gaps) };
  }, scroll);
}

const desktop = await startDesktop();
const okiba = await Okiba.launch(desktop);
try {
  await okiba.panel.getByRole('button', { name: 'Fill a shape with pieces' }).click();
  const page = await okiba.page('tiling');
  await page.getByText('702').first().waitFor();
  await page.getByRole('textbox').fill('########\n'.repeat(7));
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText('233,956 ways').waitFor({ timeout: 60_000 });
  console.log(await page.locator('main header p').innerText());
  const idle = await pace(page, 0);
  const moving = await pace(page, 700);
  console.log(
    `nothing moves: ${idle.perSecond.toFixed(1)} pictures per second, longest gap ${idle.longest.toFixed(0)} ms`,
  );
  console.log(
    `scrolling: ${moving.perSecond.toFixed(1)} pictures per second, longest gap ${moving.longest.toFixed(0)} ms`,
  );
  const sizes = await okiba.app.evaluate(({ app, webContents }) => {
    const tiling = webContents.getAllWebContents().find((one) => one.getURL().includes('tiling'))!;
    const pid = tiling.getOSProcessId();
    return app.getAppMetrics().find((one) => one.pid === pid)!.memory.workingSetSize / 1024;
  });
  console.log(`the page's process, workers included: ${sizes.toFixed(0)} MB`);
} finally {
  await okiba.close();
  await desktop.stop();
}
