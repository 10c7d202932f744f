/** The web build on a phone: all of it by touch, with no keyboard. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findInputs } from '../../../engine/tetris/moves/inputs.ts';
import { findPlacements } from '../../../engine/tetris/moves/movegen.ts';
import { lock } from '../../../engine/tetris/rules/lock.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Input } from '../../../engine/tetris/types.ts';
import { en } from '../../../electron/contract/words/messages.en.ts';
import { steps, type Position } from '../../../renderer/trainer/lesson/course/steps.ts';
import { onBoard } from '../../../renderer/trainer/lesson/play/frames.ts';
import { lessonEn } from '../../../renderer/trainer/lesson/words/lessonMessages.en.ts';
import { startRun } from '../../../renderer/trainer/play/run.ts';
import { violationsOf } from '../looks/accessibility.ts';
import { solve } from '../pages/solving.ts';
import { Browser } from './Browser.ts';
import { Phone } from './Phone.ts';
import type { SwipeInput as Swipe } from '../../../renderer/shared/touch/Swipes.ts';
import type { Locator } from 'playwright-core';

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

/** All that can be pressed, words in a line aside. */
const pressable = 'button:not(.term), summary, select, label:has(> input), nav a';

/** Where the blocks or puyos on the practice board stand, what falls among them; left and top in CSS pixels. Found and measured at once: what is drawn anew in between would stand at 0. */
const standing = () =>
  browser.page.evaluate(() =>
    [...document.querySelectorAll('.board > svg > g[data-kind]')].map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return [Math.round(left), Math.round(top)] as const;
    }),
  );
const leftOf = (places: readonly (readonly [number, number])[]): number =>
  Math.min(...places.map(([left]) => left));
const pieceLeft = async () => leftOf(await standing());
const widthOf = (places: readonly (readonly [number, number])[]): number =>
  Math.max(...places.map(([left]) => left)) - leftOf(places);
const topOf = (places: readonly (readonly [number, number])[]): number =>
  Math.min(...places.map(([, top]) => top));

it('plays a practice game: buttons as large as a finger, a held one moves on and on, and the end can be looked back at', async () => {
  const { page } = browser;
  await browser.go('practice.html?seed=3');
  expect(await phone.tooSmall(`main :is(${pressable}), header :is(${pressable})`)).toEqual([]);
  await phone.tap(page.locator('.lobby .main'));
  await page.locator('.count').waitFor();
  await page.locator('.count').waitFor({ state: 'detached' });
  expect(await phone.tooSmall(`main button, .keys button, .tools button`)).toEqual([]);
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
  expect(await phone.tooSmall(pressable)).toEqual([]);
  expect(await phone.overhang()).toBeLessThanOrEqual(0);
  await solve(page, (input) => phone.tap(button(en.key[input])));
  await expect.poll(() => page.getByLabel('How you’re doing').innerText()).toContain('Solved');
  expect(await violationsOf(page)).toEqual([]);
});

/** Swipes over a board, as a player's fingers do; cells are counted from its left upper corner. */
async function swipesOver(board: Locator): Promise<Record<Swipe, () => Promise<void>>> {
  const columns = Number((await board.getAttribute('viewBox'))!.split(' ')[2]);
  const { x, y, width, height } = (await board.boundingBox())!;
  const cell = width / columns;
  const from = (part: number) => ({ x: x + part * width, y: y + height / 2 });
  /** Of cells in each step. */
  const way = (dx: number, dy: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, step) => ({
      x: from(0.5).x + dx * cell * step,
      y: from(0.5).y + dy * cell * step,
    }));
  return {
    left: () => phone.swipe(way(-0.55, 0, 2)),
    right: () => phone.swipe(way(0.55, 0, 2)),
    ccw: () => phone.touch(from(0.25)),
    cw: () => phone.touch(from(0.75)),
    hardDrop: () => phone.swipe(way(0, 0.8, 4), 8),
    softDrop: async () => {
      const before = topOf(await standing());
      const lift = await phone.hold(way(0, 0.3, 5), 60);
      await expect.poll(async () => topOf(await standing())).toBeGreaterThan(before);
      await lift();
    },
  };
}

