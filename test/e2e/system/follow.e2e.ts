/** How soon the overlay goes with its game's window, and leaves where another one lies over it. */
import { beforeEach, expect, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { kblocks, practice } from '../games/windows.ts';
import { Hint } from '../playing/Hint.ts';
import { quantile } from '../playing/report.ts';
import { isReady } from '../playing/playWithHints.ts';
import { sleep } from '../stage/desktop.ts';
import { RealGame } from '../stage/RealGame.ts';
import type { BoardOnScreen } from '../stage/Recorder.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
let game: RealGame;
let hint: Hint;

const moves = 6;
/** As a piece comes to rest, its hint goes for a moment in any case. */
const roundMs = 300;
const left = 60;
const step = 360;

const to = (x: number) => game.moveTo({ x, y: 40, width: -1, height: -1 });

// Its board is not as black as the screen: where it stands can be seen.
beforeEach(async () => {
  const okiba = await stage.launch();
  await openWatchedPractice(okiba);
  game = await RealGame.attach(stage.desktop, practice);
  to(left);
  await game.begin(stage.screen);
  const isThere = 'a hint for the window';
  await okiba.until((state) => isReady(state) && state.source?.kind === 'window', isThere, 40_000);
  hint = new Hint(okiba, game, stage.screen);
});

/** Milliseconds from the board's first picture so far to the right to its hint there. */
async function follow(by: number): Promise<number> {
  const here = await hint.board();
  await hint.until(true, here, 'a hint before the window moves');
  const there: BoardOnScreen = { ...here, rect: { ...here.rect, x: here.rect.x + by } };
  return hint.lag(true, there, () => to(left + Math.max(0, by)), 'the hint at the new place');
}

it('goes with the window of its game', async () => {
  const times: number[] = [];
  for (let move = 0; move < moves; move++) {
    times.push(await follow(move % 2 === 0 ? step : -step));
    await sleep(roundMs);
  }
  times.sort((a, b) => a - b);
  console.log(
    `X11: overlay follows a move after: median ${quantile(times, 0.5)} ms, most ${times.at(-1)} ms`,
  );
});

it('leaves while the game is minimised, and while another window covers it', async () => {
  const other = await RealGame.open(stage.desktop, kblocks);
  game.restore();
  const board = await hint.board();
  await hint.until(true, board, 'a hint');
  const minimised = await hint.lag(false, board, () => game.minimise(), 'no hint where the game was');
  game.restore();
  await hint.until(true, board, 'the hint again', 20_000);
  const covered = await hint.lag(false, board, () => other.restore(), 'no hint over the other window');
  console.log(`X11: hidden ${minimised} ms after the game was minimised, ${covered} ms after it was covered`);
  game.restore();
  await hint.until(true, board, 'the hint again', 20_000);
  expect(game.alive).toBe(true);
});
