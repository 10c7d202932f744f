/** A game that nobody here wrote, in a window of another process. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { arrows, type GameKind } from '../games/GameKind.ts';
import { Hint } from '../playing/Hint.ts';
import { boardOnScreen, isReady } from '../playing/playWithHints.ts';
import { RealGame } from '../stage/RealGame.ts';
import { blackShare } from './stage/blackShare.ts';
import { useWindows } from './stage/windowsStage.ts';

const folder = fileURLToPath(new URL('../../../../shared/games/canvas-tetris', import.meta.url));
const size = { width: 700, height: 800 };

/** Its button keeps the space bar until something else is clicked. */
const canvasTetris: GameKind = {
  name: 'canvas-tetris',
  program: 'electron',
  title: 'HTML5 Tetris',
  begin: [{ click: [350, 645] }, { click: [30, 300] }],
  keys: arrows,
};

const stage = useWindows();
const pieces = 3;

// Under Wine a foreign window's own picture is black where the overlay lies over it: the screen's is watched.
// Its pieces fall a row in 0.4 s, faster than keys come through under Wine: nobody plays.
it.skipIf(!existsSync(folder))('draws its hints on the board of another program', async () => {
  const okiba = await stage.open(1, { '/game': folder });
  stage.openGame('/game/index.html', size);
  const game = await RealGame.attach(stage.desktop, canvasTetris);
  const sources = await okiba.request('sources:list', null);
  expect(sources.map(({ name }) => name)).toContain(canvasTetris.title);
  await okiba.request('sources:choose', { id: sources.find(({ kind }) => kind === 'screen')!.id });
  await game.begin(stage.screen);
  const hint = new Hint(okiba, game, stage.screen);
  const hinted = new Set<number>();
  while (hinted.size < pieces) {
    const isNext = (state: PanelState) => isReady(state) && !hinted.has(state.piece);
    const state = await okiba.until(isNext, 'a hint for another piece', 60_000);
    await hint.until(true, boardOnScreen(state, game), 'the hint on its cells');
    hinted.add(state.piece);
  }
  expect(blackShare(await stage.screen.grab(game.area()))).toBeLessThan(0.1);
});
