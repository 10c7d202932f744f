import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  startingPosition,
  type PuyoStart,
  type TetrisStart,
} from '../../../electron/contract/asking/practice.ts';
import { recordGame } from '../../../build/fit/review/players.ts';
import { recordPuyoGame } from '../../../build/fit/review/puyoPlayers.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { GameEntry, GameHabits, ImportedGame } from '../../../electron/contract/asking/games.ts';
import type { Puzzle } from '../../../engine/puzzle/types.ts';
import type { ReviewAnswer, ReviewRequest } from '../../../engine/protocol/reviewJobs.ts';
import { reviewTurns, summarise, type JudgedTurn } from '../../../engine/review/review.ts';
import App from '../../../renderer/review/App.svelte';
import type { TryEngine } from '../../../renderer/review/trying/tryingAt.ts';
import { suggest as suggestPuyo } from '../../../engine/puyo/advice/suggest.ts';
import { judgePair } from '../../../engine/review/puyo/judgePair.ts';
import { judgeTetris } from '../../../engine/review/tetris/judgeTurn.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';
import { Review, type ReviewWorker } from '../../../renderer/review/Review.svelte.ts';
import { en } from '../../../electron/contract/words/review/reviewMessages.en.ts';
import { settings } from '../settings.ts';

const game = recordGame('random', 3, 14);
const judged = [...reviewTurns(game)];
const summary = summarise(game, judged);
const entry: GameEntry = {
  id: '2026-05-20-12-00-00',
  header: { ...game.header, title: 'Blocks', startedAt: Date.now() },
  placed: game.turns.length,
  summary: null,
};

/** Answers at once what the worker would. */
const engine: TryEngine = {
  judge: (turn, columns, rows) => Promise.resolve(judgeTetris(turn, { columns, rows })),
  tetris: (state, options) => Promise.resolve(suggest(state, options)),
  judgePair: (turn) => Promise.resolve(judgePair(turn)),
  puyo: (state, options) => Promise.resolve(suggestPuyo(state, options)),
};

let entries: GameEntry[];
let habits: GameHabits;
let dropped: number;
/** Why nothing can be deleted. */
let refused: string | null;
let shown = game;
let imported: ImportedGame;
let asked: [string, unknown][];
let worker: ReviewWorker;
const bridge = {
  request: (channel: string, ask: unknown) => {
    asked.push([channel, ask]);
    if (channel === 'state:get') return Promise.resolve({ settings: { ...settings, language: 'en' } });
    if (channel === 'review:games')
      return Promise.resolve({ total: entries.length, dropped, from: 0, entries });
    if (channel === 'review:habits') return Promise.resolve(habits);
    if (channel === 'review:game') return Promise.resolve(shown);
    if (channel === 'review:remove' && refused !== null) return Promise.reject(new Error(refused));
    if (channel === 'review:remove') entries = [];
    if (channel === 'review:import') return Promise.resolve(imported);
    return Promise.resolve(null);
  },
  on: () => () => {},
  report: () => {},
} as unknown as Bridge;

const tell = async (answer: ReviewAnswer): Promise<void> => {
  worker.onmessage!.call(worker as Worker, { data: answer } as MessageEvent<ReviewAnswer>);
  await tick();
};

async function open(): Promise<void> {
  render(App, { review: new Review(bridge, () => worker, engine), bridge });
  await vi.waitFor(() => expect(screen.queryByText('Blocks')).not.toBeNull());
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalled());
}

async function rate(): Promise<void> {
  for (const one of judged) await tell({ tells: 'turn', judged: one });
  await tell({ tells: 'summary', summary });
}

beforeEach(() => {
  entries = [entry];
  habits = { days: 28, recurring: [], weeks: [] };
  dropped = 0;
  refused = null;
  shown = game;
  imported = { ok: false, error: 'no game in it' };
  asked = [];
  worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
});

it('opens the latest game, says how far its rating is, and stops it on request', async () => {
  await open();
  const [request] = vi.mocked(worker.postMessage).mock.calls[0] as [ReviewRequest];
  expect(request).toMatchObject({ do: 'review' });
  await tell({ tells: 'turn', judged: judged[0]! });
  expect(screen.getByText(en.progress.running(1, 14), { exact: false })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: en.progress.stop }));
  expect(worker.terminate).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: en.progress.stop })).toBeNull();
});

it('goes to the costliest move first, says what was wrong with it and what would have been better', async () => {
  await open();
  await rate();
  const [costliest] = summary.costliest;
  expect(screen.getByRole('heading', { name: new RegExp(en.move(costliest! + 1, 14)) })).toBeTruthy();
  expect(screen.getByText(/^Better: /)).toBeTruthy();
  expect(asked).toContainEqual(['review:keep', { id: entry.id, summary }]);
  expect(screen.getByText(en.accuracy(summary.accuracy!.toFixed(1)))).toBeTruthy();
});

