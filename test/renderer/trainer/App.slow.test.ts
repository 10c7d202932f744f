import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrainerMode, TrainingRecord } from '../../../electron/contract/asking/training.ts';
import { findInputs } from '../../../engine/tetris/moves/inputs.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Input } from '../../../engine/tetris/types.ts';
import type { Trainer } from '../../../renderer/trainer/Trainer.svelte.ts';
import { trainerWords } from '../../../renderer/trainer/words/trainerWords.ts';
import { openTrainer, press, puzzleOtherThan } from './page.ts';

const { trainer: words, puzzles } = trainerWords.en;

const keys: Readonly<Record<Input, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  cw: 'ArrowUp',
  ccw: 'z',
  half: 'a',
  softDrop: 'ArrowDown',
  hardDrop: ' ',
  hold: 'c',
};

let trainer: Trainer;
let kept: TrainingRecord[];
let container: HTMLElement;

const said = () => screen.getByLabelText(words.verdictHeading).textContent;

const another = (id: string | undefined) => puzzleOtherThan(trainer, id);

/** The keys of the stored answer, pressed one after the other. */
async function placeByKeys(): Promise<void> {
  const { puzzle } = trainer.table!;
  for (const { location } of puzzle.solutions[0]!) {
    const { board, active } = trainer.table!.run.game;
    for (const key of findInputs(board, active!, cellsOf(location))!) {
      await press(keys[key]);
      await fireEvent.keyUp(window, { key: keys[key] });
    }
  }
}

async function solveByKeys(): Promise<void> {
  await placeByKeys();
  await finishByKeys();
}

/** Then the T itself, turned in. */
async function finishByKeys(): Promise<void> {
  await waitFor(() => expect(trainer.table!.isReady).toBe(true), { timeout: 30_000 });
  const { game } = trainer.table!.run;
  const { reason } = trainer.table!.verdict!;
  if (reason.kind !== 'ready') throw new Error('no slot stands ready');
  const { location, spin } = reason.finish;
  for (const key of findInputs(game.board, game.active!, cellsOf(location), { spin })!) {
    await press(keys[key]);
    await fireEvent.keyUp(window, { key: keys[key] });
  }
}

/** By the menu, as a player does. */
async function chooseMode(mode: TrainerMode): Promise<void> {
  await press('m');
  const menu = await screen.findByRole('navigation', { name: words.modesHeading }, { timeout: 30_000 });
  await fireEvent.click(within(menu).getByText(words.modes[mode].name));
}

