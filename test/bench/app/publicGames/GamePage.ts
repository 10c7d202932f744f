/** The page of a public game in a window, on a clock of its own: nothing moves in it unless it is told to go on. */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, ElectronApplication, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import type { Image } from '../../../../vision/types.ts';
import type { Desktop } from '../../../e2e/stage/desktop.ts';
import { launchProgram } from '../../../e2e/stage/launchProgram.ts';
import type { PageTruth, PublicGame } from './PublicGame.ts';

const program = fileURLToPath(new URL('window.js', import.meta.url));
/** No such host exists: all that a page asks of it comes from the game's folder, and it gets nothing else. */
const origin = 'http://game.invalid/';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** The same pieces in every run: a small generator in place of the page's own. */
const seeded = `{
  let seed = 20261126;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}`;

/** What moves by style sheets moves by the machine's clock: it is at its end at once. */
const atRest = `*, ::before, ::after {
  animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
}`;

export class GamePage {
  readonly #app: ElectronApplication;
  readonly #page: Page;
  readonly #camera: CDPSession;
  readonly #game: PublicGame;

  private constructor(app: ElectronApplication, page: Page, camera: CDPSession, game: PublicGame) {
    [this.#app, this.#page, this.#camera, this.#game] = [app, page, camera, game];
  }

  /** `folder`: the game's own. The round has not begun. */
  static async open(desktop: Desktop, game: PublicGame, folder: string): Promise<GamePage> {
    const { width, height } = game.size;
    const app = await launchProgram(desktop, program, String(width), String(height));
    const page = await app.firstWindow();
    await page.route('**/*', (route) => serve(route, folder));
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.addInitScript(seeded);
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto(origin + game.page);
    await page.addStyleTag({ content: atRest });
    await page.clock.pauseAt(start + 3_600_000);
    if (game.prepare) await page.evaluate(game.prepare);
    return new GamePage(app, page, await page.context().newCDPSession(page), game);
  }

  async begin(): Promise<void> {
    const { begin } = this.#game;
    if ('run' in begin) await this.#page.evaluate(begin.run);
    else await this.#page.keyboard.press(begin.key);
  }

  /** So many milliseconds pass, in which a key may be held down. */
  async pass(ms: number, key?: string): Promise<void> {
    if (key) await this.#page.keyboard.down(key);
    await this.#page.clock.runFor(ms);
    if (key) await this.#page.keyboard.up(key);
  }

  truth(): Promise<PageTruth | null> {
    return this.#page.evaluate(this.#game.tell);
  }

  /** What the window shows. */
  async picture(): Promise<Image> {
    const { data: png } = await this.#camera.send('Page.captureScreenshot', { optimizeForSpeed: true });
    const { data, info } = await sharp(Buffer.from(png, 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  }

  close(): Promise<void> {
    return this.#app.close();
  }
}

async function serve(route: Route, folder: string): Promise<void> {
  const url = route.request().url();
  if (!url.startsWith(origin)) return route.abort();
  const path = normalize(decodeURIComponent(new URL(url).pathname));
  const body = await readFile(join(folder, path)).catch(() => null);
  if (!body) return route.fulfill({ status: 404 });
  return route.fulfill({ body, contentType: types[extname(path)] ?? 'application/octet-stream' });
}
