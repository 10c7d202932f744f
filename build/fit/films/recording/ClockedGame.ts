/**
 * A web game whose time belongs to the recorder: it advances only on request, so that a busy machine films as evenly
 * as an idle one.
 */
import type { ElectronApplication, Page } from 'playwright-core';
import type { Input } from '../../../../engine/tetris/types.ts';
import type { Desktop } from '../../../../test/e2e/stage/desktop.ts';
import { launchPage, type Truth, type WebGameKind } from '../../../../test/e2e/league/WebGame.ts';

/** The same for every film: when the page is read, and when its time is stopped, epoch milliseconds. */
const startsAt = 1e12;
const stopsAt = startsAt + 2000;

/** The page's name of a key, by X's name of it. */
const pageKeys: Readonly<Record<string, string>> = {
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  space: 'Space',
  Return: 'Enter',
};
/** The page's name of a key; the same if X has no other. */
export const pageKey = (name: string): string => pageKeys[name] ?? name;

/** Games with random numbers draw the same ones in every film. */
const seededChance = (seed: number): string => `{
  let state = ${seed};
  Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
}`;

export class ClockedGame {
  readonly #app: ElectronApplication;
  readonly #page: Page;
  readonly #kind: WebGameKind;

  private constructor(app: ElectronApplication, page: Page, kind: WebGameKind) {
    this.#app = app;
    this.#page = page;
    this.#kind = kind;
  }

  /** Its time does not advance. `seed`: from 1 to 2147483646. */
  static async open(desktop: Desktop, kind: WebGameKind, seed: number): Promise<ClockedGame> {
    const app = await launchPage(desktop, kind);
    try {
      const page = await app.firstWindow();
      await page.waitForLoadState();
      await stopClock(page, seed);
      if (kind.tell) await page.evaluate(kind.tell);
      return new ClockedGame(app, page, kind);
    } catch (error) {
      await app.close();
      throw error;
    }
  }

  /** From the title into the game. */
  async begin(): Promise<void> {
    for (const step of this.#kind.begin)
      if ('key' in step) await this.#page.keyboard.press(pageKey(step.key));
  }

  async press(input: Input): Promise<void> {
    const key = this.#kind.keys[input];
    if (!key) throw new Error(`${this.#kind.name} has no key for ${input}`);
    await this.#page.keyboard.press(pageKey(key));
  }

  pass(ms: number): Promise<void> {
    return this.#page.clock.runFor(ms);
  }

  truth(): Promise<Truth> {
    return this.#page.evaluate(() => (window as unknown as { truth(): Truth }).truth());
  }

  /** As PNG. */
  picture(): Promise<Buffer> {
    return this.#page.screenshot({ type: 'png' });
  }

  close(): Promise<void> {
    return this.#app.close();
  }
}

/** A page has its own clock from its first script on, so it is read once more. */
async function stopClock(page: Page, seed: number): Promise<void> {
  await page.addInitScript({ content: seededChance(seed) });
  await page.clock.install({ time: startsAt });
  await page.reload();
  await page.waitForLoadState();
  await page.clock.pauseAt(stopsAt);
}