beforeEach(async () => {
  ({ trainer, container, kept } = await openTrainer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the trainer', () => {
  it('states its goal, and shows the board and the pieces', () => {
    const { queue, goal } = trainer.table!.puzzle;
    expect(container.querySelector('.task')!.textContent.trim()).toBe(
      puzzles.task(queue, puzzles.goal[goal.kind]),
    );
    expect(screen.getAllByRole('img').length).toBeGreaterThanOrEqual(queue.length + 1);
    expect(container.querySelector('[data-role=ghost]')).not.toBeNull();
    expect(screen.getByLabelText(words.progress.heading).textContent).toContain('2 days in a row');
  });

  it('is solved by keys, says so, keeps it, and continues with Enter', async () => {
    const { id } = trainer.table!.puzzle;
    await solveByKeys();
    await waitFor(() => expect(said()).toContain(puzzles.verdict.solved));
    expect(kept).toMatchObject([{ kind: 'attempt', solved: true, tries: 1, input: 'keys', shown: false }]);
    const { number, family } = trainer.table!.served;
    expect(kept[0]).toMatchObject({ number, family });
    await press('Enter');
    await another(id);
    expect(kept).toHaveLength(1);
  });

  it('shows how hard it was, and how the rating changed', async () => {
    expect(screen.getByText(words.ladder.rating(1300, false))).toBeDefined();
    await solveByKeys();
    await waitFor(() => expect(said()).toContain(puzzles.verdict.solved));
    const { puzzle, after } = trainer.ladder.standing.last!;
    const rating = Math.round(after);
    const change = words.ladder.change(1300, rating, `+${rating - 1300}`);
    expect(screen.getByText(words.ladder.puzzle(Math.round(puzzle)))).toBeDefined();
    expect(screen.getByText(change)).toBeDefined();
    const { id } = trainer.table!.puzzle;
    await press('Enter');
    await another(id);
    expect(screen.getByText(words.ladder.lastPuzzle(Math.round(puzzle)))).toBeDefined();
    expect(screen.getByText(change)).toBeDefined();
  });

  it('counts a shown answer as not solved, at once', async () => {
    await press('s');
    await waitFor(() => expect(kept).toMatchObject([{ solved: false, shown: true }]));
    expect(trainer.ladder.standing.player.rating).toBeLessThan(1300);
  });

  it('chooses easier and harder ones by request', async () => {
    const rating = () => {
      const { puzzle, served } = trainer.table!;
      const { difficulty } = puzzle.predicted;
      return trainer.ladder.standing.climb.ratingOf({ ...puzzle, difficulty, family: served.family });
    };
    const means: number[] = [];
    for (const aim of ['easier', 'harder'] as const) {
      const before = trainer.table!.puzzle.id;
      await fireEvent.click(screen.getByRole('button', { name: words.ladder.aims[aim] }));
      await another(before);
      means.push(rating());
    }
    expect(means[1]! - means[0]!).toBeGreaterThan(100);
  });

  it('asks for the T as the last move, says what it was instead, and shows its turn on request', async () => {
    await placeByKeys();
    await waitFor(() => expect(said()).toContain(words.finish.now('T')));
    expect(kept).toEqual([]);
    await press(' ');
    expect(trainer.table!.missed).not.toBeNull();
    await waitFor(() => expect(said()).toContain('Not yet'));
    const lying = trainer.table!.run.rows;
    await press('s');
    const played = await screen.findByLabelText(words.playback.heading);
    expect(within(played).getAllByRole('listitem').length).toBeGreaterThan(1);
    await press('s');
    expect(trainer.table!.run.rows).toEqual(lying);
    await finishByKeys();
    await waitFor(() => expect(kept).toMatchObject([{ solved: true, tries: 2 }]));
  });

  it('says why a wrong answer fails, and lets it be tried again', async () => {
    const before = trainer.table!.run.rows;
    for (let step = 0; step < 9; step++) await press('ArrowRight');
    await press(' ');
    await waitFor(() => expect(trainer.table!.isOver).toBe(true), { timeout: 30_000 });
    expect(said()).toContain(puzzles.verdict[trainer.table!.verdict!.verdict]);
    await press('u');
    expect(trainer.table!.run.rows).toEqual(before);
    await solveByKeys();
    await waitFor(() => expect(kept).toMatchObject([{ solved: true, tries: 2, undos: 1 }]));
  });

  it('gives hints step by step: slot, roof, next place', async () => {
    const roles = () =>
      [...container.querySelectorAll('[data-role]')].map((one) => one.getAttribute('data-role'));
    await press('h');
    await waitFor(() => expect(said()).toContain('slot'));
    expect(roles()).toContain('second');
    await press('h');
    await press('h');
    await waitFor(() => expect(roles()).toContain('hint'));
    expect(trainer.table!.hintsSeen).toBe(3);
  });

  it('plays the answer with numbered keys, and does not count it as solved', async () => {
    await press('s');
    const played = await screen.findByLabelText(words.playback.heading);
    expect(within(played).getAllByRole('listitem').length).toBeGreaterThan(0);
    trainer.table!.playToEnd();
    await waitFor(() => expect(played.textContent).toContain(words.playback.finish('T')));
    await press('s');
    await solveByKeys();
    await waitFor(() => expect(kept).toMatchObject([{ solved: false, shown: true }]));
  });

  it('places a tapped candidate', async () => {
    const [location] = trainer.table!.puzzle.solutions[0]!.map((placement) => placement.location);
    const [x, y] = cellsOf(location!)[0]!;
    for (let tap = 0; tap < 40 && trainer.table!.candidates[0] === undefined; tap++)
      await fireEvent.pointerDown(container.querySelector(`[data-cell="${x},${y}"]`)!, { button: 0 });
    expect(screen.getByText(words.candidates(trainer.table!.candidates.length))).toBeTruthy();
    await press('Enter');
    expect(trainer.table!.run.placed).toHaveLength(1);
    expect(trainer.table!.input).toBe('taps');
  });

  it('asks how a selected puzzle was liked, and keeps the answer', async () => {
    const { id } = trainer.table!.puzzle;
    await chooseMode('curated');
    const { puzzle } = await another(id);
    expect(puzzle.predicted.interest).toBeGreaterThan(3.4);
    expect(screen.queryByText(words.actions.answer)).toBeNull();
    await solveByKeys();
    await waitFor(() => expect(said()).toContain(puzzles.verdict.solved));
    await press('1');
    await another(puzzle.id);
    expect(kept.at(-1)).toMatchObject({ kind: 'rating', like: true, puzzle: { id: puzzle.id } });
  });

  it('covers the stack in flash mode, shows the answer after a wrong place, and continues by itself', async () => {
    const { id } = trainer.table!.puzzle;
    trainer.flash.seeing = 0.5;
    trainer.flash.answering = 0.5;
    await chooseMode('flash');
    const { puzzle } = await another(id);
    const blocks = () => container.querySelectorAll('[data-kind=X]').length;
    expect(blocks()).toBeGreaterThan(0);
    await waitFor(() => expect(blocks()).toBe(0), { timeout: 5000 });
    await press(' ');
    await waitFor(() => expect(trainer.flash.phase).toBe('answer'), { timeout: 5000 });
    expect(blocks()).toBeGreaterThan(0);
    await another(puzzle.id);
  });

  it('offers no donation of one piece', async () => {
    await fireEvent.click(screen.getByRole('button', { name: puzzles.category.donation }));
    expect(trainer.preferences.moves).toBe(2);
    expect(screen.getByRole('button', { name: words.movesName(1) })).toHaveProperty('disabled', true);
  });
});
