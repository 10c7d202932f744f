import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PanelState } from '../../electron/contract/panel.ts';
import type { CaseReading } from '../../electron/sourceSelection/SupportCase.ts';
import { languages } from '../../electron/contract/words/languages.ts';
import { PaintedGame } from './playing/paintedGame.ts';
import { isReady } from './playing/playWithHints.ts';
import { useStage } from './stage/stage.ts';

const stage = useStage();
const words = languages.en.details;

/** What is read in the second column from the right, on the floor. */
const cellIn = ({ observation }: PanelState) => (observation?.game ? observation.cells.at(-1)![8] : null);
const isRead = (seen: PanelState['observation']) => seen?.game === 'tetris' && !seen.corrected;
const isReadyWith = (cell: string) => (state: PanelState) => isReady(state) && cellIn(state) === cell;

async function casesOf(): Promise<CaseReading[]> {
  const documents = await stage.okiba.app.evaluate(({ app }) => app.getPath('documents'));
  const parent = join(documents, 'Okiba');
  const files = (existsSync(parent) ? readdirSync(parent) : []).map((name) =>
    join(parent, name, 'reading.json'),
  );
  return files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')) as CaseReading);
}

it("takes the user's correction of a cell until the cell changes, and keeps the case", async () => {
  const game = await PaintedGame.open(stage.desktop.env.DISPLAY!);
  const okiba = await stage.launch();
  await okiba.until(isReady, 'a hint', 40_000);
  await okiba.until(isReadyWith('.'), 'nothing is read there');
  await okiba.panel.locator('[data-cell="8,0"]').click();
  const corrected = await okiba.until(isReadyWith('X'), 'the cell is as it was said');
  expect(corrected.state!.cells.at(-1)![8]).toBe('X');
  expect(corrected.observation).toMatchObject({ corrected: [[8, 0]] });
  await expect
    .poll(async () => (await casesOf()).map(({ corrections }) => corrections), { timeout: 10_000 })
    .toEqual([[{ cell: [8, 0], kind: 'X' }]]);
  await okiba.panel.getByText(words.heading).click();
  await expect.poll(() => okiba.panel.getByText(words.corrected(1)).isVisible()).toBe(true);
  await expect
    .poll(() => okiba.panel.locator('dl').innerText())
    .toMatch(/sure \(\d\d%\)[^]*\d ms ago[^]*reading \d+ ms/);

  await game.stain([8, 0]);
  await okiba.until(({ observation }) => isRead(observation), 'the cell has changed, and is read again');
});

it('hides a wrong hint, by one key, until the next piece', async () => {
  const game = await PaintedGame.open(stage.desktop.env.DISPLAY!);
  const okiba = await stage.launch();
  await okiba.until(isReady, 'a hint', 40_000);
  stage.desktop.run('xdotool', 'key', '--clearmodifiers', 'ctrl+shift+F8');
  await okiba.until(({ isDismissed }) => isDismissed, 'the hint is hidden');
  await expect.poll(() => okiba.panel.getByText(words.dismissed).count()).toBeGreaterThan(0);
  expect(await okiba.panel.locator('[data-role=hint]').count()).toBe(0);
  await expect.poll(async () => (await casesOf()).length, { timeout: 10_000 }).toBe(1);
  await game.press('hardDrop');
  await okiba.until((state) => isReady(state) && !state.isDismissed, 'the next hint');
  await expect.poll(() => okiba.panel.locator('[data-role=hint]').count()).toBe(1);
});
