import { expect, it } from 'vitest';
import { PaintedGame } from './playing/paintedGame.ts';
import { isReady } from './playing/playWithHints.ts';
import { useStage } from './stage/stage.ts';

const stage = useStage();

/** Screen pixels that two measures of a side may differ by. */
const tolerance = 4;

it('finds a game on the screen that covers the panel', async () => {
  const okiba = await stage.launch();
  const { x, y } = await okiba.panel.evaluate(() => ({ x: screenX, y: screenY }));
  const game = await PaintedGame.open(stage.desktop.env.DISPLAY!, { x, y, cell: 32 });
  // The window manager leaves a new window under the one that keys go to, until somebody clicks on it.
  stage.desktop.run('wmctrl', '-i', '-a', String(game.id));
  const sources = await okiba.request('sources:list', null);
  await okiba.request('sources:choose', { id: sources.find(({ kind }) => kind === 'screen')!.id });
  const { source, observation } = await okiba.until(isReady, 'a hint', 40_000);
  expect(source!.kind).toBe('screen');
  const origin = await game.origin();
  if (!observation?.game) throw new Error('no board');
  expect(Math.abs(observation.board.x - origin.x - game.board.x)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(observation.board.y - origin.y - game.board.y)).toBeLessThanOrEqual(tolerance);
});
