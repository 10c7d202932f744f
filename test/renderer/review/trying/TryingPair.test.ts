import { beforeEach, expect, it, vi } from 'vitest';
import { suggest } from '../../../../engine/puyo/advice/suggest.ts';
import { judgePair } from '../../../../engine/review/puyo/judgePair.ts';
import type { PuyoTurn } from '../../../../engine/review/record.ts';
import { TryingPair, type PairEngine } from '../../../../renderer/review/trying/TryingPair.svelte.ts';

/** Red goes off with one more red: a chain of two, once the blue ones meet. */
const cells = ['B.....', 'RBB...', 'RRB...'];
const rows = [...Array<string>(10).fill('......'), ...cells];
const turn: PuyoTurn = {
  kind: 'pair',
  at: 0,
  cells,
  pairs: ['RR', 'GY', 'YG'],
  allClear: false,
  incoming: 0,
  placed: { column: 6, direction: 'up' },
  hint: null,
};
const judged = judgePair(turn);
const coming = ['RR', 'GY', 'YG', 'GG', 'YY'];
let trying: TryingPair;
let isBroken: boolean;
const engine: PairEngine = {
  judgePair: (one) => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(judgePair(one))),
  puyo: (state, options) => Promise.resolve(suggest(state, options)),
};

beforeEach(() => {
  isBroken = false;
  trying = new TryingPair(turn, judged, { rows, coming, engine });
});

it('distinguishes the same place from others, with two equal puyos in either order, and can be tried again', async () => {
  trying.press('cw');
  trying.press('cw');
  for (let step = 0; step < 5; step++) trying.press('right');
  trying.press('softDrop');
  expect(trying.state).toBe('asked');
  await vi.waitFor(() => expect(trying.state).toBe('same'));
  trying.press('hardDrop');
  expect([trying.state, trying.placed]).toEqual(['open', null]);
  expect(trying.current.cells).toEqual([[2, 11], [2, 12]]); // prettier-ignore
});

it('is found by a tap on the best place, and then continues with the field after it', async () => {
  const best = trying.viewOf(judged.best.placed).cells;
  for (let tap = 0; tap < 20; tap++) {
    trying.tap(best[0]!);
    if (JSON.stringify(trying.viewOf(trying.candidates[0]!).cells) === JSON.stringify(best)) break;
  }
  trying.placeTapped();
  await vi.waitFor(() => expect(trying.state).toBe('found'));
  await vi.waitFor(() => expect(trying.plan.length).toBe(3));
  expect(trying.plan[0]).toEqual({ rows, placed: trying.placed });
  trying.stepPlan(1);
  expect(trying.plannedView(trying.frame!)).toMatchObject({ axis: 'G', child: 'Y' });
});

it('shows all places of a column if a tapped cell is above what can be reached', () => {
  trying.tap([5, 11]);
  expect(trying.viewOf(trying.candidates[0]!).cells.some(([x]) => x === 5)).toBe(true);
});

it('shows the best place on request, after which no key moves anything', () => {
  trying.show();
  trying.press('hardDrop');
  expect([trying.state, trying.placed]).toEqual(['shown', judged.best.placed]);
});

it('says why a try could not be judged, and gives the pair back', async () => {
  isBroken = true;
  trying.press('hardDrop');
  await vi.waitFor(() => expect(trying.trouble).toBe('broken'));
  expect(trying.state).toBe('open');
});

it('lets the plan be placed pair by pair, with the pairs that came in the game, each judged by itself', async () => {
  trying.show();
  expect(trying.canGoOn).toBe(false);
  await vi.waitFor(() => expect(trying.canGoOn).toBe(true));
  const planned = trying.plan[1]!;
  trying.goOn();
  await vi.waitFor(() => expect(trying.step).toBe(1));
  expect([trying.state, trying.rows]).toEqual(['open', planned.rows]);
  expect(trying.turn).toMatchObject({ pairs: ['GY', 'YG', 'GG'], placed: planned.placed });
});

it('ends with the pairs that are known', async () => {
  trying = new TryingPair({ ...turn, pairs: ['RR'] }, judged, { rows, coming: ['RR'], engine });
  trying.show();
  await vi.waitFor(() => expect(trying.plan.length).toBe(1));
  expect(trying.canGoOn).toBe(false);
});
