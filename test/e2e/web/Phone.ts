/** A browser's page as a phone shows it: small, and touched instead of clicked. */
import type { CDPSession, Locator, Page } from 'playwright-core';

/** CSS pixels, in upright hands. */
const size = { width: 390, height: 844 };

export class Phone {
  readonly page: Page;
  readonly #devTools: CDPSession;

  private constructor(page: Page, devTools: CDPSession) {
    this.page = page;
    this.#devTools = devTools;
  }

  static async of(page: Page): Promise<Phone> {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    return new Phone(page, devTools);
  }

  /** A finger goes down in the middle of what is named, and up again after `ms`. */
  async tap(target: Locator, ms = 0): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    await this.touch({ x: x + width / 2, y: y + height / 2 }, ms);
  }

  /** The same at a place in the window. */
  async touch(point: { x: number; y: number }, ms = 0): Promise<void> {
    const lift = await this.hold([point], ms);
    if (ms > 0) await this.page.waitForTimeout(ms);
    await lift();
  }

  /** A finger goes along these places in the window; `ms` from one to the next by the events' own times, however slow the machine is. */
  async swipe(way: readonly { x: number; y: number }[], ms = 16): Promise<void> {
    const lift = await this.hold(way, ms);
    await lift();
  }

  /** The same finger stays at the last place, until what is answered lifts it. */
  async hold(way: readonly { x: number; y: number }[], ms = 16): Promise<() => Promise<void>> {
    const began = Date.now() / 1000;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      this.#devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [way[at]!],
        timestamp: began + (at * ms) / 1000,
      });
    for (const at of way.keys()) await send(at === 0 ? 'touchStart' : 'touchMove', at);
    return async () => {
      await send('touchEnd', way.length);
    };
  }

  /** What can be pressed and is smaller than a finger, with what is around it that presses it too: name and size. */
  async tooSmall(within: string, least = 44): Promise<string[]> {
    return this.page.locator(within).evaluateAll(
      (all, side) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => {
            const box = one.getBoundingClientRect();
            const around = getComputedStyle(one, '::after');
            const size = (drawn: number, more: string) => Math.max(drawn, parseFloat(more) || 0);
            const [width, height] = [size(box.width, around.width), size(box.height, around.height)];
            return { name: one.ariaLabel ?? one.textContent, width, height };
          })
          .filter(({ width, height }) => width < side || height < side)
          .map(({ name, width, height }) => `${name}: ${width}x${height}`),
      least,
    );
  }

  /** Pixels by which the page is wider than the window. */
  overhang(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
}
