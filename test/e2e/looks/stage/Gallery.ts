/** Shows the product's pages in a bare window, in any size and scale, and takes pictures of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, type ElectronApplication, type Page } from 'playwright-core';
import { startDesktop, type Desktop } from '../../stage/desktop.ts';
import { launchProgram } from '../../stage/launchProgram.ts';
import { putFakeBridge, type Answers } from './fakeBridge.ts';
import { servePages } from './pagesServer.ts';

const pictures = fileURLToPath(new URL('../../../../out/looks', import.meta.url));
const program = fileURLToPath(new URL('bareWindow.js', import.meta.url));

/** How a page is shown; lengths in CSS pixels. */
export interface Showing {
  width: number;
  height: number;
  /** Physical pixels per CSS pixel. */
  scale: number;
  colours: 'dark' | 'light';
}

export class Gallery {
  readonly #desktop: Desktop;
  readonly #app: ElectronApplication;
  readonly #server: Server;
  readonly #address: string;
  readonly page: Page;
  readonly #devTools: CDPSession;

  private constructor(
    desktop: Desktop,
    app: ElectronApplication,
    { server, address }: { server: Server; address: string },
    page: Page,
    devTools: CDPSession,
  ) {
    this.#desktop = desktop;
    this.#app = app;
    this.#server = server;
    this.#address = address;
    this.page = page;
    this.#devTools = devTools;
  }

  static async open(): Promise<Gallery> {
    const desktop = await startDesktop({ windowManager: false });
    const app = await launchProgram(desktop, program);
    const page = await app.firstWindow();
    page.setDefaultTimeout(10_000);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    return new Gallery(desktop, app, await servePages(), page, devTools);
  }

  /** Opens a page afresh, with what main would answer it. */
  async show(name: string, answers: Answers, showing: Showing): Promise<void> {
    await this.page.goto('about:blank');
    await this.size(showing);
    const { identifier } = await this.#devTools.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${putFakeBridge.toString()})(${JSON.stringify(answers)})`,
    });
    await this.page.goto(`${this.#address}/renderer/${name}/index.html`);
    await this.#devTools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  }

  async size({ width, height, scale, colours }: Showing): Promise<void> {
    await this.#devTools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: scale,
      mobile: false,
    });
    await this.#devTools.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: colours },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
    await this.settle();
  }

  /** Two frames: what the new size changes has been laid out. */
  settle(): Promise<unknown> {
    return this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Kept as out/looks/NAME.png. */
  async keep(name: string): Promise<void> {
    mkdirSync(pictures, { recursive: true });
    const { data } = await this.#devTools.send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(join(pictures, `${name}.png`), Buffer.from(data, 'base64'));
  }

  async close(): Promise<void> {
    await this.#app.close().catch(() => {});
    this.#server.close();
    this.#server.closeAllConnections();
    await this.#desktop.stop();
  }
}
