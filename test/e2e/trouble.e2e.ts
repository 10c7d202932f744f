import { beforeEach, describe, expect, it } from 'vitest';
import type { PanelState } from '../../electron/contract/panel.ts';
import { sleep } from './stage/desktop.ts';
import type { Okiba } from './stage/Okiba.ts';
import { isReady } from './playing/playWithHints.ts';
import { kblocks, quadrapassel } from './games/windows.ts';
import { RealGame } from './stage/RealGame.ts';
import { useStage } from './stage/stage.ts';
import { untilDrawn } from './playing/Hint.ts';

const stage = useStage();
let okiba: Okiba;
let game: RealGame;

beforeEach(async () => {
  game = await RealGame.open(stage.desktop, quadrapassel);
  await game.begin(stage.screen);
  okiba = await stage.launch();
});

const waitForDrawing = () => untilDrawn(okiba, game, stage.screen);

const overlayIsVisible = () =>
  okiba.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().some(
      (window) => window.webContents.getURL().includes('/overlay/') && window.isVisible(),
    ),
  );

const expectHidden = () => expect.poll(overlayIsVisible, { timeout: 3000, interval: 30 }).toBe(false);

describe('a game that changes under the overlay', () => {
  it('is followed when its window moves and is resized', async () => {
    await waitForDrawing();
    game.moveTo({ x: 900, y: 60, width: 595, height: 611 });
    await sleep(600);
    await waitForDrawing();
    game.moveTo({ x: 120, y: 90, width: 840, height: 860 });
    await sleep(600);
    await waitForDrawing();
  });

  it('is left alone while it is minimised, and found again', async () => {
    await waitForDrawing();
    game.minimise();
    await expectHidden();
    const state = await okiba.state();
    expect(state.trouble?.kind).toBe('sourceMinimised');
    game.restore();
    await waitForDrawing();
  });

  it('is let go of when it is closed', async () => {
    await waitForDrawing();
    game.close();
    await expectHidden();
    const state = await okiba.until(
      ({ status }) => status === 'lost' || status === 'searching',
      'letting go',
    );
    expect(state.suggestion).toBeNull();
    expect((await okiba.panel.locator('body').innerText()).length).toBeGreaterThan(0);
  });
});

describe('two games', () => {
  it('are both offered, and the one that the user chooses is watched', async () => {
    await waitForDrawing();
    const other = await RealGame.open(stage.desktop, kblocks);
    other.moveTo({ x: 1000, y: 300, width: 900, height: 640 });
    await other.begin(stage.screen);
    const sources = await okiba.request('sources:list', null);
    expect(sources.map(({ name }) => name)).toEqual(expect.arrayContaining(['Quadrapassel', 'KBlocks']));
    for (const name of ['KBlocks', 'Quadrapassel']) {
      const { id } = sources.find((source) => source.name === name)!;
      await okiba.request('sources:choose', { id });
      const isThere = (now: PanelState) => isReady(now) && now.source?.id === id;
      await okiba.until(isThere, `a hint over ${name}`, 30_000);
    }
  });
});

describe('a display that goes away', () => {
  it('ends the app', async () => {
    await waitForDrawing();
    const ended = new Promise((resolve) => okiba.app.process().once('exit', resolve));
    stage.desktop.killDisplay();
    await expect(Promise.race([ended.then(() => 'ended'), sleep(10_000)])).resolves.toBe('ended');
  });
});

it('reports no lost display when it is asked to quit', async () => {
  const process = okiba.app.process();
  let said = '';
  process.stderr!.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGTERM');
  await ended;
  expect(said).not.toContain('display');
});
