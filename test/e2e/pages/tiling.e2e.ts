import { expect, it } from 'vitest';
import { useStage } from '../stage/stage.ts';

const stage = useStage();

it('covers terrains in a page of its own, two hundred thousand ways too', async () => {
  const okiba = await stage.launch();
  await okiba.panel.getByRole('button', { name: 'Fill a shape with pieces' }).click();
  const page = await okiba.window('tiling');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.innerText(), { timeout: 15_000 }).toBe('702 ways');

  await page.getByRole('listbox').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByText('Can be built').count(), { timeout: 15_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copy fumen' }).click();
  expect(await okiba.app.evaluate(({ clipboard }) => clipboard.readText())).toMatch(/^v115@/);

  const paint = page.getByRole('application');
  const { x, y, width } = (await paint.boundingBox())!;
  await page.mouse.click(x + width / 20, y + width / 20);
  await expect.poll(() => page.getByText('57 cells').count()).toBe(1);
  await expect.poll(() => page.getByText('pieces cover four each').count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => heading.innerText()).toBe('702 ways');

  await page.getByRole('textbox').fill('########\n'.repeat(7));
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => heading.innerText(), { timeout: 30_000 }).toBe('233,956 ways');
  await page.getByRole('listbox').focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByText('Way no. 233,956').count()).toBe(1);
});
