import { expect, it } from 'vitest';
import { PaintedGame } from './playing/paintedGame.ts';
import { hintOf, isReady } from './playing/playWithHints.ts';
import { outlineShare } from './stage/Recorder.ts';
import { useStage } from './stage/stage.ts';
import { hintColour } from './playing/Hint.ts';

const stage = useStage({ windowManager: false });

it('watches the whole screen if windows can not be watched one by one', async () => {
  const game = await PaintedGame.open(stage.desktop.env.DISPLAY!, { cell: 32 });
  const okiba = await stage.launch();
  const state = await okiba.until(isReady, 'a hint', 40_000);
  expect(state.source!.kind).toBe('screen');
  const seen = state.observation!;
  if (!seen.game) throw new Error('no board');
  const rect = {
    x: Math.round(seen.board.x),
    y: Math.round(seen.board.y),
    width: Math.round(seen.board.width),
    height: Math.round(seen.board.height),
  };
  const origin = await game.origin();
  expect(Math.abs(rect.x - origin.x - game.board.x)).toBeLessThanOrEqual(4);
  expect(Math.abs(rect.y - origin.y - game.board.y)).toBeLessThanOrEqual(4);
  const board = { rect, columns: seen.columns, rows: seen.rows };
  const colour = hintColour(state, state.state!.position.queue[0]!);
  const drawn = async () =>
    outlineShare(
      await stage.screen.grab(rect),
      board,
      hintOf(await okiba.state())?.cells ?? [[0, 0]],
      colour,
    );
  await expect.poll(drawn, { timeout: 5000, interval: 100 }).toBeGreaterThan(0.6);
});
