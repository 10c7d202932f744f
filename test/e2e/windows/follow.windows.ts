/** The game's window is moved and minimised: the overlay goes with it. */
import { beforeEach, expect, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { practice } from '../games/windows.ts';
import { Hint } from '../playing/Hint.ts';
import { isReady } from '../playing/playWithHints.ts';
import { quantile } from '../playing/report.ts';
import type { RealGame } from '../stage/RealGame.ts';
import type { BoardOnScreen } from '../stage/Recorder.ts';
import { useWindows } from './stage/windowsStage.ts';

const stage = useWindows();
let game: RealGame;
let hint: Hint;
/** Where the game's window was put last, frame and all. */
let spot: { x: number; y: number };

const moves = 6;
const spots = [
  { x: 60, y: 40 },
  { x: 420, y: 200 },
];

beforeEach(async () => {
  const okiba = await stage.open(1);
  await openWatchedPractice(okiba);
  game = await stage.attach(practice);
  place(spots[0]!);
  await game.begin(stage.screen);
  await okiba.until(
    (state) => isReady(state) && state.source?.kind === 'window',
    'a hint for the window',
    40_000,
  );
  hint = new Hint(okiba, game, stage.screen);
});

function place(to: { x: number; y: number }): void {
  game.moveTo({ ...to, width: -1, height: -1 });
  spot = to;
}

const active = () => stage.desktop.run('xdotool', 'getactivewindow').trim();

/** Milliseconds from the board's first picture at a new place to its hint there. */
async function follow(to: { x: number; y: number }): Promise<number> {
  const here = await hint.board();
  await hint.until(true, here, 'a hint before the window moves');
  const { x, y, width, height } = here.rect;
  const rect = { x: x - spot.x + to.x, y: y - spot.y + to.y, width, height };
  const there: BoardOnScreen = { ...here, rect };
  return hint.lag(true, there, () => place(to), 'the hint at the new place');
}

it('follows the window, without taking the keyboard from it', async () => {
  const times: number[] = [];
  for (let move = 1; move <= moves; move++) times.push(await follow(spots[move % spots.length]!));
  times.sort((a, b) => a - b);
  console.log(
    `Windows: overlay follows a move after: median ${quantile(times, 0.5)} ms, most ${times.at(-1)} ms`,
  );
  expect(Number(active())).toBe(Number(game.id));
});

it('is gone while the game is minimised, and says so', async () => {
  const board = await hint.board();
  await hint.until(true, board, 'a hint');
  const took = await hint.lag(false, board, () => game.minimise(), 'no hint where the game was');
  console.log(`Windows: hidden ${took} ms after the game was minimised`);
  const told = await stage.okiba.until(({ trouble }) => trouble !== null, 'words about it');
  expect(told.trouble!.kind).toBe('sourceMinimised');
  game.restore();
  await hint.until(true, board, 'the hint again', 20_000);
});
