import { expect, it } from 'vitest';
import { fractions } from '../../../vision/space.ts';
import { sleep } from '../stage/desktop.ts';
import { flobopuyo } from '../games/windows.ts';
import { offBy } from '../playing/places.ts';
import { boardOnScreen } from '../playing/playWithHints.ts';
import { coloursOf, lyingIn, misread, usualColours, type Colours } from '../playing/puyoOnScreen.ts';
import { RealGame } from '../stage/RealGame.ts';
import type { BoardOnScreen } from '../stage/Recorder.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();

/** What each cell looks like most of the time, while a pair falls to and fro through an empty board. */
async function emptyColours(game: RealGame, board: BoardOnScreen): Promise<Colours> {
  const shots: Colours[] = [];
  for (let i = 0; i < 9; i += 1) {
    shots.push(coloursOf(await stage.screen.grab(board.rect), board));
    game.press(i % 4 < 2 ? 'left' : 'right', 2);
    await sleep(200);
  }
  return usualColours(shots);
}

/** Where the next pairs are brought, in columns from where they come in. */
const asides = [-2, 3, 0, -1, 2, 1] as const;
const settlingMs = 1500;

/** Brings the falling pair to a column and lets it rest. */
async function place(game: RealGame, aside: number): Promise<void> {
  game.press(aside < 0 ? 'left' : 'right', Math.abs(aside));
  game.press('softDrop', 24);
  await sleep(settlingMs);
}

it("follows the player's own board of flobopuyo, and reads its blocks", async () => {
  const game = await RealGame.open(stage.desktop, flobopuyo);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  const own = flobopuyo.board!(game.area());
  const board = { rect: own, columns: 6, rows: 12 };
  const empty = await emptyColours(game, board);
  // What Okiba draws would be taken for puyo by those who only look.
  await okiba.request('settings:change', { help: 'off' });
  await okiba.until(({ observation }) => observation?.game === 'puyo', 'a Puyo board', 30_000);
  const area = game.area();
  const [x, y] = [own.x + own.width / 2 - area.x, own.y + own.height / 2 - area.y];
  await okiba.request('board:command', {
    kind: 'click',
    at: fractions({ x: x / area.width, y: y / area.height }),
  });
  const misplaced = async () => {
    const state = await okiba.until(({ observation }) => observation?.game === 'puyo', 'its board', 30_000);
    const { rect, columns, rows } = boardOnScreen(state, game);
    return [columns, rows].join() === '6,12' ? offBy(rect, own, columns, rows) : Infinity;
  };
  const readWrong = async () => {
    const { observation } = await okiba.state();
    const lying = lyingIn(observation?.game ? observation.cells : []);
    const now = coloursOf(await stage.screen.grab(board.rect), board);
    return lying.size === 0 ? 'nothing lies there' : misread(lying, { now, empty }, board);
  };
  for (const [i, aside] of asides.entries()) {
    await place(game, aside);
    if (i === 1) await expect.poll(misplaced, { timeout: 20_000 }).toBeLessThan(0.25);
    if (i > 0) await expect.poll(readWrong, { timeout: 10_000, interval: 50 }).toBe('');
  }
  expect(game.alive).toBe(true);
});
