/** Solves what the trainer's page shows, by what can be seen on it alone. */
import type { Page } from 'playwright-core';
import { finishesOn } from '../../../engine/puzzle/goals.ts';
import { findSolutions } from '../../../engine/puzzle/solving/solve.ts';
import { judge } from '../../../engine/puzzle/judging/judge.ts';
import { type Task, goals } from '../../../engine/puzzle/types.ts';
import { findInputs } from '../../../engine/tetris/moves/inputs.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { type Cell, type Input, type Piece, type Placement, pieces } from '../../../engine/tetris/types.ts';
import { en } from '../../../electron/contract/words/messages.en.ts';
import { picturesOf } from '../../../renderer/trainer/play/playback.ts';
import { en as trainerEn } from '../../../renderer/trainer/words/trainerMessages.en.ts';
import { pressKey, startRun, withMore, type Run } from '../../../renderer/trainer/play/run.ts';
import { pressed } from './practice/pressed.ts';

/** The rows of the board that can be tapped, top row first. */
async function boardOn(page: Page): Promise<string[]> {
  const cells = await page
    .locator('[data-cell]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-cell')!, one.getAttribute('data-filled')!]),
    );
  const places = cells.map(([place, filled]) => ({
    at: place!.split(',').map(Number),
    filled: filled === 'true',
  }));
  const height = 1 + Math.max(...places.map(({ at }) => at[1]!));
  const rows = Array.from({ length: height }, () => Array<string>(10).fill('.'));
  for (const { at, filled } of places) if (filled) rows[height - 1 - at[1]!]![at[0]!] = 'X';
  return rows.map((row) => row.join(''));
}

async function queueOn(page: Page): Promise<Piece[]> {
  const names = await page
    .getByRole('list', { name: 'Pieces, in this order' })
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return names.slice(0, -1).map((name) => pieces.find((piece) => en.seen.piece(piece) === name)!);
}

export async function puzzleOn(page: Page): Promise<string | null> {
  return page.locator('main').getAttribute('data-puzzle');
}

async function taskOn(page: Page): Promise<Task> {
  return { board: await boardOn(page), queue: await queueOn(page), goal: { kind: 'tsd' } };
}

type Press = (input: Input) => Promise<void>;

/** Presses the keys of an answer that the engine finds for what stands there. The goal is a T-spin Double. */
export async function solve(
  page: Page,
  press: Press = (input) => page.keyboard.press(pressed[input]),
): Promise<void> {
  const task = await taskOn(page);
  const position = { board: parseBoard(task.board), queue: task.queue, goal: goals.tsd };
  const [answer] = findSolutions(position, 1).listed;
  const placed = answer!.map(({ location }) => location);
  const pictures = picturesOf(task, placed);
  for (const [piece] of placed.entries())
    for (const key of pictures.find((one) => one.piece === piece)!.keys) await press(key);
  await finish(page, press, pictures.at(-1)!.run);
}

/** Turns the T into the slot that stands ready then. */
async function finish(page: Page, press: Press, run: Run): Promise<void> {
  const [{ location, spin }] = finishesOn(run.game.board, goals.tsd) as [Placement];
  const { board, active } = withMore(run, 'T').game;
  await page.getByText(trainerEn.finish.now('T')).waitFor();
  for (const key of findInputs(board, active!, cellsOf(location), { spin })!) await press(key);
}

/** Drops the one piece of the puzzle at a wall where that is no answer. */
export async function fail(page: Page): Promise<void> {
  const task = await taskOn(page);
  const position = { board: parseBoard(task.board), queue: task.queue, goal: goals.tsd };
  const side = (['left', 'right'] as const).find((one) => {
    let run = startRun(task);
    for (let step = 0; step < 9; step++) run = pressKey(run, one);
    return judge(position, pressKey(run, 'hardDrop').placed).verdict !== 'solved';
  })!;
  for (let step = 0; step < 9; step++) await page.keyboard.press(pressed[side]);
  await page.keyboard.press('Space');
}

/** A cell of the slot that stands ready. */
export async function slotOn(page: Page): Promise<Cell> {
  const [finish] = finishesOn(parseBoard(await boardOn(page)), goals.tsd);
  return cellsOf(finish!.location)[0]!;
}
