/** The built app, started on a test's desktop under Playwright's eyes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { installedRuntime } from '../../../build/runtime.ts';
import type { Desktop } from './desktop.ts';
import { pageNamed, PanelPage } from './PanelPage.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The program and what it is started with at least. Throws where the app is not built. */
export function builtApp(): { executablePath: string; args: string[] } {
  if (!existsSync(join(root, 'out/main/entry.js'))) throw new Error('the app is not built: npm run build');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath: installedRuntime()!, args: [...asRoot, root] };
}

export class Okiba extends PanelPage {
  readonly app: ElectronApplication;

  private constructor(app: ElectronApplication, panel: Page) {
    super(panel);
    this.app = app;
  }

  static async launch(desktop: Desktop, settings = 'okiba'): Promise<Okiba> {
    const app = await _electron.launch({
      ...builtApp(),
      colorScheme: null,
      env: { ...desktop.env, OKIBA_USER_DATA: join(desktop.home, settings) },
    });
    return new Okiba(app, await pageNamed(() => app.windows(), 'panel'));
  }

  page(name: string): Promise<Page> {
    return pageNamed(() => this.app.windows(), name);
  }

  async close(): Promise<void> {
    await this.app.close().catch(() => {});
  }
}
