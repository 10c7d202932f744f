/** What the panel of a running app knows. */
import type { Page } from 'playwright-core';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Requests } from '../../../electron/contract/requests.ts';
import { sleep } from './desktop.ts';

export class PanelPage {
  readonly panel: Page;
  /** How many times as long as elsewhere anything may take here; what has come is never waited for longer. */
  readonly patience: number;

  constructor(panel: Page, patience = 1) {
    this.panel = panel;
    this.patience = patience;
  }

  request<C extends keyof Requests>(channel: C, ask: Requests[C]['ask']): Promise<Requests[C]['answer']> {
    return this.panel.evaluate(([name, value]) => window.okiba.request(name as never, value as never), [
      channel,
      ask,
    ] as const);
  }

  state(): Promise<PanelState> {
    return this.request('state:get', null);
  }

  /** Waits until the panel's state is as `wanted` says; throws with the last state where it never is. */
  async until(wanted: (state: PanelState) => boolean, what: string, timeoutMs = 20_000): Promise<PanelState> {
    const before = Date.now();
    const mostMs = timeoutMs * this.patience;
    for (;;) {
      const state = await this.state();
      if (wanted(state)) return state;
      if (Date.now() - before > mostMs)
        throw new Error(`${what}: not within ${mostMs} ms; ${describe(state)}`);
      await sleep(15);
    }
  }
}

/** Waits for the app's page of this name among `pages`, whose order is not stable. */
export async function pageNamed(
  pages: () => readonly Page[],
  name: string,
  timeoutMs = 20_000,
): Promise<Page> {
  const before = Date.now();
  while (Date.now() - before < timeoutMs) {
    const found = pages().find((page) => page.url().includes(`/${name}/`));
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`the ${name} page did not open`);
}

/** Resolves when the page has been painted: Chromium may drop keys that come before. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((entries) => {
          if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** A state in one line, for the message of a failed wait. */
function describe(state: PanelState): string {
  const { status, source, observation, piece, trouble, suggestion, state: game } = state;
  const cells = observation?.game ? observation.cells.join('/') : 'no board';
  const doubts = observation?.doubts.join(', ') ?? '';
  const active = JSON.stringify(game?.position.active ?? null);
  return `status ${status}, source ${source?.name ?? 'none'}, piece ${piece}, falling ${active}, keys ${suggestion?.candidates[0]?.inputs.join(' ') ?? '-'}, doubts [${doubts}], trouble ${trouble?.detail ?? 'none'}, ${cells}`;
}