it.each([
  ['Home', 0],
  ['End', 13],
  ['2', summary.costliest[1]!],
])('steps by %s to piece %i', async (key, at) => {
  await open();
  await rate();
  await fireEvent.keyDown(window, { key });
  expect(screen.getByRole('heading', { name: new RegExp(en.move(at + 1, 14)) })).toBeTruthy();
});

it('deletes a game only after a second confirmation', async () => {
  await open();
  await fireEvent.click(screen.getByRole('button', { name: en.remove('Blocks') }));
  expect(asked.map(([channel]) => channel)).not.toContain('review:remove');
  await fireEvent.click(screen.getByRole('button', { name: en.removeAsk }));
  await vi.waitFor(() => expect(screen.queryByText(en.noGames)).not.toBeNull());
});

it('says how many puzzles a position makes, and copies them only on request', async () => {
  const puzzles = [{ id: 'a' }, { id: 'b' }] as Puzzle[];
  const copied = vi.fn(() => true);
  document.execCommand = copied;
  await open();
  await rate();
  await fireEvent.click(screen.getByRole('button', { name: en.exports.puzzle }));
  await tell({ tells: 'puzzles', puzzles });
  expect(screen.getByText(en.puzzles(2))).toBeTruthy();
  expect(copied).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: en.exports.copyPuzzles }));
  expect(copied).toHaveBeenCalledExactlyOnceWith('copy');
});

it('names recurring mistakes, and how often they happened before', async () => {
  const [covers, leaves] = [
    { kind: 'coversHoles', piece: 'I', times: 4, before: null } as const,
    { kind: 'leavesWells', piece: 'S', times: 7, before: 12 } as const,
  ];
  habits = { days: 28, recurring: [leaves, covers], weeks: [] };
  await open();
  expect(screen.getByText('Covers a hole with the I: 4 times')).toBeTruthy();
  expect(screen.getByText(/Leaves deep wells with the S: 7 times/)).toBeTruthy();
  expect(screen.getByText(en.habitBefore(12))).toBeTruthy();
});

it('gives a puzzle to the trainer, which it opens', async () => {
  const [copied, task] = [vi.fn(), { board: ['XXXX..XXXX'], queue: ['O'], goal: { kind: 'tsd' } }];
  document.execCommand = () => {
    const event = Object.assign(new Event('copy'), { clipboardData: { setData: copied } });
    return document.dispatchEvent(event);
  };
  await open();
  await rate();
  await fireEvent.click(screen.getByRole('button', { name: en.exports.puzzle }));
  await tell({ tells: 'puzzles', puzzles: [task as unknown as Puzzle] });
  await fireEvent.click(screen.getByRole('button', { name: en.exports.solve }));
  expect(copied).toHaveBeenCalledWith('text/plain', expect.stringMatching(/^okiba:\/\/trainer#v115@/));
  expect(asked).toContainEqual(['trainer:open', null]);
  expect(screen.getByText(en.exports.solveIt)).toBeTruthy();
});

it('says in one line why a file has no game', async () => {
  await open();
  const review = new Review(bridge, () => worker, engine);
  await review.importText('x.txt', 'nothing');
  expect(review.trouble).toBe('no game in it');
});

it('opens the first game of a file, and says in one line why another one is left out', async () => {
  await open();
  const review = new Review(bridge, () => worker, engine);
  imported = { ok: true, id: entry.id, left: 'round 2 of bob has other rules' };
  await review.importText('x.ttrm', '{}');
  expect([review.id, review.game, review.trouble]).toEqual([entry.id, game, imported.left]);
});

/** Its pairs as they are judged. */
async function ratePairs(): Promise<JudgedTurn[]> {
  shown = recordPuyoGame('random', 3, 12);
  const pairs = [...reviewTurns(shown)];
  await open();
  for (const one of pairs) await tell({ tells: 'turn', judged: one });
  await tell({ tells: 'summary', summary: summarise(shown, pairs) });
  return pairs;
}

it('lets mistakes with pairs be tried again, one after the other, and shows the continuation of each best place', async () => {
  const pairs = await ratePairs();
  const mistakes = pairs.flatMap(({ rating }, at) => (['best', 'good'].includes(rating) ? [] : [at]));
  await fireEvent.click(screen.getByRole('button', { name: en.trying.all(mistakes.length) }));
  expect(screen.getByText(en.trying.count(1, mistakes.length))).toBeTruthy();
  expect(screen.getByText(en.trying.taskPair)).toBeTruthy();
  await fireEvent.keyDown(window, { key: 'h', code: 'KeyH' });
  expect(screen.getByText(en.trying.verdict.shown)).toBeTruthy();
  expect(screen.getByText(/^Best: column \d, /)).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/How it could go on: pair 1 of/)).not.toBeNull());
  await fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByText(/How it could go on: pair 2 of/)).toBeTruthy();
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(screen.getByText(en.trying.count(2, mistakes.length))).toBeTruthy();
});

