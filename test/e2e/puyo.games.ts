import { expect, it } from 'vitest';
import type { Cell } from '../../engine/tetris/types.ts';
import type { Image } from '../../vision/types.ts';
import type { PanelState } from '../../electron/ipc.ts';
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

/** What each cell looks like most of the time, while a pair falls to and fro through an empty board. */
async function emptyColours(game: RealGame, board: BoardOnScreen): Promise<Colours> {
  const shots: Colours[] = [];
  for (let i = 0; i < 9; i += 1) {
    shots.push(coloursOf(await stage.screen.grab(board.rect), board));
    game.press(i % 4 < 2 ? 'left' : 'right', 2);
    await sleep(200);
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[4]!;
  return (cell) => {
    const colours = shots.map((shot) => shot(cell));
    return [0, 1, 2].map((channel) => middle(colours.map((colour) => colour[channel]!))) as unknown as Rgb;
  };
}

interface Look {
  empty: Colours;
  now: Colours;
}

const allCells = ({ columns, rows }: BoardOnScreen): Cell[] =>
  Array.from({ length: columns * rows }, (_, i): Cell => [i % columns, Math.floor(i / columns)]);

/** The puyo that lie there by what Okiba reads, by their letters. */
function lyingIn(state: PanelState): Map<string, Cell[]> {
  const lying = new Map<string, Cell[]>();
  const rows = state.observation?.game ? state.observation.cells : [];
  rows.forEach((row, r) =>
    [...row].forEach((letter, x) => {
      if (letter !== '.') lying.set(letter, [...(lying.get(letter) ?? []), [x, rows.length - 1 - r]]);
    }),
  );
  return lying;
}

/** A pair between two rows, in pixels of which four cells have some. */
const mostFalling = 4;

/** What the screen shows otherwise than it was read, the falling pair aside; '' where nothing. */
function misread(lying: Map<string, Cell[]>, { now, empty }: Look, board: BoardOnScreen): string {
  const all = [...lying.values()].flat();
  const isFilled = (cell: Cell) => distance(now(cell), empty(cell)) > 40;
  const missing = all.filter((cell) => !isFilled(cell));
  const others = allCells(board).filter((cell) => isFilled(cell) && !all.some((one) => same(one, cell)));
  const confused = all.filter((cell) =>
    lying.get(nearestLetter(lying, now, cell))!.every((one) => !same(one, cell)),
  );
  return [
    ...(all.length === 0 ? ['nothing lies there'] : []),
    ...missing.map((cell) => `nothing is at ${cell.join()}`),
    ...(others.length > mostFalling ? [`more is at ${others.join(' ')}`] : []),
    ...confused.map((cell) => `another colour is at ${cell.join()}`),
  ].join('; ');
}

const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** The letter whose puyo are of about this cell's colour on the screen. */
function nearestLetter(lying: Map<string, Cell[]>, now: Colours, cell: Cell): string {
  const away = ([, cells]: [string, Cell[]]) => {
    const colours = cells.map(now);
    const mean = [0, 1, 2].map((c) => colours.reduce((sum, colour) => sum + colour[c]!, 0) / colours.length);
    return distance(mean as unknown as Rgb, now(cell));
  };
  return [...lying].sort((a, b) => away(a) - away(b))[0]![0];
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

it("follows the player's own board of flobopuyo, and reads what lies in it", async () => {
  const game = await RealGame.open(stage.desktop, flobopuyo);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  const own = flobopuyo.board!(game.area());
  const board = { rect: own, columns: 6, rows: 12 };
  const empty = await emptyColours(game, board);
  // What Okiba draws would be taken for puyo by those who only look.
  await okiba.request('settings:change', { helpLevel: 0 });
  await okiba.until(({ observation }) => observation?.game === 'puyo', 'a Puyo board', 30_000);
  const area = game.area();
  const [x, y] = [own.x + own.width / 2 - area.x, own.y + own.height / 2 - area.y];
  await okiba.request('board:click', { x: x / area.width, y: y / area.height });
  const misplaced = async () => {
    const state = await okiba.until(({ observation }) => observation?.game === 'puyo', 'its board', 30_000);
    const { rect, columns, rows } = boardOnScreen(state, game);
    return [columns, rows].join() === '6,12' ? offBy(rect, own, columns, rows) : Infinity;
  };
  const readWrong = async () => {
    const lying = lyingIn(await okiba.state());
    const now = coloursOf(await stage.screen.grab(board.rect), board);
    return misread(lying, { now, empty }, board);
  };
  for (const [i, aside] of asides.entries()) {
    await place(game, aside);
    if (i === 1) await expect.poll(misplaced, { timeout: 20_000 }).toBeLessThan(0.25);
    if (i > 0) await expect.poll(readWrong, { timeout: 10_000, interval: 50 }).toBe('');
  }
  expect(game.alive).toBe(true);
});
