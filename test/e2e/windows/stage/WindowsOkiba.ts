/** The built app as Windows runs it: in the Windows Electron, under Wine, on a test's desktop. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { places } from '../../../../build/windows/contents.ts';
import type { WineSpace } from '../../../../build/windows/WineSpace.ts';
import { untilStarted } from '../../stage/debugging/untilStarted.ts';
import { pageNamed, PanelPage } from '../../stage/PanelPage.ts';

/** Where the space has the app's folder. */
export const appFolder = '/app';

/** Wine on a busy machine takes its time. */
const patience = 6;
const startMs = 60_000 * patience;
const pageMs = 20_000 * patience;

/** As Windows names a place inside the root. */
export const onZ = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

/** What Electron needs under Wine: neither sandbox nor graphics card are there. */
export const wineFlags = ['--no-sandbox', '--disable-gpu', '--in-process-gpu'];

export const electron = [onZ(`${places.electron}/electron.exe`), ...wineFlags];

export class WindowsOkiba extends PanelPage {
  readonly #browser: Browser;
  readonly process: ChildProcess;

  private constructor(panel: Page, browser: Browser, process: ChildProcess) {
    super(panel, patience);
    this.#browser = browser;
    this.process = process;
  }

  /** `program` with its flags, and the `app` that it is to run where that is not its own. */
  static async launch(
    space: Pick<WineSpace, 'start'>,
    program: readonly string[] = electron,
    app: readonly string[] = [onZ(appFolder)],
  ): Promise<WindowsOkiba> {
    const port = await freePort();
    const process = space.start([...program, `--remote-debugging-port=${port}`, ...app]);
    const address = `http://127.0.0.1:${port}`;
    await Promise.race([untilStarted(address, startMs), ended(process)]);
    const browser = await chromium.connectOverCDP(address);
    return new WindowsOkiba(await pageNamed(() => pagesOf(browser), 'panel', pageMs), browser, process);
  }

  async page(name: string): Promise<Page> {
    const page = await pageNamed(() => pagesOf(this.#browser), name, pageMs);
    page.setDefaultTimeout(pageMs);
    return page;
  }

  async close(): Promise<void> {
    await this.#browser.close().catch(() => {});
  }
}

/** Rejects when the program ends. */
async function ended(program: ChildProcess): Promise<never> {
  const [code] = (await once(program, 'exit')) as [number | null];
  throw new Error(`the app ended with ${code} before it had started`);
}

const pagesOf = (browser: Browser): Page[] => browser.contexts().flatMap((context) => context.pages());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
