import { beforeEach, expect, it, vi } from 'vitest';
import { headerOf, turnOf } from '../../../engine/review/turns.ts';
import { judgeTetris } from '../../../../engine/review/tetris/judgeTurn.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { cellsOf, identify } from '../../../../engine/tetris/rules/pieces.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { TryingPiece, type PieceEngine } from '../../../../renderer/review/trying/TryingPiece.svelte.ts';

const empty = '.'.repeat(10);
const ready = Array<string>(4).fill('XXXXXXXXX.');
const rows = [...Array<string>(16).fill(empty), ...ready];
const upright: Cell[] = [[9, 0], [9, 1], [9, 2], [9, 3]]; // prettier-ignore
const flat: Cell[] = [[0, 4], [1, 4], [2, 4], [3, 4]]; // prettier-ignore
const header = headerOf({ origin: 'practice' });
const turn = turnOf({ cells: ready, queue: ['I', 'T', 'O'], combo: -1, placed: identify(flat)! });
const judged = judgeTetris(turn, header);
let trying: TryingPiece;
let isBroken: boolean;
const engine: PieceEngine = {
  judge: (one, columns, height) =>
    isBroken
      ? Promise.reject(new Error('broken'))
      : Promise.resolve(judgeTetris(one, { columns, rows: height })),
  tetris: (state, options) => Promise.resolve(suggest(state, options)),
};

beforeEach(() => {
  isBroken = false;
  trying = new TryingPiece(turn, judged, { header, rows, engine });
});

it('is found by keys, and then continues', async () => {
  trying.press('cw');
  for (let step = 0; step < 9; step++) trying.press('right');
  trying.press('hardDrop');
  expect(trying.state).toBe('asked');
  await vi.waitFor(() => expect(trying.state).toBe('found'));
  expect(trying.placed).toEqual(identify(upright));
  await vi.waitFor(() => expect(trying.plan.length).toBeGreaterThan(1));
  expect(trying.plan[0]).toEqual({ rows, placed: identify(upright) });
  expect(trying.plan[1]!.rows.every((row) => row === empty)).toBe(true);
  trying.stepPlan(99);
  expect(trying.planAt).toBe(trying.plan.length - 1);
});

it('is found by tapping a cell', async () => {
  trying.tap([9, 0]);
  expect(cellsOf(trying.candidates[0]!)).toContainEqual([9, 0]);
  trying.place(trying.candidates[0]);
  await vi.waitFor(() => expect(trying.state).toBe('found'));
});

it('distinguishes the same place from others, and can be tried again, with what was held', async () => {
  for (let step = 0; step < 9; step++) trying.press('left');
  trying.press('hardDrop');
  await vi.waitFor(() => expect(trying.state).toBe('same'));
  trying.press('hardDrop');
  expect([trying.state, trying.placed]).toEqual(['open', null]);
  trying.press('hold');
  expect([trying.game.hold, trying.game.active?.type]).toEqual(['I', 'T']);
  trying.again();
  expect([trying.game.hold, trying.game.active?.type]).toEqual([null, 'I']);
});

it('shows the best place on request, after which no key moves anything', () => {
  trying.show();
  trying.press('hardDrop');
  expect([trying.state, trying.placed]).toEqual(['shown', identify(upright)]);
});

it('says why a try could not be judged, and gives the piece back', async () => {
  isBroken = true;
  trying.press('hardDrop');
  await vi.waitFor(() => expect(trying.trouble).toBe('broken'));
  expect(trying.state).toBe('open');
});

it('lets the plan be placed piece by piece, each judged by itself', async () => {
  trying.show();
  expect(trying.canGoOn).toBe(false);
  await vi.waitFor(() => expect(trying.canGoOn).toBe(true));
  const planned = trying.plan[1]!;
  trying.goOn();
  await vi.waitFor(() => expect(trying.step).toBe(1));
  expect([trying.state, trying.game.active?.type, trying.rows]).toEqual(['open', 'T', planned.rows]);
  expect(trying.turn).toMatchObject({ queue: ['T', 'O'], cells: [], placed: planned.placed });
  trying.place(identify([[4, 1], [5, 1], [6, 1], [5, 0]])); // prettier-ignore
  await vi.waitFor(() => expect(trying.state).toBe('weaker'));
  trying.again();
  trying.show();
  await vi.waitFor(() => expect(trying.plan).not.toEqual([]));
  trying.goOn();
  await vi.waitFor(() => expect(trying.step).toBe(2));
  expect(trying.game.active?.type).toBe('O');
});

it('ends with the pieces that are known', async () => {
  trying = new TryingPiece({ ...turn, queue: ['I'] }, judged, { header, rows, engine });
  trying.show();
  await vi.waitFor(() => expect(trying.plan.length).toBeGreaterThan(0));
  expect(trying.canGoOn).toBe(false);
});
