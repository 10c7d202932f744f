/** The web build on a phone: all of it by touch, with no keyboard. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { en } from '../../../renderer/shared/words/messages.en.ts';
import { violationsOf } from '../looks/accessibility.ts';
import { solve } from '../pages/trainer/solving.ts';
import { Browser } from './Browser.ts';
import { Phone } from './Phone.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'build/web/run.ts'], { cwd: root });
  browser = await Browser.open();
  phone = await Phone.of(browser.page);
}, 120_000);
afterAll(() => browser.close());
afterEach(() => expect(browser.errors.splice(0)).toEqual([]));

const button = (name: string) => browser.page.getByRole('button', { name, exact: true });

/** Of the falling piece on the practice board: how far left it stands, in CSS pixels. */
const pieceLeft = () =>
  browser.page
    .locator('.board > svg > g[data-kind]')
    .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().left)));

it('plays a practice game: buttons as large as a finger, a held one moves on and on, and the end can be looked back at', async () => {
  const { page } = browser;
  await browser.go('practice.html?seed=3');
  await phone.tap(page.locator('.lobby .main'));
  await page.locator('.count').waitFor();
  await page.locator('.count').waitFor({ state: 'detached' });
  expect(await phone.tooSmall('.keys button, .tools button')).toEqual([]);
  expect(await phone.overhang()).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  const before = await pieceLeft();
  await phone.tap(button('Right'), 700);
  const step = (await page.locator('.board').first().boundingBox())!.width / 10;
  expect((await pieceLeft()) - before).toBeGreaterThan(2 * step);
  for (let piece = 0; piece < 30; piece++) await phone.tap(button('Drop'));
  await page.getByText('Game over').first().waitFor();
  await phone.tap(page.getByRole('navigation').getByRole('link', { name: 'Review' }));
  await page
    .getByText(/% accuracy · practice/)
    .first()
    .waitFor({ timeout: 60_000 });
});

it('solves a puzzle', async () => {
  const { page } = browser;
  await browser.go('trainer.html');
  await page.locator('main[data-puzzle]').waitFor({ timeout: 60_000 });
  await phone.tap(page.getByRole('group', { name: 'Kind of puzzle' }).getByText('T‑spin Double'));
  await page.waitForTimeout(500);
  await page.locator('main[data-puzzle]').waitFor({ timeout: 60_000 });
  expect(await phone.tooSmall('.keys button')).toEqual([]);
  expect(await phone.overhang()).toBeLessThanOrEqual(0);
  await solve(page, (input) => phone.tap(button(en.key[input])));
  await expect.poll(() => page.getByLabel('How you’re doing').innerText()).toContain('Solved');
  expect(await violationsOf(page)).toEqual([]);
});
