/** A plain browser window on the web build, served from this machine. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ElectronApplication, Page } from 'playwright-core';
import { servePages } from '../looks/stage/pagesServer.ts';
import { startDesktop, type Desktop } from '../stage/desktop.ts';
import { launchProgram } from '../stage/launchProgram.ts';

const program = fileURLToPath(new URL('../looks/stage/bareWindow.js', import.meta.url));
const folder = fileURLToPath(new URL('../../../out/web', import.meta.url));

export class Browser {
  readonly #desktop: Desktop;
  readonly #app: ElectronApplication;
  readonly #server: Server;
  readonly #address: string;
  readonly page: Page;
  /** What the pages have complained of. */
  readonly errors: string[] = [];

  private constructor(
    desktop: Desktop,
    app: ElectronApplication,
    { server, address }: { server: Server; address: string },
    page: Page,
  ) {
    this.#desktop = desktop;
    this.#app = app;
    this.#server = server;
    this.#address = address;
    this.page = page;
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  static async open(): Promise<Browser> {
    const desktop = await startDesktop({ windowManager: false });
    const app = await launchProgram(desktop, '--lang=en', program);
    return new Browser(desktop, app, await servePages(folder), await app.firstWindow());
  }

  /** `path` from the web build's own folder. */
  async go(path = ''): Promise<void> {
    await this.page.goto(`${this.#address}/${path}`);
  }

  /** There is no server any more. */
  goOffline(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    await this.#app.close().catch(() => {});
    this.goOffline();
    await this.#desktop.stop();
  }
}
