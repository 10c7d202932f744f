import { expect, it } from 'vitest';
import type { Cell } from '../../engine/tetris/types.ts';
import type { Image } from '../../vision/types.ts';
import type { PanelState } from '../../electron/ipc.ts';
import { differences } from './boards.ts';
import { sleep } from './desktop.ts';
import { flobopuyo } from './games/windows.ts';
import { offBy } from './places.ts';
import { boardOnScreen } from './playWithHints.ts';
import { RealGame } from './RealGame.ts';
import { cellColour, type BoardOnScreen } from './Recorder.ts';
import { distance, type Rgb } from './Screen.ts';
import { useStage } from './stage.ts';

const stage = useStage();

type Colours = (cell: Cell) => Rgb;

const coloursOf =
  (image: Image, board: BoardOnScreen): Colours =>
  (cell) =>
    cellColour(image, board, cell);

/** What each cell looks like most of the time, while a pair falls through an empty board. */
async function emptyColours(board: BoardOnScreen): Promise<Colours> {
  const shots: Colours[] = [];
  for (let i = 0; i < 9; i += 1) {
    shots.push(coloursOf(await stage.screen.grab(board.rect), board));
    await sleep(400);
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[4]!;
  return (cell) => {
    const colours = shots.map((shot) => shot(cell));
    return [0, 1, 2].map((channel) => middle(colours.map((colour) => colour[channel]!))) as unknown as Rgb;
  };
}

/** Cells that do not look as they do when empty, as rows of '.' and 'X'. */
function filledBySight(now: Colours, empty: Colours, board: BoardOnScreen): string[] {
  const isFilled = (cell: Cell) => distance(now(cell), empty(cell)) > 40;
  return Array.from({ length: board.rows }, (_, r) =>
    Array.from({ length: board.columns }, (_, x) => (isFilled([x, board.rows - 1 - r]) ? 'X' : '.')).join(''),
  );
}

/** What Okiba reads, the falling pair included. */
function filledByReading(state: PanelState): string[] {
  const seen = state.observation;
  if (!seen?.game) return [];
  const rows = seen.cells.map((row) => [...row].map((letter) => (letter === '.' ? '.' : 'X')));
  for (const [x, y] of seen.current?.cells ?? [])
    if (rows[rows.length - 1 - y]) rows[rows.length - 1 - y]![x] = 'X';
  return rows.map((row) => row.join(''));
}

it('finds a board of flobopuyo, and reads what lies in it', async () => {
  const game = await RealGame.open(stage.desktop, flobopuyo);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  const own = flobopuyo.board!(game.area());
  const theirs = { ...own, x: own.x - 384 };
  const state = await okiba.until(({ observation }) => observation?.game === 'puyo', 'a Puyo board', 30_000);
  const board = boardOnScreen(state, game);
  expect([board.columns, board.rows]).toEqual([6, 12]);
  expect(Math.min(...[own, theirs].map((wanted) => offBy(board.rect, wanted, 6, 12)))).toBeLessThan(0.25);
  const empty = await emptyColours(board);
  for (const aside of ['left', 'right', 'left'] as const) {
    game.press(aside, 2);
    game.press('softDrop', 20);
    await sleep(1500);
  }
  const readAsSeen = async () => {
    const read = filledByReading(await okiba.state());
    const seen = filledBySight(coloursOf(await stage.screen.grab(board.rect), board), empty, board);
    return seen.join('').includes('X') ? differences(seen, read) : 'nothing lies there';
  };
  await expect.poll(readAsSeen, { timeout: 10_000, interval: 50 }).toBe('');
});