it('continues with the pairs of the game', async () => {
  await ratePairs();
  await fireEvent.keyDown(window, { key: 'Home' });
  await fireEvent.click(screen.getByRole('button', { name: en.playOn }));
  const [, position] = asked.find(([channel]) => channel === 'practice:playOn')!;
  const { game: kind, pairs } = v.parse(startingPosition, position) as PuyoStart;
  expect(kind).toBe('puyo');
  expect(pairs.length).toBeGreaterThanOrEqual(shown.turns.length);
});

it('shows a game of pairs with what would have been better, and gives its link', async () => {
  const pairs = await ratePairs();
  const worst = summarise(shown, pairs).costliest[0]!;
  expect(screen.getByRole('group', { name: en.board(worst + 1) })).toBeTruthy();
  expect(document.querySelector('[data-role="hint"]')).not.toBeNull();
  expect(screen.getByText(/^Better: column \d, /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.exports.fumen })).toBeNull();
  expect(screen.queryByRole('button', { name: en.exports.puzzle })).toBeNull();
  document.execCommand = () => document.dispatchEvent(new Event('copy'));
  await fireEvent.click(screen.getByRole('button', { name: en.exports.link }));
  expect(screen.getByText(en.linkCopied(shown.turns.length - worst))).toBeTruthy();
});

it('says why a game could not be deleted, and does it on the next try', async () => {
  await open();
  await rate();
  refused = 'the records died';
  await fireEvent.click(screen.getByRole('button', { name: en.remove('Blocks') }));
  await fireEvent.click(screen.getByRole('button', { name: en.removeAsk }));
  await vi.waitFor(() => expect(screen.queryByText(/the records died/)).not.toBeNull());
  refused = null;
  await fireEvent.click(screen.getByRole('button', { name: en.tryAgain }));
  await vi.waitFor(() => expect(screen.queryByText(en.noGames)).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says how many of the oldest games were deleted', async () => {
  dropped = 12;
  await open();
  expect(screen.getByText(en.dropped(12))).toBeTruthy();
});

it('offers the practice game if no game was played yet', async () => {
  entries = [];
  render(App, { review: new Review(bridge, () => worker, engine), bridge });
  await fireEvent.click(await screen.findByRole('button', { name: en.openPractice }));
  expect(asked).toContainEqual(['practice:open', null]);
});

it('lets a mistake be tried once more by keys, judges it, and shows the best place and its continuation', async () => {
  await open();
  await rate();
  await fireEvent.keyDown(window, { key: 'f', code: 'KeyF' });
  expect(screen.getByRole('heading', { name: new RegExp(en.trying.heading) })).toBeTruthy();
  expect(screen.queryByText(/^Better: /)).toBeNull();
  await fireEvent.keyDown(window, { key: ' ' });
  const verdicts = ['found', 'better', 'same', 'worse'] as const;
  await vi.waitFor(() =>
    expect(verdicts.some((one) => screen.queryByText(en.trying.verdict[one]))).toBe(true),
  );
  await fireEvent.keyDown(window, { key: 'Backspace' });
  await fireEvent.keyDown(window, { key: 'h', code: 'KeyH' });
  expect(screen.getByText(en.trying.verdict.shown)).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/How it could go on: piece 1 of/)).not.toBeNull());
  await fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByText(/How it could go on: piece 2 of/)).toBeTruthy();
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.getByText(/^Better: /)).toBeTruthy();
});

it('offers all mistakes of a game as exercises', async () => {
  const mistakes = judged.flatMap(({ rating }, at) => (['best', 'good'].includes(rating) ? [] : [at]));
  await open();
  await rate();
  await fireEvent.click(screen.getByRole('button', { name: en.trying.all(mistakes.length) }));
  for (const number of mistakes.keys()) {
    expect(screen.getByText(en.trying.count(number + 1, mistakes.length))).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'h', code: 'KeyH' });
    await fireEvent.keyDown(window, { key: 'Enter' });
  }
  expect(screen.queryByRole('heading', { name: new RegExp(en.trying.heading) })).toBeNull();
});

it('continues from a position in the practice game, with the pieces of the game', async () => {
  await open();
  await rate();
  await fireEvent.keyDown(window, { key: 'Home' });
  await fireEvent.click(screen.getByRole('button', { name: en.playOn }));
  const [, position] = asked.find(([channel]) => channel === 'practice:playOn')!;
  const { queue } = v.parse(startingPosition, position) as TetrisStart;
  expect(queue.length).toBeGreaterThanOrEqual(game.turns.length);
});

it('shows how accurate each week was', async () => {
  habits = { days: 28, recurring: [], weeks: [{ ago: 2, games: 3, accuracy: 71.4 }] };
  await open();
  await vi.waitFor(() => expect(screen.queryByText(en.weeks.heading)).not.toBeNull());
  expect(screen.getByText('2 weeks ago')).toBeTruthy();
  expect(screen.getByText('71%')).toBeTruthy();
});
