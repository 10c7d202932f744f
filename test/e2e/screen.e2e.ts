import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDesktop, type Desktop } from './desktop.ts';
import { Okiba } from './Okiba.ts';
import { PaintedGame } from './paintedGame.ts';
import { hintOf, isReady } from './playWithHints.ts';
import { outlineShare } from './Recorder.ts';
import { parseColour, Screen } from './Screen.ts';
import { colourOf } from '../../renderer/shared/colours.ts';

let desktop: Desktop;
let screen: Screen;
let okiba: Okiba;

beforeEach(async () => {
  desktop = await startDesktop({ windowManager: false });
  screen = await Screen.open(desktop.env.DISPLAY!);
});

afterEach(async () => {
  await okiba.close();
  screen.close();
  await desktop.stop();
});

it('watches the whole screen where windows can not be watched one by one', async () => {
  const game = await PaintedGame.open(desktop.env.DISPLAY!, { cell: 32 });
  okiba = await Okiba.launch(desktop);
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
  const colour = parseColour(colourOf(state.state!.position.queue[0]!));
  const drawn = async () =>
    outlineShare(await screen.grab(rect), board, hintOf(await okiba.state())?.cells ?? [[0, 0]], colour);
  await expect.poll(drawn, { timeout: 5000, interval: 100 }).toBeGreaterThan(0.6);
});
