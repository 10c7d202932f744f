/** A game that knows nothing of Okiba, in a window of another process. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { arrows, type GameKind } from '../games/GameKind.ts';
import { Hint } from '../playing/Hint.ts';
import { boardOnScreen, isReady } from '../playing/playWithHints.ts';
import { blackShare } from './stage/blackShare.ts';
import { useWindows } from './stage/windowsStage.ts';

const folder = fileURLToPath(new URL('../league', import.meta.url));
/** Its pieces leave a busy machine time to find it. */
const look = 'skin=bevel&theme=light&seed=5&fall=1500';
const size = { width: 700, height: 700 };

const foreign: GameKind = {
  name: 'a game of another program',
  program: 'electron',
  title: 'League',
  begin: [{ key: 'Return' }],
  keys: arrows,
};

const stage = useWindows();
const pieces = 3;

// Under Wine a foreign window's own picture is black where the overlay lies over it: the screen's is watched.
it('draws its hints on the board of another program', async () => {
  const okiba = await stage.open(1, { '/game': folder });
  stage.openGame('/game/game.html', size, look);
  const game = await stage.attach(foreign);
  const sources = await okiba.request('sources:list', null);
  expect(sources.map(({ name }) => name)).toContain(foreign.title);
  await okiba.request('sources:choose', { id: sources.find(({ kind }) => kind === 'screen')!.id });
  await game.begin(stage.screen);
  const hint = new Hint(okiba, game, stage.screen);
  const hinted = new Set<number>();
  while (hinted.size < pieces) {
    const isNext = (state: PanelState) => isReady(state) && !hinted.has(state.piece);
    const state = await okiba.until(isNext, 'a hint for another piece', 60_000);
    await hint.until(true, boardOnScreen(state, game), 'the hint on its cells');
    hinted.add(state.piece);
    game.press('hardDrop');
  }
  expect(blackShare(await stage.screen.grab(game.area()))).toBeLessThan(0.1);
});
