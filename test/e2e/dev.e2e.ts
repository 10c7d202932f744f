/** `npm run dev`: pages that change while they are open, an app that starts again, and nothing left at its end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sleep, startDesktop, type Desktop } from './stage/desktop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A copy of the tree, to be edited; inside the tree, so that its packages are found. */
const copy = join(root, 'out/e2e/dev');
const copied = [
  'build',
  'electron',
  'engine',
  'renderer',
  'vision',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
let desktop: Desktop;
let dev: ChildProcess;
let printed = '';

async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  patienceMs = 30_000,
): Promise<NonNullable<T>> {
  const before = Date.now();
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() - before > patienceMs) throw new Error(`${what}: not within ${patienceMs} ms; ${printed}`);
    await sleep(50);
  }
}

const starts = () => printed.split('a new window').length - 1;

function edit(name: string, change: (text: string) => string): void {
  const text = readFileSync(join(copy, name), 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(join(copy, name), change(text));
}

/** The port that Chromium chose, as it says when it starts: the last one is that of the app that runs. */
const debugAddress = () =>
  printed
    .match(/DevTools listening on (ws:\S+)/g)
    ?.at(-1)
    ?.split(' ')
    .at(-1);

async function panelOf(browser: Browser): Promise<Page> {
  return until('the panel', () =>
    browser
      .contexts()
      .flatMap((context) => context.pages())
      .find((page) => page.url().endsWith('/renderer/panel/index.html')),
  );
}

/** Every process that comes from another, by way of others too; none twice. */
function descendants(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => parentOf(name) === parent)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) \w (\d+)/)![1]);
  } catch {
    return null;
  }
}

/** Whether it runs still; one that has ended and that nobody has asked about is gone too. */
function lives(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  desktop = await startDesktop();
  dev = spawn(process.execPath, ['--import', 'tsx', 'build/dev/run.ts', '--remote-debugging-port=0'], {
    cwd: copy,
    env: { ...desktop.env, OKIBA_USER_DATA: join(desktop.home, 'okiba') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout!, dev.stderr!])
    stream.on('data', (data: Buffer) => (printed += data.toString()));
});

afterAll(async () => {
  dev.kill('SIGKILL');
  await desktop.stop();
  rmSync(copy, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it('replaces what was saved in an open page, and loads a page again where that can’t be done', async () => {
    await until('the first window', () => starts() === 1);
    const browser = await chromium.connectOverCDP(await until('Chromium', debugAddress));
    const panel = await panelOf(browser);
    await until('the panel’s words', () => panel.evaluate(() => document.querySelector('#app')?.textContent));
    const said: string[] = [];
    panel.on('console', (message) => said.push(message.text()));
    await panel.evaluate(() => Object.assign(window, { kept: true }));
    edit('renderer/panel/App.svelte', (text) => text.replace(/<\/main>|$/, '<p>edited just now</p>$&'));
    await until('the edit', () =>
      panel.evaluate(() => document.body.textContent!.includes('edited just now')),
    );
    expect(await panel.evaluate(() => 'kept' in window)).toBe(true);
    edit('renderer/panel/panel.ts', (text) => `${text}\nObject.assign(window, { edited: true });`);
    await until('the page loaded again', () => panel.evaluate(() => 'edited' in window).catch(() => false));
    expect(await panel.evaluate(() => 'kept' in window)).toBe(false);
    expect(said.filter((line) => /Content Security Policy|refused/i.test(line))).toEqual([]);
    await browser.close();
  });

  it.each(['electron/main.ts', 'electron/preload.ts', 'electron/capture/workers/searchWorker.ts'])(
    'starts the app again when %s is edited',
    async (name) => {
      const before = starts();
      edit(name, (text) => `${text}\nglobalThis.name = 'edited';`);
      await until('the next window', () => starts() > before);
      expect(printed).not.toContain('could not be built');
    },
  );

  it('says what could not be built, and lets the app run until it can be', async () => {
    const app = descendants(dev.pid!);
    const before = starts();
    edit('electron/main.ts', (text) => `const = ;${text}`);
    await until('the error', () => printed.includes('main could not be built'));
    expect(printed).toContain('electron/main.ts:1');
    expect(app.filter(lives)).toEqual(app);
    edit('electron/main.ts', (text) => text.replace('const = ;', ''));
    await until('the next window', () => starts() > before);
  });

  it('leaves nothing behind', async () => {
    const running = descendants(dev.pid!);
    expect(running.length).toBeGreaterThan(3);
    dev.kill('SIGINT');
    await until('the end', () => dev.exitCode !== null);
    await until('the last process', () => running.filter(lives).length === 0, 3000);
  });
});
