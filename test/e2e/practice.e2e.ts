import { beforeEach, expect, it } from 'vitest';
import { sleep } from './stage/desktop.ts';
import type { Okiba } from './stage/Okiba.ts';
import { Beginner } from './playing/playWithHints.ts';
import { watchPractice, openWatchedPractice } from './games/watchedPractice.ts';
import { practice } from './games/windows.ts';
import { RealGame } from './stage/RealGame.ts';
import { inWords, isWrong } from './playing/report.ts';
import { useStage } from './stage/stage.ts';

const stage = useStage();
let okiba: Okiba;

beforeEach(async () => {
  okiba = await stage.launch();
});

it('offers the practice game if no game runs, and draws hints there through the screen', async () => {
  await sleep(1500);
  expect((await okiba.state()).status).toBe('searching');
  await watchPractice(okiba);
  await okiba.panel.getByRole('button', { name: 'Open the practice game' }).click();
  await (await okiba.window('practice')).locator('.lobby').waitFor();
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  const played = await (await Beginner.sitDown(okiba, game, stage.screen)).play(12);
  expect(played.turns.filter(isWrong).map(inWords)).toEqual([]);
  game.press('hardDrop');
  await okiba.until((state) => (state.state?.position.queue.length ?? 0) >= 6, 'five previews');
});

it('reads the board under the mouse pointer', async () => {
  await openWatchedPractice(okiba);
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  const { x, y, width, height } = game.area();
  const middle = [x + width / 2, y + height / 2].map((at) => `${Math.round(at)}`);
  stage.desktop.run('xdotool', 'mousemove', ...middle);
  const sources = await okiba.request('sources:list', null);
  const screen = sources.find(({ kind }) => kind === 'screen')!;
  await okiba.request('sources:choose', { id: screen.id });
  for (let piece = 0; piece < 4; piece++) {
    const { observation } = await okiba.until((state) => state.suggestion !== null, 'a hint');
    expect(observation).toMatchObject({ game: 'tetris', doubts: [] });
    const before = (await okiba.state()).piece;
    game.press('hardDrop');
    await okiba.until((state) => state.piece !== before, 'the next piece');
  }
});

it('takes the pieces by hand if nothing can be read', async () => {
  const { panel } = okiba;
  await panel.getByRole('tab', { name: 'By hand' }).click();
  for (const letter of ['t', 'i', 'o']) await panel.keyboard.press(letter);
  const hint = panel.getByRole('status');
  await expect.poll(() => hint.innerText(), { timeout: 10_000 }).toContain('T to columns');
  await panel.keyboard.press('Enter');
  await expect.poll(() => hint.innerText(), { timeout: 10_000 }).toContain('I to column');
  await panel.keyboard.press('Backspace');
  await expect.poll(() => hint.innerText(), { timeout: 10_000 }).toContain('T to columns');
});

it('reports no lost window when the practice game is closed', async () => {
  await openWatchedPractice(okiba);
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  await okiba.until((state) => state.suggestion !== null, 'a hint');
  game.close();
  const state = await okiba.until(({ source }) => source?.name !== 'Okiba practice', 'letting go');
  expect(state.trouble).toBeNull();
  await expect.poll(() => okiba.panel.getByRole('alert').count()).toBe(0);
});
