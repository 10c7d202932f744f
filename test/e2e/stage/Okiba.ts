/** The built app, started on a test's desktop under Playwright's eyes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { installedRuntime } from '../../../build/runtime.ts';
import type { Desktop } from './desktop.ts';
import { asRoot } from './launchProgram.ts';
import { passFirstSteps } from './firstSteps.ts';
import { pageNamed, painted, PanelPage } from './PanelPage.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const holdBack = fileURLToPath(new URL('holdBack.cjs', import.meta.url));

/** The program and what it is started with at least. Throws where the app is not built. */
export function builtApp(): { executablePath: string; args: string[] } {
  if (!existsSync(join(root, 'out/main/entry.js'))) throw new Error('the app is not built: npm run build');
  return { executablePath: installedRuntime()!, args: [...asRoot, root] };
}

export class Okiba extends PanelPage {
  readonly app: ElectronApplication;

  private constructor(app: ElectronApplication, panel: Page) {
    super(panel);
    this.app = app;
  }

  /** With the first steps taken already, unless something of this program's is kept there. */
  static async launch(desktop: Desktop, settings = 'okiba'): Promise<Okiba> {
    passFirstSteps(join(desktop.home, settings));
    const { executablePath, args } = builtApp();
    const app = await _electron.launch({
      executablePath,
      args: ['-r', holdBack, ...args],
      colorScheme: null,
      env: { ...desktop.env, OKIBA_USER_DATA: join(desktop.home, settings) },
    });
    return new Okiba(app, await pageNamed(() => app.windows(), 'panel'));
  }

  /** A page that runs beside the panel, whether anything of it is shown or not. */
  page(name: string): Promise<Page> {
    return pageNamed(() => this.app.windows(), name);
  }

  /** A window that is shown, and hears keys. */
  async window(name: string): Promise<Page> {
    const page = await this.page(name);
    await painted(page);
    return page;
  }

  async close(): Promise<void> {
    await this.app.close().catch(() => {});
  }
}
