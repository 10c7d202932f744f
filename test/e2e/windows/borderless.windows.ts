/** A game of another program that fills the screen without borders, as most do that run "in full screen". */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { arrows, type GameKind } from '../games/GameKind.ts';
import { Hint } from '../playing/Hint.ts';
import { Beginner } from '../playing/playWithHints.ts';
import { drawn } from '../stage/Recorder.ts';
import { inWords, isWrong } from '../playing/report.ts';
import { blackShare } from './stage/blackShare.ts';
import { useWindows } from './stage/windowsStage.ts';

const folder = fileURLToPath(new URL('../league', import.meta.url));
/**
 * But for two rows of pixels: what fills the screen exactly the window manager puts into a layer above all that is topmost, and
 * Windows has no such layer.
 */
const screen = { x: 0, y: 0, width: 1920, height: 1078 };

const borderless: GameKind = {
  name: 'a borderless game',
  program: 'electron',
  title: 'League',
  begin: [{ key: 'Return' }],
  keys: arrows,
};

const stage = useWindows();

/** Whatever Windows' programs ask for, the window manager gives them a border. */
const takeBorder = (id: string): void =>
  void stage.desktop.run('xprop', '-id', id, '-f', hints, '32c', '-set', hints, '2, 0, 0, 0, 0');
const hints = '_MOTIF_WM_HINTS';

const active = () => Number(stage.desktop.run('xdotool', 'getactivewindow'));

it('draws over a game that fills the screen, hides nothing of it and leaves it the keyboard', async () => {
  const okiba = await stage.open(1, { '/game': folder });
  // Its pieces leave a busy machine time to find it.
  stage.openGame('/game/game.html', { width: 700, height: 700 }, 'fall=1500');
  const game = await stage.attach(borderless);
  takeBorder(game.id);
  game.moveTo(screen);
  await expect.poll(() => game.area(), { timeout: 60_000 }).toEqual(screen);
  const sources = await okiba.request('sources:list', null);
  await okiba.request('sources:choose', { id: sources.find(({ kind }) => kind === 'screen')!.id });
  await game.begin(stage.screen);
  const beginner = await Beginner.sitDown(okiba, game, stage.screen);
  const { turns } = await beginner.play(5);
  // The measure of a board in which next to nothing lies gets better as it fills: a film of the first one tells nothing of outlines.
  const misled = turns.filter((turn) => isWrong({ ...turn, outline: drawn }));
  expect(misled.map(inWords)).toEqual([]);
  const hint = new Hint(okiba, game, stage.screen);
  await hint.until(true, await hint.board(), 'the hint over the game');
  expect(blackShare(await stage.screen.grab(screen))).toBeLessThan(0.001);
  expect(active()).toBe(Number(game.id));
});
