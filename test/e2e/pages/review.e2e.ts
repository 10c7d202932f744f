import { expect, it } from 'vitest';
import { fumenOf } from '../../../engine/review/files/fumen.ts';
import { recordGame } from '../../../build/fit/review/players.ts';
import { violationsOf } from '../looks/accessibility.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();

it('records the practice game, and rates it in the review', async () => {
  const okiba = await stage.launch();
  await okiba.panel.getByRole('button', { name: 'Open the practice game' }).click();
  const practice = await okiba.window('practice');
  await practice.locator('.lobby').waitFor();
  await practice.keyboard.press('Enter');
  await practice.waitForTimeout(4000);
  for (let piece = 0; piece < 6; piece++) {
    await practice.keyboard.press(piece % 2 ? 'ArrowLeft' : 'ArrowRight');
    await practice.keyboard.press('Space');
    await practice.waitForTimeout(150);
  }
  await okiba.request('review:open', null);
  const page = await okiba.window('review');
  const list = page.getByRole('navigation', { name: 'Your games' });
  await expect.poll(() => list.innerText(), { timeout: 15_000 }).toMatch(/% accuracy · practice/);
  expect(await list.innerText()).toContain('Okiba practice');

  await page.keyboard.press('Home');
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
    .toContainEqual(expect.stringMatching(/^Move 1 of \d/));
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
    .toContainEqual(expect.stringMatching(/^Move 2 of \d/));
});

it('opens a fumen, names its costliest moves, and deletes it again', async () => {
  const okiba = await stage.launch();
  await okiba.panel.getByRole('button', { name: 'Look back at your games' }).click();
  const page = await okiba.window('review');
  await expect.poll(() => page.getByText('No games yet', { exact: false }).count()).toBe(1);
  const fumen = fumenOf(recordGame('random', 4, 14));
  await page.getByLabel('Paste fumen or replay').evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, fumen);
  const costliest = page.getByRole('region', { name: 'Your costliest moves' });
  await expect.poll(() => costliest.getByRole('listitem').count(), { timeout: 15_000 }).toBe(3);
  expect(await violationsOf(page)).toEqual([]);

  // A second try at the costliest one: judged, shown, and played on from.
  const card = page.getByRole('region', { name: 'Find a better move' });
  await page.keyboard.press('f');
  await card.getByText('is yours again', { exact: false }).waitFor();
  await page.keyboard.press('Space');
  const verdict = /Well done|better place|same|Look for another|no better/;
  await expect.poll(() => card.innerText(), { timeout: 15_000 }).toMatch(verdict);
  if (await card.getByRole('button', { name: 'Try again' }).count()) await page.keyboard.press('Backspace');
  if (await card.getByRole('button', { name: 'Show me' }).count()) await page.keyboard.press('h');
  await card.getByText('piece 1 of', { exact: false }).waitFor();
  await page.keyboard.press('g');
  await card.getByRole('heading', { name: 'Play on: piece 2' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);

  await page.getByRole('button', { name: 'Delete fumen' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect.poll(() => page.getByText('No games yet', { exact: false }).count()).toBe(1);
});