async function beginPractice(): Promise<Record<Swipe, () => Promise<void>>> {
  const { page } = browser;
  await phone.tap(page.locator('.lobby .main'));
  await page.locator('.count').waitFor();
  await page.locator('.count').waitFor({ state: 'detached' });
  return swipesOver(page.locator('.board > svg').first());
}

it('swipes over the boards where that is wanted: moves, turns, sinks and drops what falls in both practice games', async () => {
  const { page } = browser;
  await browser.go('practice.html?seed=5');
  await phone.tap(button('Options'));
  await phone.tap(page.getByText('Swipe on the board'));
  expect(await phone.tooSmall(`main :is(${pressable})`)).toEqual([]);
  await phone.tap(button('Back to the game'));
  const tetris = await beginPractice();
  const start = await pieceLeft();
  await tetris.right();
  await expect.poll(pieceLeft).toBeGreaterThan(start);
  await tetris.left();
  await tetris.left();
  await expect.poll(pieceLeft).toBeLessThan(start);
  const width = async () => widthOf(await standing());
  const flat = await width();
  await tetris.cw();
  await expect.poll(width).toBeLessThan(flat);
  await tetris.ccw();
  await expect.poll(width).toBe(flat);
  await tetris.softDrop();
  await tetris.hardDrop();
  await expect.poll(async () => (await standing()).length).toBe(8);
  await phone.tap(page.getByRole('tab').nth(1));
  const puyo = await beginPractice();
  const first = await pieceLeft();
  await puyo.right();
  await expect.poll(pieceLeft).toBeGreaterThan(first);
  await puyo.cw();
  await expect.poll(width).toBeGreaterThan(0);
  await puyo.hardDrop();
  await expect.poll(async () => (await standing()).length).toBe(4);
});

it('solves a puzzle by swipes', async () => {
  const { page } = browser;
  await browser.go('trainer.html');
  await page.locator('main[data-puzzle]').waitFor({ timeout: 60_000 });
  const swipes = await swipesOver(page.locator('main .board svg').first());
  const solved = await page.getByLabel('How you’re doing').innerText();
  await solve(page, (input) =>
    input === 'softDrop' ? phone.tap(button(en.key.softDrop)) : swipes[input as Swipe](),
  );
  await expect.poll(() => page.getByLabel('How you’re doing').innerText()).not.toBe(solved);
  await expect.poll(() => page.getByLabel('How you’re doing').innerText()).toContain('Solved');
});

/** Keys that solve a position of one piece. */
function keysFor({ rows, queue, goal }: Position): Input[] {
  const { board, active } = startRun({ board: onBoard(rows), queue: [...queue] }).game;
  const found = findPlacements(board, active!, { spins: true }).find(
    ({ location, spin }) => spin === goal.spin && lock(board, cellsOf(location)).linesCleared === goal.rows,
  )!;
  return findInputs(board, active!, cellsOf(found.location), { spin: goal.spin })!;
}

it('plays the lesson by swipes, of T-spins and of Puyo', async () => {
  const { page } = browser;
  const solved = page.getByText(lessonEn.solved);
  await browser.go('trainer.html');
  await phone.tap(page.getByRole('button', { name: /^Lesson/ }).first());
  await phone.tap(button(lessonEn.yourTurn));
  const tetris = await swipesOver(page.locator('.lesson .board svg').first());
  for (const key of keysFor(steps[0]!.plays[0]!))
    await (key === 'softDrop' ? phone.tap(button(en.key.softDrop)) : tetris[key as Swipe]());
  await solved.waitFor();
  expect(await phone.overhang()).toBeLessThanOrEqual(0);

  await phone.tap(page.getByText(lessonEn.courses.puyo));
  await phone.tap(button(lessonEn.yourTurn));
  const puyo = await swipesOver(page.locator('.lesson .board svg').first());
  for (let column = 3; column < 6; column++) await puyo.right();
  await puyo.hardDrop();
  await solved.waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
