import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../../electron/contract/words/languages.ts';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Rect } from '../../../vision/types.ts';
import { practice } from '../games/windows.ts';
import { isReady } from '../playing/playWithHints.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { RealGame } from '../stage/RealGame.ts';
import { distance, parseColour, pixel } from '../stage/Screen.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
const { welcome, start } = languages.en;
const line = parseColour('#31C7EF');
/** Of the line; key caps may lie on some of it. */
const most = 0.9;
/** An I is of the line's colour, and its hint may lie along the board's edge. */
const mostOfHint = 0.2;
/** Beyond the board's edges, in pixels, the line is looked for. */
const reach = 10;

/** How much of the four sides around a place on the screen has the line. */
async function lineShare(rect: Rect): Promise<number> {
  const [width, height] = [rect.width + 2 * reach, rect.height + 2 * reach];
  const image = await stage.screen.grab({ x: rect.x - reach, y: rect.y - reach, width, height });
  const isLine = (x: number, y: number) => distance(pixel(image, x, y), line) < 16;
  const offsets = Array.from({ length: reach }, (_, at) => at);
  const across = Array.from({ length: rect.width }, (_, at) => at + reach);
  const down = Array.from({ length: rect.height }, (_, at) => at + reach);
  const sides = [
    across.map((x) => offsets.some((y) => isLine(x, y))),
    across.map((x) => offsets.some((y) => isLine(x, height - 1 - y))),
    down.map((y) => offsets.some((x) => isLine(x, y))),
    down.map((y) => offsets.some((x) => isLine(width - 1 - x, y))),
  ].flat();
  return sides.filter(Boolean).length / sides.length;
}

/** Where the board stands on the screen, in whole pixels; the window's picture begins at `origin`. */
async function boardOn(okiba: Okiba, origin: { x: number; y: number }): Promise<Rect> {
  const { observation } = await okiba.until(isReady, 'a hint');
  if (!observation?.game) throw new Error('no board');
  const { x, y, width, height } = observation.board;
  return {
    x: Math.round(origin.x + x),
    y: Math.round(origin.y + y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

it('leads a new user from the game over its board, drawn on it, to the first hint, and only once', async () => {
  mkdirSync(join(stage.desktop.home, 'okiba'));
  const okiba = await stage.launch();
  const press = (name: string) => okiba.panel.getByRole('button', { name, exact: true }).click();
  await okiba.panel.getByRole('heading', { name: welcome.steps.game.heading }).waitFor();
  await press(start.practice);
  await (await okiba.window('practice')).locator('.lobby').waitFor();
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  await okiba.panel.getByText(welcome.found('Okiba practice')).waitFor();

  await press(welcome.next);
  const board = await boardOn(okiba, game.area());
  await expect.poll(() => lineShare(board), { timeout: 10_000 }).toBeGreaterThan(most);
  const { piece } = await okiba.until(isReady, 'a hint');
  game.press('hardDrop');
  await okiba.until((state) => isReady(state) && state.piece !== piece, 'the next hint');
  await press(welcome.board.yes);
  await expect.poll(() => lineShare(board), { timeout: 10_000 }).toBeLessThan(mostOfHint);

  await okiba.panel.getByLabel(languages.en.settings.controls.hints.skill.choices.slides).check();
  await press(welcome.done);
  await okiba.panel.getByText(languages.en.status.ready.word, { exact: true }).waitFor();
  await okiba.close();
  const again = await stage.launch();
  await again.panel.getByText(languages.en.status.searching.word, { exact: true }).waitFor();
  expect((await again.state()).settings).toMatchObject({ welcomed: true, skill: 'slides' });
});

/**
 * A hint on a picture that leaves nothing in doubt. Single pictures may while it is shown: its marks over the game's own
 * ghost are neither empty nor filled, and the rules tell which, by what was followed before.
 */
const isClear = ({ suggestion, observation }: PanelState): boolean =>
  suggestion !== null && observation?.game === 'tetris' && observation.doubts.length === 0;

it('reads a board on the whole screen with the line around it in the picture', async () => {
  const okiba = await stage.launch();
  // On a whole screen it is left to its own hints otherwise.
  await okiba.request('settings:change', { watchesPractice: true });
  await okiba.request('practice:open', null);
  await (await okiba.window('practice')).locator('.lobby').waitFor();
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  const sources = await okiba.request('sources:list', null);
  await okiba.request('sources:choose', { id: sources.find(({ kind }) => kind === 'screen')!.id });
  await okiba.request('board:outline', true);
  const board = await boardOn(okiba, { x: 0, y: 0 });
  await expect.poll(() => lineShare(board), { timeout: 10_000 }).toBeGreaterThan(most);
  for (let placed = 0; placed < 4; placed++) {
    const before = await okiba.until(isClear, 'a hint on a picture without doubts');
    game.press('hardDrop');
    await okiba.until((state) => state.piece !== before.piece, 'the next piece');
  }
  expect(await boardOn(okiba, { x: 0, y: 0 })).toEqual(board);
});
