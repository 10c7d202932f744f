/** The web build, as a visitor uses it. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { violationsOf } from '../looks/accessibility.ts';
import { Browser } from './Browser.ts';
import { drawnBoard } from './drawnBoard.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let browser: Browser;

beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'build/web/run.ts'], { cwd: root });
  browser = await Browser.open();
}, 120_000);
afterAll(() => browser.close());
afterEach(() => expect(browser.errors.splice(0)).toEqual([]));

const falling = ['...TTT....', '....T.....'];
const stack = [
  ...Array<string>(12).fill('..........'),
  'JJJ.......',
  'ZZJ...OO..',
  'LZZIIII.OS',
  'LLLSS.TTTZ',
];
const pageNames = ['practice', 'trainer', 'hand', 'tiling', 'review'];

it('offers its pages in both languages, and remembers which', async () => {
  const { page } = browser;
  await browser.go();
  const cards = page.getByRole('main').getByRole('link');
  expect(await cards.count()).toBe(pageNames.length);
  await page.getByRole('combobox').selectOption('ja');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  await cards.getByText('手で入力').click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('手で入力');
  await browser.go();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  await page.getByRole('combobox').selectOption('en');
  expect(await violationsOf(page)).toEqual([]);
});

it('leads from every page to every other one, by keyboard too, and marks the one that is open', async () => {
  const { page } = browser;
  const links = page.getByRole('navigation', { name: 'Pages of Okiba' }).getByRole('link');
  await browser.go();
  const walk = [...pageNames, 'index'];
  for (const [at, name] of walk.entries()) {
    await links.nth((at + 1) % walk.length).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${name}.html`);
    await links.first().waitFor();
    const marked = await links.evaluateAll((all) => all.map((link) => link.ariaCurrent === 'page'));
    expect(marked.indexOf(true)).toBe((at + 1) % walk.length);
    expect(marked.filter(Boolean).length).toBe(1);
  }
});

it('never mentions a screen to watch, except on the first page, which describes the app', async () => {
  const { page } = browser;
  for (const name of pageNames) {
    await browser.go(`${name}.html`);
    await page.getByRole('heading').first().waitFor();
    if (name === 'review') await page.getByText('No games yet').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/watch/i);
  }
});

it('can be installed: every page names the manifest, whose icons are there', async () => {
  const { page } = browser;
  for (const name of ['index', ...pageNames]) {
    await browser.go(`${name}.html`);
    const icons = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      const { display, icons } = (await (await fetch(href)).json()) as {
        display: string;
        icons: { src: string; sizes: string }[];
      };
      const sizes = icons.map(async ({ src, sizes }) => {
        const picture = await createImageBitmap(await (await fetch(new URL(src, href))).blob());
        return `${picture.width}x${picture.height}` === sizes;
      });
      return [display, ...(await Promise.all(sizes))];
    });
    expect(icons).toEqual(['standalone', true, true]);
  }
});

it('fits on a phone: no page scrolls sideways', async () => {
  const { page } = browser;
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  for (const name of ['index', ...pageNames]) {
    await browser.go(`${name}.html`);
    await page.getByRole('heading').first().waitFor();
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (room > 0) wide.push(`${name}: ${room} px`);
  }
  if (usual) await page.setViewportSize(usual);
  expect(wide).toEqual([]);
});

it('shows where typed pieces should go', async () => {
  const { page } = browser;
  await browser.go('hand.html');
  await page.getByText('Paste a screenshot').waitFor();
  await page.keyboard.type('tio');
  await page.getByRole('button', { name: 'Place it' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

it('reads the board in a picture', async () => {
  const { page } = browser;
  const png = await drawnBoard([...Array<string>(2).fill('..........'), ...falling, ...stack]);
  await browser.go('hand.html');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  const said = page.getByRole('region', { name: 'Choose a picture' }).getByRole('status');
  await expect.poll(() => said.innerText(), { timeout: 30_000 }).toContain('10 × 20 cells');
  const filled = stack.join('').replaceAll('.', '').length;
  const board = page.getByRole('group', { name: 'Your board' });
  await expect.poll(() => board.locator('g[data-kind]').count()).toBe(filled);
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContainEqual(expect.stringMatching(/^T to /));
  await page.locator('input[type=file]').setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect.poll(() => said.innerText()).toContain('can’t read this picture');
});

it('plays the practice game with hints, and looks back at it', async () => {
  const { page } = browser;
  await browser.go('practice.html?seed=3');
  await page.locator('.lobby').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(4000);
  for (let piece = 0; piece < 6; piece++) {
    await page.keyboard.press(piece % 2 ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Space');
    await page.waitForTimeout(150);
  }
  await browser.go('review.html');
  const list = page.getByRole('navigation', { name: 'Your games' });
  await expect.poll(() => list.innerText(), { timeout: 30_000 }).toMatch(/% accuracy · practice/);
});

it('counts tilings, and shows a puzzle', async () => {
  const { page } = browser;
  await browser.go('tiling.html');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.innerText(), { timeout: 30_000 }).toBe('702 ways');
  await browser.go('trainer.html');
  await expect.poll(() => page.getByLabel('How you’re doing').count(), { timeout: 30_000 }).toBe(1);
});

it('is there without a network, once it was', async () => {
  const { page } = browser;
  await browser.go();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  browser.goOffline();
  for (const name of pageNames) {
    await browser.go(`${name}.html`);
    await page.locator('main, .lobby, .page').first().waitFor();
  }
  await browser.go('hand.html');
  await page.getByText('Paste a screenshot').waitFor();
  await page.keyboard.type('t');
  await page.getByRole('button', { name: 'Place it' }).waitFor();
});
