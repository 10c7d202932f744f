/** What is told, and drawn, of games that nobody plays just then: begun at their menu, paused, and at their end. */
import { expect, it } from 'vitest';
import type { Status } from '../../../electron/contract/panel.ts';
import { openWatchedPractice } from './watchedPractice.ts';
import { practice, quadrapassel } from './windows.ts';
import { isReady } from '../playing/playWithHints.ts';
import { sleep } from '../stage/desktop.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { RealGame } from '../stage/RealGame.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
let okiba: Okiba;

/** A state that is told stays for so long at least. */
const stayMs = 4000;
const mostDrops = 60;
const dropMs = 350;

async function drawnHints(): Promise<number> {
  const overlay = await okiba.page('overlay');
  return overlay.locator('[data-role]').count();
}

const wordOf = () => okiba.panel.locator('.status strong').innerText();

/** The panel tells it in a word, and from then on no hint is drawn or said. A busy machine may miss pictures meanwhile. */
async function expectStopped(status: Status, word: string): Promise<void> {
  const told = await okiba.until((state) => state.status === status, word, 15_000);
  expect(told.suggestion).toBeNull();
  await expect.poll(wordOf).toBe(word);
  for (const end = Date.now() + stayMs; Date.now() < end; await sleep(100)) {
    const state = await okiba.state();
    expect([status, 'stale']).toContain(state.status);
    expect(state.suggestion).toBeNull();
    expect(await drawnHints()).toBe(0);
  }
}

/** Drops pieces without looking until it is told that the game is over. */
async function dropToTheEnd(game: RealGame): Promise<void> {
  for (let drops = 0; drops < mostDrops; drops += 1) {
    if ((await okiba.state()).status === 'over') return;
    game.press('hardDrop');
    await sleep(dropMs);
  }
}

/** As fast as nobody can follow: what fills the board then is not known piece by piece. */
async function pileUp(): Promise<void> {
  const page = await okiba.page('practice');
  for (let drops = 0; drops < mostDrops && !(await page.getByText('Game over').count()); drops += 1)
    await page.keyboard.press('Space');
}

/** Lets a few pieces come down by themselves for a while: how fast they fall is learned from that. */
async function watchPieces(game: RealGame, pieces: number): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const { piece: before } = await okiba.until(isReady, 'a hint');
    await sleep(2500);
    game.press('hardDrop');
    await okiba.until((state) => state.piece !== before, 'the next piece');
  }
  // Nobody stops a game in the instant in which a piece comes in.
  await sleep(1200);
}

it('quadrapassel: its pause and its end are reported', async () => {
  const game = await RealGame.open(stage.desktop, quadrapassel);
  okiba = await stage.launch();
  await sleep(1500);
  await game.begin(stage.screen);
  await okiba.until(isReady, 'the first hint', 30_000);
  await watchPieces(game, 3);
  await game.do(quadrapassel.begin[0]!);
  await expectStopped('gamePaused', 'Paused');
  await game.do(quadrapassel.begin[0]!);
  await okiba.until(isReady, 'a hint after the pause');
  await dropToTheEnd(game);
  await expectStopped('over', 'Game over');
});

it('the practice game: its pause, its other game and its end are reported, and the next round is followed', async () => {
  okiba = await stage.launch();
  await openWatchedPractice(okiba);
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  await watchPieces(game, 1);
  await game.do({ key: 'p' });
  await expectStopped('gamePaused', 'Paused');
  expect(await okiba.panel.getByText('Draw its outline').count()).toBe(0);
  await game.do({ key: 'p' });
  await okiba.until(isReady, 'a hint after the pause');
  await game.do({ key: '2' });
  await okiba.until((state) => state.state === null, 'no pieces');
  for (const end = Date.now() + stayMs; Date.now() < end; await sleep(100))
    expect((await okiba.state()).state).toBeNull();
  // Left alone, it is paused.
  await game.do({ key: '1' });
  await game.do({ key: 'p' });
  await okiba.until(isReady, 'a hint in the first game');
  await dropToTheEnd(game);
  await expectStopped('over', 'Game over');
  await game.do({ key: 'r' });
  await okiba.until(isReady, 'a hint in the next round');
  await pileUp();
  await expectStopped('over', 'Game over');
});
