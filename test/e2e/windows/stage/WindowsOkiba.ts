/** The built app as Windows runs it: in the Windows Electron, under Wine, on a test's desktop. */
import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { places } from '../../../../build/windows/contents.ts';
import type { WineSpace } from '../../../../build/windows/WineSpace.ts';
import { sleep } from '../../stage/desktop.ts';
import { pageNamed, PanelPage } from '../../stage/PanelPage.ts';

/** Where the space has the app's folder. */
export const appFolder = '/app';

const startMs = 60_000;

/** As Windows names a place inside the root. */
export const onZ = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

/** What Electron needs under Wine: neither sandbox nor graphics card are there. */
export const wineFlags = ['--no-sandbox', '--disable-gpu', '--in-process-gpu'];

export const electron = [onZ(`${places.electron}/electron.exe`), ...wineFlags];

export class WindowsOkiba extends PanelPage {
  readonly #browser: Browser;
  readonly process: ChildProcess;

  private constructor(panel: Page, browser: Browser, process: ChildProcess) {
    super(panel);
    this.#browser = browser;
    this.process = process;
  }

  /** `program` with its flags, and the `app` that it is to run where that is not its own. */
  static async launch(
    space: WineSpace,
    program: readonly string[] = electron,
    app: readonly string[] = [onZ(appFolder)],
  ): Promise<WindowsOkiba> {
    const port = await freePort();
    const process = space.start([...program, `--remote-debugging-port=${port}`, ...app]);
    await untilListed(port, ['/panel/', '/overlay/', '/capture/']);
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    return new WindowsOkiba(await pageNamed(() => pagesOf(browser), 'panel'), browser, process);
  }

  page(name: string): Promise<Page> {
    return pageNamed(() => pagesOf(this.#browser), name);
  }

  async close(): Promise<void> {
    await this.#browser.close().catch(() => {});
  }
}

const pagesOf = (browser: Browser): Page[] => browser.contexts().flatMap((context) => context.pages());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for the app's pages: who connects before them may wait for ever. */
async function untilListed(port: number, pages: readonly string[]): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < startMs; await sleep(200)) {
    const listed = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (answer) => answer.text(),
      () => '',
    );
    if (pages.every((page) => listed.includes(page))) return;
  }
  throw new Error(`the Windows app did not open its pages within ${startMs / 1000} s`);
}
