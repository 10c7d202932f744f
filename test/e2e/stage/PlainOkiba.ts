/** An app, started as an icon on the desktop starts it; a port to look into it is all that is added. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { sleep, type Desktop } from './desktop.ts';
import { untilStarted } from './debugging/untilStarted.ts';
import { passFirstSteps } from './firstSteps.ts';
import { builtApp } from './Okiba.ts';
import { pageNamed, PanelPage } from './PanelPage.ts';

const endMs = 5000;
const startMs = 30_000;

export class PlainOkiba extends PanelPage {
  readonly #program: ChildProcess;
  readonly #browser: Browser;

  private constructor(program: ChildProcess, browser: Browser, panel: Page) {
    super(panel);
    this.#program = program;
    this.#browser = browser;
  }

  /** `more` environment; what is undefined there is taken away. */
  static async start(
    desktop: Desktop,
    more: Record<string, string | undefined>,
    { executablePath, args } = builtApp(),
  ): Promise<PlainOkiba> {
    const own = join(desktop.home, 'okiba');
    if (!('OKIBA_USER_DATA' in more)) passFirstSteps(own);
    const program = spawn(executablePath, [...args, '--remote-debugging-port=0'], {
      env: { ...desktop.env, OKIBA_USER_DATA: own, ...more },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const address = await addressOf(program);
    await untilStarted(address, startMs);
    const browser = await chromium.connectOverCDP(address);
    return new PlainOkiba(program, browser, await pageNamed(() => pagesOf(browser), 'panel'));
  }

  /** Starts it beside the one that runs, which is told of it. Resolves when the second one has ended. */
  static async startAgain(
    desktop: Desktop,
    more: Record<string, string>,
    ...options: string[]
  ): Promise<void> {
    const { executablePath, args } = builtApp();
    const env = { ...desktop.env, ...more };
    const program = spawn(executablePath, [...args, ...options], { env, stdio: 'ignore' });
    await new Promise((resolve) => program.once('exit', resolve));
  }

  page(name: string): Promise<Page> {
    return pageNamed(() => pagesOf(this.#browser), name);
  }

  get pid(): number {
    return this.#program.pid!;
  }

  /** Asks the program and all that it has started to end, as the system does at a logout; false where it has to be killed. */
  async end(): Promise<boolean> {
    const { exitCode, signalCode } = this.#program;
    if (exitCode !== null || signalCode !== null) return true;
    const ended = new Promise((resolve) => this.#program.once('exit', () => resolve(true)));
    process.kill(-this.#program.pid!, 'SIGTERM');
    const hasEnded = await Promise.race([ended, sleep(endMs).then(() => false)]);
    if (!hasEnded) this.#program.kill('SIGKILL');
    return Boolean(hasEnded);
  }
}

const pagesOf = (browser: Browser): Page[] => browser.contexts().flatMap((context) => context.pages());

/** Where the program can be looked into, as it says on stderr. Rejects with all that it said where it ends before. */
function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    program.stderr!.on('data', (data: Buffer) => {
      said += data.toString();
      const port = /DevTools listening on ws:\/\/127.0.0.1:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    program.once('exit', (code) => reject(new Error(`the app ended with ${code}: ${said}`)));
  });
}
