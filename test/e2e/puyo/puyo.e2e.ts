import { beforeEach, expect, it } from 'vitest';
import { sleep } from '../stage/desktop.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
let okiba: Okiba;

beforeEach(async () => {
  okiba = await stage.launch();
});

it('shows its own hints in the Puyo practice game, and takes pairs back', async () => {
  await okiba.request('practice:open', null);
  const page = await okiba.window('practice');
  await page.getByRole('tab', { name: 'Puyo' }).waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  const hint = page.locator('[data-role=hint] [data-mark]');
  await expect.poll(() => hint.count(), { timeout: 10_000 }).toBe(2);
  const words = () => page.getByRole('region', { name: 'Hint' }).innerText();
  expect(await words()).toMatch(/column \d/);
  await expect.poll(() => page.locator('.count').count(), { timeout: 10_000 }).toBe(0);
  await page.keyboard.down('ArrowDown');
  const puyos = page.locator('.board [data-kind]');
  await expect.poll(() => puyos.count(), { timeout: 10_000 }).toBe(4);
  await page.keyboard.up('ArrowDown');
  await expect.poll(() => hint.count(), { timeout: 10_000 }).toBe(2);
  await page.keyboard.press('u');
  await expect.poll(() => puyos.count(), { timeout: 10_000 }).toBe(2);
});

it('takes Puyo by hand, pair by pair, with the hint as pattern and column', async () => {
  const { panel } = okiba;
  await panel.getByRole('tab', { name: 'By hand' }).click();
  await panel.getByRole('tab', { name: 'Puyo' }).click();
  for (const letter of 'rgby') await panel.keyboard.press(letter);
  const hint = panel.getByRole('status');
  await expect
    .poll(() => hint.innerText(), { timeout: 10_000 })
    .toMatch(/(Upright|Side by side), .*: column \d/);
  await panel.keyboard.press('Enter');
  const lying = panel.locator('.board [data-kind]');
  await expect.poll(() => lying.count(), { timeout: 10_000 }).toBe(2);
  await expect.poll(() => hint.innerText(), { timeout: 10_000 }).toMatch(/column \d/);
  await panel.keyboard.press('Backspace');
  await expect.poll(() => lying.count(), { timeout: 10_000 }).toBe(0);
});

it('does not read hints drawn on a watched field as puyos', async () => {
  await okiba.request('practice:open', null);
  const page = await okiba.window('practice');
  await page.getByRole('tab', { name: 'Puyo' }).waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  const hint = page.locator('[data-role=hint] [data-mark]');
  await expect.poll(() => hint.count(), { timeout: 10_000 }).toBe(2);
  await okiba.until(({ observation }) => observation?.game === 'puyo', 'the practice field', 20_000);
  const looks = 20;
  const fields: string[] = [];
  while (fields.length < looks && (await page.locator('.board [data-kind]').count()) === 2) {
    const { observation } = await okiba.state();
    // Without a whole pair nothing is told: the mark of a puyo whose colour is still out of sight may be read.
    if (observation?.game === 'puyo' && observation.current) fields.push(observation.cells.join(''));
    await sleep(50);
  }
  expect(fields.length).toBeGreaterThan(looks / 2);
  expect(fields.filter((cells) => /[^.]/.test(cells))).toEqual([]);
});
