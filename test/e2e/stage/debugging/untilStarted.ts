/** When a program that was just started may be looked into. */
import { sleep } from '../desktop.ts';

interface Target {
  type: string;
  title: string;
  url: string;
}

const pages = ['/panel/', '/overlay/', '/capture/'];
/** Of the page that captures: one reads, one searches. */
const threads = 2;
const pauseMs = 100;

/**
 * Waits until every page of the start is there, and the threads that read and search; `address` of Chromium's debugging
 * port. Playwright stops for a moment what begins while it comes, and now and then for ever: a page that is being made, a
 * thread before its first line. Throws what is there after `patienceMs`.
 */
export async function untilStarted(address: string, patienceMs: number): Promise<void> {
  let targets: Target[] = [];
  for (const begun = Date.now(); Date.now() - begun < patienceMs; await sleep(pauseMs)) {
    targets = await listed(address);
    if (hasStarted(targets)) return;
  }
  const seen = targets.map(({ type, url }) => `${type} ${url}`).join(', ');
  throw new Error(`not started within ${patienceMs / 1000} s; there is ${seen || 'nothing'}`);
}

const listed = (address: string): Promise<Target[]> =>
  fetch(`${address}/json/list`).then(
    async (answer) => (await answer.json()) as Target[],
    () => [],
  );

/** A page has its title once its document is there. */
function hasStarted(targets: readonly Target[]): boolean {
  const isThere = (page: string) => targets.some(({ url, title }) => url.includes(page) && title !== '');
  return pages.every(isThere) && targets.filter(({ type }) => type === 'worker').length >= threads;
}
