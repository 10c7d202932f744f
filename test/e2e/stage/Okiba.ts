/** The built app, started on a test's desktop, and what its panel knows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Requests } from '../../../electron/contract/requests.ts';
import { installedRuntime } from '../../../build/runtime.ts';
import { sleep, type Desktop } from './desktop.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export class Okiba {
  readonly app: ElectronApplication;
  readonly panel: Page;

  private constructor(app: ElectronApplication, panel: Page) {
    this.app = app;
    this.panel = panel;
  }

  static async launch(desktop: Desktop, settings = 'okiba'): Promise<Okiba> {
    if (!existsSync(join(root, 'out/main/main.js'))) throw new Error('the app is not built: npm run build');
    const app = await _electron.launch({
      executablePath: installedRuntime()!,
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), root],
      colorScheme: null,
      env: { ...desktop.env, OKIBA_USER_DATA: join(desktop.home, settings) },
    });
    return new Okiba(app, await pageNamed(app, 'panel'));
  }

  page(name: string): Promise<Page> {
    return pageNamed(this.app, name);
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
    for (;;) {
      const state = await this.state();
      if (wanted(state)) return state;
      if (Date.now() - before > timeoutMs)
        throw new Error(`${what}: not within ${timeoutMs} ms; ${describe(state)}`);
      await sleep(15);
    }
  }

  async close(): Promise<void> {
    await this.app.close().catch(() => {});
  }
}

async function pageNamed(app: ElectronApplication, name: string): Promise<Page> {
  const before = Date.now();
  while (Date.now() - before < 20_000) {
    const found = app.windows().find((page) => page.url().includes(`/${name}/`));
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`the ${name} page did not open`);
}

/** A state in one line, for the message of a failed wait. */
export function describe(state: PanelState): string {
  const { status, source, observation, piece, trouble, suggestion } = state;
  const cells = observation?.game ? observation.cells.join('/') : 'no board';
  const doubts = observation?.doubts.join(', ') ?? '';
  return `status ${status}, source ${source?.name ?? 'none'}, piece ${piece}, keys ${suggestion?.candidates[0]?.inputs.join(' ') ?? '-'}, doubts [${doubts}], trouble ${trouble?.detail ?? 'none'}, ${cells}`;
}
